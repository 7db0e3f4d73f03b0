import type { Failure } from '../failure/failure.ts';
import { isNotCharged } from './payment.ts';

/** Why the server has not charged. */
type Refusal = Pick<Failure, 'status' | 'message'>;

/** What helps where nothing was charged: to see about the other payment, another amount, another card, or nothing here. */
export type PaymentAdvice = 'otherPayment' | 'amount' | 'card' | 'none';

const CONFLICT = 409;
const UNPROCESSABLE = 422;
const OTHER_PAYMENT = /is still pending|less than 30 seconds ago/;
const ACCOUNT = /account is not active/;
const AMOUNT = /^Nothing is due|more than is due/;

/** The server tells its reasons apart by their words alone; a reason that is not known is the card's. */
export function paymentAdvice({ status, message }: Refusal): PaymentAdvice {
  if (status !== CONFLICT && status !== UNPROCESSABLE) return 'none';
  if (OTHER_PAYMENT.test(message)) return 'otherPayment';
  return AMOUNT.test(message) ? 'amount' : 'card';
}

/**
 * Whether an answer to a request that was sent before means that neither of them charged: while another payment is pending,
 * nobody knows of the first. An account is looked at once no payment is known by the key.
 */
export const isNeverCharged = ({ status, message }: Refusal): boolean =>
  isNotCharged(status) && (status !== CONFLICT || ACCOUNT.test(message));
