import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { AutoRenewRefusal, RemovalRefusal } from '../plans/plan-memberships.queries.ts';
import type { AccountProblem } from './payment-accounts.queries.ts';
import type { PaymentRefusal } from './payment-attempts.queries.ts';
import type { ReversalProblem } from './reversal-attempts.queries.ts';

const BAD_REQUEST = 400;
const CONFLICT = 409;
const UNPROCESSABLE = 422;

type Problem = ReversalProblem | PaymentRefusal | AccountProblem | AutoRenewRefusal | RemovalRefusal;

/** Shown to staff. `unknown` becomes a 404. */
const WORDS: Record<
  Exclude<Problem, 'unknown'>,
  readonly [status: number, code: ErrorCode, message: string, field?: string]
> = {
  keyOfAnother: [UNPROCESSABLE, 'idempotencyKeyReused', 'This Idempotency-Key was used for another payment.'],
  repeated: [
    CONFLICT,
    'duplicatePayment',
    'This payment was just taken. Wait 30 seconds to charge the same amount again.',
  ],
  reversalPending: [
    CONFLICT,
    'reversalPending',
    'A refund of this payment is still processing. Try again when it has finished.',
  ],
  repeatedReversal: [
    CONFLICT,
    'duplicateRefund',
    'This refund was just made. Wait 30 seconds to refund the same amount again.',
  ],
  notPaid: [
    CONFLICT,
    'notRefundable',
    'This payment can’t be refunded: it isn’t paid, or it is already refunded.',
  ],
  nothing: [BAD_REQUEST, 'invalidRequest', 'Amount cannot be zero.', 'amount'],
  moreThanPaid: [
    UNPROCESSABLE,
    'amountTooHigh',
    'The amount is more than what is left of the payment.',
    'amount',
  ],
  anotherDay: [CONFLICT, 'notVoidable', 'A payment can be voided only on its day. Refund it instead.'],
  partlyRefunded: [CONFLICT, 'notVoidable', 'Part of this payment is refunded. Refund the rest instead.'],
  noCheckNumber: [BAD_REQUEST, 'invalidRequest', 'Check number is required.', 'checkNumber'],
  checkNumberOfCash: [BAD_REQUEST, 'invalidRequest', 'A cash payment has no check number.', 'checkNumber'],
  nothingWanted: [BAD_REQUEST, 'invalidRequest', 'Amount cannot be zero.', 'amount'],
  nothingDue: [UNPROCESSABLE, 'nothingDue', 'There is no balance due on this plan.'],
  moreThanDue: [UNPROCESSABLE, 'amountTooHigh', 'The amount is more than the balance due.'],
  pending: [
    CONFLICT,
    'paymentPending',
    'A payment on this plan is still processing. Try again when it has finished.',
  ],
  accountInactive: [CONFLICT, 'accountInactive', 'This payment method is inactive. Choose another one.'],
  cardExpired: [UNPROCESSABLE, 'cardExpired', 'Payment Card expired'],
  known: [CONFLICT, 'accountExists', 'This payment method is already on file.'],
  neverExpires: [BAD_REQUEST, 'invalidRequest', 'A bank account has no expiration date.', 'expirationDate'],
  needed: [
    CONFLICT,
    'accountInUse',
    'This payment method is set for auto-renewal. Choose another one first.',
  ],
  unsettled: [
    CONFLICT,
    'accountPaymentPending',
    'This payment method has a payment that is still processing. Try again when it has finished.',
  ],
  subscriber: [CONFLICT, 'subscriberRequired', "The subscriber can't be removed from their own plan."],
  ended: [CONFLICT, 'planEnded', 'This plan has ended.'],
  noAccount: [CONFLICT, 'noRenewalAccount', 'Choose a payment method for auto-renewal first.'],
};

export function refusalOf(problem: Problem): HttpError {
  if (problem === 'unknown') return notFound();
  const [status, code, message, field] = WORDS[problem];
  return new HttpError(
    status,
    code,
    message,
    field === undefined ? {} : { validationErrors: [{ field, message }] },
  );
}

export const declined = (reason: string): HttpError => new HttpError(UNPROCESSABLE, 'cardDeclined', reason);
