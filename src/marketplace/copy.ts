import { formatDate } from '#domain/date/day.ts';
import { type Failure, isUnreachable } from '#domain/failure/failure.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OfficeMethod } from '#domain/payment/office-payment.ts';
import type { Quote, QuoteLine, SaleKind } from '#domain/plan/sale.ts';

export const TITLES: Record<SaleKind, (patient: string) => string> = {
  purchase: (patient) => `Plan for ${patient}`,
  renewal: (patient) => `Next term for ${patient}`,
  addMember: (patient) => `New member on ${patient}’s plan`,
};
export const LOADING = 'Loading plans';
export const NOT_LOADED = 'Couldn’t load the plans';
export const RETRY = 'Try again';
export const NO_OFFERS = 'This practice has no plans for sale yet.';
export const PLAN = 'Plan';
export const LEVEL = 'Coverage';
export const BILLING = 'Payments';
export const ANNUALLY = 'Once a year';
export const MONTHLY = 'Monthly, 12 payments';
export const COVERED = 'What a visit costs with the plan';
export const NOTHING = 'Included';
export const ORDER = 'Order';
export const PAYMENT = 'Payment method';
export const CHOOSE_PLAN = 'Choose a plan';
export const LACKS_PLAN = 'Choose a plan.';
export const ADD_CARD = 'Add card';
export const ADD_BANK_ACCOUNT = 'Add bank account';
export const TERMS = 'Terms';
export const ACCEPT = 'The patient accepts the terms';
export const ACCEPT_FIRST = 'The patient has to accept the terms.';
export const UPDATING = 'Updating price…';
export const DUE_NOW = 'Due now';
export const NOT_PRICED = 'No price yet';
const NOT_CHARGED = 'Nothing was charged';
const NOT_RECORDED = 'Nothing was recorded';
const CHARGED = {
  chargeKept: 'The patient was charged',
  chargeReversed: 'The charge was reversed',
};
/** @param method null for an account */
export function refusedTitle(charge: keyof typeof CHARGED | null, method: OfficeMethod | null): string {
  if (charge !== null) return CHARGED[charge];
  return method === null ? NOT_CHARGED : NOT_RECORDED;
}
const CHECKING_ADVICE = 'Keep this page open. The patient is charged once at most.';
const OFFICE_ADVICE = 'Keep this page open. The payment is recorded once at most.';
/** @param failure why the server didn’t accept the order; null if the bank has not responded to it */
export const checkingTitle = (failure: Failure | null) =>
  failure === null ? 'Checking with the bank' : 'Checking the payment';
export function checkingWords(failure: Failure | null, method: OfficeMethod | null): string {
  const advice = method === null ? CHECKING_ADVICE : OFFICE_ADVICE;
  if (failure === null) return `The bank hasn’t responded yet. ${advice}`;
  return isUnreachable(failure)
    ? `We can’t reach Bridgework right now, so we don’t know yet whether the payment went through. Check your internet connection. ${advice}`
    : `Bridgework couldn’t check the payment yet, and keeps trying. ${advice}`;
}
export const FAMILY = 'Family on this plan';
export const FAMILY_WORDS = 'Each person gets a member ID of their own. One payment covers all.';
export const ADD_PERSON = 'Add person';
export const personWords = (age: number, birthDate: string) => `Age ${age}, born ${birthDate}`;
export const removeWords = (name: string) => `Remove ${name}`;
export const memberIdWords = (memberId: string) => `member ID ${memberId}`;
export const whichWords = (name: string) => `Which patient is ${name}?`;
export const CHOOSE_MATCH = 'Choose patient';
export const ADD_AS_NEW = 'Add as new patient';
export const addAsNewWords = (name: string) => `Add as new patient: ${name}`;
export const FORGOTTEN = 'Add this person, or clear the fields.';
export const AUTO_RENEW = {
  chosen: 'Renew automatically with this payment method',
  patient: 'Renew automatically with the patient’s payment method',
  subscriber: 'Renew automatically with the subscriber’s payment method',
  practice: 'Renew automatically with the practice’s payment method',
};
export const PAID_LATER = 'Later payments';
export const paidLaterWords = (account: string) => `Charged to ${account}.`;
export const NOT_PAID_LATER = {
  patient:
    'Charged to the patient, who has no valid payment method for auto-renewal. Choose one on the patient’s page, or sell the plan for one payment without auto-renewal.',
  subscriber:
    'Charged to the subscriber, who has no valid payment method for auto-renewal. Choose one of the subscriber’s payment methods, or add one on the subscriber’s page.',
  practice:
    'Charged to the practice, which has no valid payment method for auto-renewal. Choose one in Payment Management.',
};
export const HAS_PLAN = 'The patient has a plan';
export const hasPlanWords = (plan: string, endDate: string) =>
  `${plan} is active until ${endDate}. A renewal begins when it ends.`;
export const RENEW_INSTEAD = 'Renew instead';
export const LEAVES = 'A plan of their own';
export const LEAVING = 'Not on the next term';
export const NEXT_TERM = 'The next term is already sold';
export const UNPAID_RENEWAL = 'Another renewal isn’t paid yet';
export const leavesWords = (plan: string) =>
  `The patient moves from the family’s plan ${plan} to their own plan.`;
export const nextTermWords = (day: string) =>
  `The new member isn’t on the term that starts ${formatDate(day)}. Add them to it, too: open the patient, choose View another plan, then Add member.`;
export const unpaidRenewalWords = (plan: string) =>
  `We’ll try to charge the renewal of ${plan} again. If this sale replaces it, first turn off auto-renew for ${plan} on the patient’s overview.`;
export const leavingWords = (names: string) =>
  `Not in the next term: ${names}. They’re too old for it, or have their own plan. Sell a plan to those without one.`;
export const MEMBERS = 'Members';
export const MEMBER_ID = 'Member ID';
export const BORN = 'Born';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
export const BIRTH_DATE = 'Date of birth';
export const TERM = 'Term';
export const FEE_CHANGE = 'Fee change';
export const NO_CHANGE = 'None';
export const LATER = 'Later payments';
export const TRANSACTION = 'Transaction';
export const PAID = 'Paid';
export const OPEN_PATIENT = 'Open patient';
export const PRINT_RECEIPT = 'Print from Transactions';
export const receiptAbout = (cents: number, patient: string, id: string) =>
  `${formatMoney(cents)} from ${patient}, transaction ${id}`;
export const PATIENT = 'Patient';
export const BACK = 'Back to patient';

export const DONE: Record<SaleKind, string> = {
  purchase: 'Plan purchased',
  renewal: 'Plan renewed',
  addMember: 'Member added',
};

export const LINES: Record<QuoteLine['kind'], string> = {
  planFee: 'Plan fee',
  enrollmentFee: 'Enrollment fee',
  adminFee: 'Admin fee',
  salesTax: 'Sales tax',
};

/** The button's label if nothing is due now. */
export const CONFIRM: Record<SaleKind, string> = {
  purchase: 'Purchase plan',
  renewal: 'Renew plan',
  addMember: 'Add member',
};
export const READ_TERMS = 'Read the terms';
export const CHOOSE_FOR_PRICE = 'Choose a plan to see the price.';
export const ENTER_MEMBER = 'Enter the new member to see the price.';
export const memberFeeWords = (amount: string) =>
  `A new member costs ${amount} a year. For this term, only the days left are charged.`;

/**
 * `11 of $33.33, from 01/03/2027`. Cents that don't divide evenly are distributed, so that the payments differ by at most
 * one cent.
 */
export function laterWords(later: Quote['later']): string {
  const amounts = [...new Set(later.map(({ cents }) => cents))].sort((one, other) => one - other);
  const [first] = later;
  return `${later.length} of ${amounts.map(formatMoney).join(' or ')}, from ${formatDate(first?.dueDate ?? '')}`;
}
export const maximumWords = (amount: string) => `Annual maximum ${amount}`;
/** `Included, 2 a year`; without a limit, `Included`. */
export const includedWords = (limit: number | null) => (limit ? `${NOTHING}, ${limit} a year` : NOTHING);
export const besideRegular = (price: string, usual: string) => `${price} (regularly ${usual})`;
export const ageWords = (years: number) => `Age ${years}`;
export const bornWords = (birthDate: string) => `DOB ${birthDate}`;
export const memberIdFact = (memberId: string) => `Member ID ${memberId}`;
export const throughWords = (endDate: string) => `through ${endDate}`;
export const NO_PLAN = 'No active plan';
export const DUE = 'due';
export const NOT_IN_ORDER = 'due, not in this order';
export const DUE_UNKNOWN = 'Couldn’t load the amount due.';
export const TAKE_PAYMENT = 'Take payment';
