import type { Failure } from './failure.ts';

/** What helps where nothing was charged: to see about the other payment, another amount, another card, or nothing here. */
export type PaymentAdvice = 'otherPayment' | 'amount' | 'card' | 'none';

const CONFLICT = 409;
const UNPROCESSABLE = 422;
const OTHER_PAYMENT = /is still pending|less than 30 seconds ago/;
const AMOUNT = /^Nothing is due|more than is due/;

/** The server tells its reasons apart by their words alone; a reason that is not known is the card's. */
export function paymentAdvice({ status, message }: Pick<Failure, 'status' | 'message'>): PaymentAdvice {
  if (status !== CONFLICT && status !== UNPROCESSABLE) return 'none';
  if (OTHER_PAYMENT.test(message)) return 'otherPayment';
  return AMOUNT.test(message) ? 'amount' : 'card';
}
