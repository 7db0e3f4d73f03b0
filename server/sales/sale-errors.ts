import { conflict, HttpError, invalidValue, notFound, unprocessable } from '../http/http-error.ts';
import { ACCOUNT_ERRORS } from '../payments/payment-errors.ts';
import type { SellRefusal } from './sales.queries.ts';

/** Shown to staff. */
const ERRORS: Record<Exclude<SellRefusal, 'unknown' | `memberAmbiguous:${string}`>, () => HttpError> = {
  noMonthly: () => unprocessable('noMonthlyPayments', 'This plan is paid once a year.'),
  planNotSold: () =>
    unprocessable('planNotSold', "This practice doesn't offer this plan. Choose another plan."),
  planHeld: () => conflict('planHeld', 'The patient already has this plan. To extend it, renew it.'),
  planRenewed: () => conflict('planRenewed', 'This plan is already renewed.'),
  renewalUnpaid: () =>
    conflict('planRenewed', 'The patient’s renewal isn’t paid yet. Take the payment that is due.'),
  planNotActive: () => conflict('planInactive', 'Only an active plan can get another member.'),
  birthDateInFuture: () =>
    invalidValue('birthDateInFuture', 'Date of birth can’t be in the future.', 'birthDate'),
  memberCovered: () =>
    conflict(
      'memberCovered',
      'A family member already has an active plan. Remove that person and try again.',
    ),
  tooManyPeople: () =>
    unprocessable('tooManyPeople', 'This coverage level is for fewer people. Choose another level.'),
  dependentTooOld: () =>
    unprocessable(
      'dependentTooOld',
      'A dependent is too old for this coverage level. Remove the dependent, and sell them their own plan.',
    ),
  ...ACCOUNT_ERRORS,
  accountRequired: () => unprocessable('paymentAccountRequired', 'Choose a payment method.'),
  paidTwice: () =>
    invalidValue(
      'invalidRequest',
      'A sale is paid with an account, or in the office, not both.',
      'officePayment',
    ),
  noCheckNumber: () =>
    invalidValue('invalidRequest', 'Check number is required.', 'officePayment.checkNumber'),
  checkNumberOfCash: () =>
    invalidValue('invalidRequest', 'A cash payment has no check number.', 'officePayment.checkNumber'),
  noRenewalAccount: () =>
    conflict(
      'noRenewalAccount',
      'Later payments are charged to the subscriber, who has no valid payment method for auto-renewal. Choose one of the subscriber’s payment methods, or add one on the subscriber’s page.',
    ),
  noPracticeAccount: () =>
    conflict(
      'noRenewalAccount',
      'The practice pays for this plan, but has no valid payment method for auto-renewal. Choose one in Payment Management.',
    ),
  keyOfAnother: () =>
    unprocessable('idempotencyKeyReused', 'This Idempotency-Key was used for another sale.'),
  pending: () =>
    conflict(
      'paymentPending',
      'A sale to this patient or a family member is still processing. Try again when it has finished.',
    ),
  termsChanged: () => conflict('termsChanged', 'The terms have changed. Read them again.'),
  priceChanged: () => conflict('priceChanged', 'The price has changed. Check it and try again.'),
  startChanged: () =>
    conflict('priceChanged', 'The plan would begin on another day. Check its dates and try again.'),
};

function memberAmbiguous(field: string): HttpError {
  const message =
    'Several patients have the name and date of birth of a family member. Choose the patient, add a new one, or remove the person.';
  return new HttpError(409, 'memberAmbiguous', message, { validationErrors: [{ field, message }] });
}

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
  const error = isAmbiguous(because) ? memberAmbiguous(because.slice(AMBIGUOUS.length)) : ERRORS[because]();
  if (charge === undefined) return error;
  const [code, words] = CHARGES[charge];
  return conflict(code, `${error.message} ${words}`);
}
