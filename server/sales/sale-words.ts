import { conflict, type HttpError, notFound, rejected } from '../http/http-error.ts';
import { ACCOUNT_WORDS } from '../payments/payment-words.ts';
import { type Rejection, rejectedByRule, rejectedByState, rejectedValue } from '../rejection.ts';
import type { SellRefusal } from './sales.queries.ts';

/** Shown to staff. */
const WORDS: Record<
  Exclude<SellRefusal, 'unknown' | `memberAmbiguous:${string}`> | 'memberAmbiguous',
  Rejection
> = {
  noMonthly: rejectedByRule('noMonthlyPayments', 'This plan is paid once a year.'),
  planNotSold: rejectedByRule('planNotSold', "This practice doesn't offer this plan. Choose another plan."),
  planHeld: rejectedByState('planHeld', 'The patient already has this plan. To extend it, renew it.'),
  planRenewed: rejectedByState('planRenewed', 'This plan is already renewed.'),
  renewalUnpaid: rejectedByState(
    'planRenewed',
    'The patient’s renewal isn’t paid yet. Take the payment that is due.',
  ),
  planNotActive: rejectedByState('planInactive', 'Only an active plan can get another member.'),
  birthDateInFuture: rejectedValue('birthDateInFuture', 'Date of birth can’t be in the future.', 'birthDate'),
  memberCovered: rejectedByState(
    'memberCovered',
    'A family member already has an active plan. Remove that person and try again.',
  ),
  memberAmbiguous: rejectedByState(
    'memberAmbiguous',
    'Several patients have the name and date of birth of a family member. Choose the patient, add a new one, or remove the person.',
  ),
  tooManyPeople: rejectedByRule(
    'tooManyPeople',
    'This coverage level is for fewer people. Choose another level.',
  ),
  dependentTooOld: rejectedByRule(
    'dependentTooOld',
    'A dependent is too old for this coverage level. Remove the dependent, and sell them their own plan.',
  ),
  ...ACCOUNT_WORDS,
  accountRequired: rejectedByRule('paymentAccountRequired', 'Choose a payment method.'),
  paidTwice: rejectedValue(
    'invalidRequest',
    'A sale is paid with an account, or in the office, not both.',
    'officePayment',
  ),
  noCheckNumber: rejectedValue('invalidRequest', 'Check number is required.', 'officePayment.checkNumber'),
  checkNumberOfCash: rejectedValue(
    'invalidRequest',
    'A cash payment has no check number.',
    'officePayment.checkNumber',
  ),
  noRenewalAccount: rejectedByState(
    'noRenewalAccount',
    'Later payments are charged to the subscriber, who has no valid payment method for auto-renewal. Choose one of the subscriber’s payment methods, or add one on the subscriber’s page.',
  ),
  noPracticeAccount: rejectedByState(
    'noRenewalAccount',
    'The practice pays for this plan, but has no valid payment method for auto-renewal. Choose one in Payment Management.',
  ),
  keyOfAnother: rejectedByRule('idempotencyKeyReused', 'This Idempotency-Key was used for another sale.'),
  pending: rejectedByState(
    'paymentPending',
    'A sale to this patient or a family member is still processing. Try again when it has finished.',
  ),
  termsChanged: rejectedByState('termsChanged', 'The terms have changed. Read them again.'),
  priceChanged: rejectedByState('priceChanged', 'The price has changed. Check it and try again.'),
};

const AMBIGUOUS = 'memberAmbiguous:';
const isAmbiguous = (because: SellRefusal): because is `memberAmbiguous:${string}` =>
  because.startsWith(AMBIGUOUS);

/** Of an order that was refused after the bank had charged. */
const CHARGES = {
  reversed: ['chargeReversed', 'The charge was reversed.'],
  kept: ['chargeKept', 'The bank declined to reverse the charge. Refund it in the patient’s transactions.'],
} as const;

export function saleError(because: SellRefusal, charge?: keyof typeof CHARGES): HttpError {
  if (because === 'unknown') return notFound();
  const rejection = isAmbiguous(because)
    ? { ...WORDS.memberAmbiguous, field: because.slice(AMBIGUOUS.length) }
    : WORDS[because];
  if (charge === undefined) return rejected(rejection);
  const [code, words] = CHARGES[charge];
  return conflict(code, `${rejection.reason} ${words}`);
}
