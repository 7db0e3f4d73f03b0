import type { ErrorCode, OperationCodes } from '../failure/error-codes.ts';
import type { Failure } from '../failure/failure.ts';
import { isNotCharged } from './payment.ts';

/** What the user can do after a rejected payment. */
export type PaymentAdvice = 'otherPayment' | 'amount' | 'card' | 'none';

/** Codes that every operation can return. */
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
 * Whether a response to a repeated request proves that neither attempt charged or will charge. While another payment
 * is pending, the first request may still arrive later. The server checks the account only if it found no payment
 * with the key.
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
    case 'cardNumberSent':
    case 'invalidRequest':
    case 'forbidden':
    case 'notFound':
      return true;
    default:
      code satisfies CommonCode | undefined;
      return false;
  }
}

/** The failure of a payment whose state is declined. */
export const declinedFailure = (message: string): Failure => ({
  status: 422,
  reason: 'Declined',
  code: 'cardDeclined',
  message,
});
