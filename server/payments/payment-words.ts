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
  readonly [status: number, message: string, field?: string]
> = {
  keyOfAnother: [UNPROCESSABLE, 'This Idempotency-Key belongs to another payment.'],
  repeated: [CONFLICT, 'The same payment was taken less than 30 seconds ago.'],
  nothingWanted: [BAD_REQUEST, 'Amount cannot be zero.', 'amount'],
  nothingDue: [UNPROCESSABLE, 'Nothing is due on this plan.'],
  moreThanDue: [UNPROCESSABLE, 'The amount is more than is due.'],
  pending: [CONFLICT, 'A payment on this plan is still pending. Wait until it is settled.'],
  accountInactive: [CONFLICT, 'This payment account is not active.'],
  cardExpired: [UNPROCESSABLE, 'Payment Card expired'],
  known: [CONFLICT, 'This payment account has been added before.'],
  neverExpires: [BAD_REQUEST, 'A bank account has no expiration date.', 'expirationDate'],
  needed: [CONFLICT, 'This account is used by an auto-renewal.'],
  unsettled: [CONFLICT, 'A payment with this account is still pending.'],
  subscriber: [CONFLICT, 'The subscriber can not be taken off their own plan.'],
  ended: [CONFLICT, 'This plan has ended.'],
  noAccount: [CONFLICT, 'Auto-renewal needs a payment account that is marked for it.'],
};

export function refusalOf(problem: Problem): HttpError {
  if (problem === 'unknown') return notFound();
  const [status, message, field] = WORDS[problem];
  return new HttpError(
    status,
    message,
    field === undefined ? {} : { validationErrors: [{ field, message }] },
  );
}

/** The gateway's own words. */
export const declined = (reason: string): HttpError => new HttpError(UNPROCESSABLE, reason);
