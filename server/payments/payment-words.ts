import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import type { AutoRenewRefusal, RemovalRefusal } from '../plans/plan-memberships.queries.ts';
import type { AccountProblem } from './payment-accounts.queries.ts';
import type { PaymentRefusal } from './payment-attempts.queries.ts';

const BAD_REQUEST = 400;
const CONFLICT = 409;
const UNPROCESSABLE = 422;

type Problem = PaymentRefusal | AccountProblem | AutoRenewRefusal | RemovalRefusal;

/** Why money was not moved, in words for the staff; a thing that is unknown is not found. */
const WORDS: Record<
  Exclude<Problem, 'unknown'>,
  readonly [status: number, code: ErrorCode, message: string, field?: string]
> = {
  keyOfAnother: [UNPROCESSABLE, 'idempotencyKeyReused', 'This Idempotency-Key belongs to another payment.'],
  repeated: [CONFLICT, 'duplicatePayment', 'The same payment was taken less than 30 seconds ago.'],
  nothingWanted: [BAD_REQUEST, 'invalidRequest', 'Amount cannot be zero.', 'amount'],
  nothingDue: [UNPROCESSABLE, 'nothingDue', 'Nothing is due on this plan.'],
  moreThanDue: [UNPROCESSABLE, 'amountTooHigh', 'The amount is more than is due.'],
  pending: [CONFLICT, 'paymentPending', 'A payment on this plan is still pending. Wait until it is settled.'],
  accountInactive: [CONFLICT, 'accountInactive', 'This payment account is not active.'],
  cardExpired: [UNPROCESSABLE, 'cardExpired', 'Payment Card expired'],
  known: [CONFLICT, 'accountExists', 'This payment account has been added before.'],
  neverExpires: [BAD_REQUEST, 'invalidRequest', 'A bank account has no expiration date.', 'expirationDate'],
  needed: [CONFLICT, 'accountInUse', 'This account is used by an auto-renewal.'],
  unsettled: [CONFLICT, 'accountPaymentPending', 'A payment with this account is still pending.'],
  subscriber: [CONFLICT, 'subscriberRequired', 'The subscriber can not be taken off their own plan.'],
  ended: [CONFLICT, 'planEnded', 'This plan has ended.'],
  noAccount: [CONFLICT, 'noRenewalAccount', 'Auto-renewal needs a payment account that is marked for it.'],
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

/** The gateway's own words. */
export const declined = (reason: string): HttpError => new HttpError(UNPROCESSABLE, 'cardDeclined', reason);
