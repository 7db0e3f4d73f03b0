import { type HttpError, notFound, rejected, unprocessable } from '../http/http-error.ts';
import type { CancelRefusal } from '../plans/plan-cancellations.queries.ts';
import type { AutoRenewRefusal, RemovalRefusal } from '../plans/plan-memberships.queries.ts';
import { type Rejection, rejectedByRule, rejectedByState, rejectedValue } from '../rejection.ts';
import type { AccountRefusal } from './payment-account.ts';
import type { AccountProblem } from './payment-accounts.queries.ts';
import type { PaymentRefusal } from './payment-attempts.queries.ts';
import type { ReversalProblem } from './reversal-attempts.queries.ts';

type PlanProblem = AutoRenewRefusal | RemovalRefusal | CancelRefusal;
type Problem = ReversalProblem | PaymentRefusal | AccountProblem | PlanProblem;

/** Shown to staff. */
export const ACCOUNT_WORDS: Record<AccountRefusal, Rejection> = {
  accountInactive: rejectedByState('accountInactive', 'This payment method is inactive. Choose another one.'),
  cardExpired: rejectedByRule('cardExpired', 'Payment Card expired'),
};

/** Shown to staff. `unknown` becomes a 404. */
const WORDS: Record<Exclude<Problem, 'unknown'>, Rejection> = {
  keyOfAnother: rejectedByRule('idempotencyKeyReused', 'This Idempotency-Key was used for another payment.'),
  repeated: rejectedByState(
    'duplicatePayment',
    'This payment was just taken. Wait 30 seconds to charge the same amount again.',
  ),
  reversalPending: rejectedByState(
    'reversalPending',
    'A refund of this payment is still processing. Try again when it has finished.',
  ),
  repeatedReversal: rejectedByState(
    'duplicateRefund',
    'This refund was just made. Wait 30 seconds to refund the same amount again.',
  ),
  notPaid: rejectedByState(
    'notRefundable',
    'This payment can’t be refunded: it isn’t paid, or it is already refunded.',
  ),
  nothing: rejectedValue('invalidRequest', 'Amount cannot be zero.', 'amount'),
  moreThanPaid: rejectedByRule(
    'amountTooHigh',
    'The amount is more than what is left of the payment.',
    'amount',
  ),
  anotherDay: rejectedByState('notVoidable', 'A payment can be voided only on its day. Refund it instead.'),
  partlyRefunded: rejectedByState(
    'notVoidable',
    'Part of this payment is refunded. Refund the rest instead.',
  ),
  noCheckNumber: rejectedValue('invalidRequest', 'Check number is required.', 'checkNumber'),
  checkNumberOfCash: rejectedValue('invalidRequest', 'A cash payment has no check number.', 'checkNumber'),
  nothingWanted: rejectedValue('invalidRequest', 'Amount cannot be zero.', 'amount'),
  nothingDue: rejectedByRule('nothingDue', 'There is no balance due on this plan.'),
  moreThanDue: rejectedByRule('amountTooHigh', 'The amount is more than the balance due.'),
  pending: rejectedByState(
    'paymentPending',
    'A payment on this plan is still processing. Try again when it has finished.',
  ),
  ...ACCOUNT_WORDS,
  known: rejectedByState('accountExists', 'This payment method is already on file.'),
  neverExpires: rejectedValue('invalidRequest', 'A bank account has no expiration date.', 'expirationDate'),
  needed: rejectedByState(
    'accountInUse',
    'This payment method is set for auto-renewal. Choose another one first.',
  ),
  unsettled: rejectedByState(
    'accountPaymentPending',
    'This payment method has a payment that is still processing. Try again when it has finished.',
  ),
  subscriber: rejectedByState('subscriberRequired', "The subscriber can't be removed from their own plan."),
  ended: rejectedByState('planEnded', 'This plan has ended.'),
  unpaidRenewal: rejectedByState(
    'planInactive',
    'This renewal isn’t paid yet. To cancel it, turn off auto-renew.',
  ),
  planPending: rejectedByState(
    'paymentPending',
    'A payment, refund or sale on this plan is still processing. Try again when it has finished.',
  ),
  nextTermPaid: rejectedByState(
    'planRenewed',
    'The next term of this plan is paid. Refund its payment on Transactions first, then cancel the plan.',
  ),
  noAccount: rejectedByState('noRenewalAccount', 'Choose a payment method for auto-renewal first.'),
};

export const paymentError = (problem: Problem): HttpError =>
  problem === 'unknown' ? notFound() : rejected(WORDS[problem]);

export const declined = (reason: string): HttpError => unprocessable('cardDeclined', reason);
