import type { ErrorCode, OperationCodes } from '../failure/error-codes.ts';
import type { Failure } from '../failure/failure.ts';
import { isNotCharged } from './payment.ts';

/** What helps where nothing was charged: to see about the other payment, another amount, another card, or nothing here. */
export type PaymentAdvice = 'otherPayment' | 'amount' | 'card' | 'none';

/** The codes that a payment has in common with other calls. */
type CommonCode = Exclude<ErrorCode, OperationCodes['takePayment'] | 'otherPracticeContext'>;

export function paymentAdvice({ code }: Failure): PaymentAdvice {
  switch (code) {
    case 'duplicatePayment':
    case 'paymentPending':
      return 'otherPayment';
    case 'nothingDue':
    case 'amountTooHigh':
      return 'amount';
    case 'accountInactive':
    case 'cardExpired':
    case 'cardDeclined':
    case 'idempotencyKeyReused':
    case 'otherPracticeContext':
      return 'card';
    default:
      code satisfies CommonCode | undefined;
      return 'none';
  }
}

/**
 * Whether an answer to a request that was sent before means that neither of them charged. While another payment is
 * pending, the server has not looked for the first one. It checks the account only after it found no payment of the key.
 */
export function isNeverCharged({ status, code }: Failure): boolean {
  if (!isNotCharged(status)) return false;
  switch (code) {
    case 'duplicatePayment':
    case 'paymentPending':
    case 'otherPracticeContext':
      return false;
    case 'accountInactive':
    case 'cardExpired':
    case 'cardDeclined':
    case 'nothingDue':
    case 'amountTooHigh':
    case 'idempotencyKeyReused':
    case 'invalidRequest':
    case 'forbidden':
    case 'notFound':
      return true;
    default:
      code satisfies CommonCode | undefined;
      return false;
  }
}
