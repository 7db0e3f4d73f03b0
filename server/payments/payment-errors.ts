import { conflict, type HttpError, invalidValue, notFound, unprocessable } from '../http/http-error.ts';
import type { AccountRefusal } from './payment-account.ts';
import type { AccountProblem } from './payment-accounts.queries.ts';
import type { PaymentRefusal } from './payment-attempts.queries.ts';
import type { ReversalProblem } from './reversal-attempts.queries.ts';

type Problem = ReversalProblem | PaymentRefusal | AccountProblem;

/** Shown to staff. */
export const ACCOUNT_ERRORS: Record<AccountRefusal, (field?: string) => HttpError> = {
  accountInactive: () => conflict('accountInactive', 'This payment method is inactive. Choose another one.'),
  cardExpired: (field) => unprocessable('cardExpired', 'Payment Card expired', field),
};

/** Shown to staff. `unknown` becomes a 404. */
const ERRORS: Record<Exclude<Problem, 'unknown'>, () => HttpError> = {
  keyOfAnother: () =>
    unprocessable('idempotencyKeyReused', 'This Idempotency-Key was used for another payment.'),
  repeated: () =>
    conflict(
      'duplicatePayment',
      'This payment was just taken. Wait 30 seconds to charge the same amount again.',
    ),
  reversalPending: () =>
    conflict(
      'reversalPending',
      'A refund or void of this payment is still processing. Try again when it has finished.',
    ),
  repeatedReversal: () =>
    conflict(
      'duplicateRefund',
      'This refund was just made. Wait 30 seconds to refund the same amount again.',
    ),
  notPaid: () =>
    conflict('notRefundable', 'This payment can’t be refunded: it isn’t paid, or it is already refunded.'),
  nothing: () => invalidValue('invalidRequest', 'Amount cannot be zero.', 'amount'),
  moreThanPaid: () =>
    unprocessable('amountTooHigh', 'The amount is more than what is left of the payment.', 'amount'),
  anotherDay: () => conflict('notVoidable', 'A payment can be voided only on its day. Refund it instead.'),
  partlyRefunded: () => conflict('notVoidable', 'Part of this payment is refunded. Refund the rest instead.'),
  noCheckNumber: () => invalidValue('invalidRequest', 'Check number is required.', 'checkNumber'),
  checkNumberOfCash: () =>
    invalidValue('invalidRequest', 'A cash payment has no check number.', 'checkNumber'),
  nothingWanted: () => invalidValue('invalidRequest', 'Amount cannot be zero.', 'amount'),
  nothingDue: () => unprocessable('nothingDue', 'There is no balance due on this plan.'),
  moreThanDue: () => unprocessable('amountTooHigh', 'The amount is more than the balance due.'),
  pending: () =>
    conflict('paymentPending', 'A payment on this plan is still processing. Try again when it has finished.'),
  ...ACCOUNT_ERRORS,
  known: () => conflict('accountExists', 'This payment method is already on file.'),
  neverExpires: () =>
    invalidValue('invalidRequest', 'A bank account has no expiration date.', 'expirationDate'),
  needed: () =>
    conflict('accountInUse', 'This payment method is set for auto-renewal. Choose another one first.'),
  unsettled: () =>
    conflict(
      'accountPaymentPending',
      'This payment method has a payment that is still processing. Try again when it has finished.',
    ),
};

export const paymentError = (problem: Problem): HttpError =>
  problem === 'unknown' ? notFound() : ERRORS[problem]();

export const declined = (reason: string): HttpError => unprocessable('cardDeclined', reason);
