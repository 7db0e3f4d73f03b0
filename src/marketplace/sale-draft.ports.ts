import type { SaleAbout } from '#api/plan-sales.ts';
import {
  isAbsentOr,
  isCalendarDay,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from '#api/shape.ts';
import { type MemberTexts, NO_MEMBER_TEXTS } from '#domain/patient/member-edit.ts';
import type { SaleDraft, SaleOrder } from '#domain/plan/sale.ts';
import type { SaleContext } from '#machines/sale/sale.types.ts';

const isBilling = isOneOf(['annual', 'monthly']);
const isChoice = isRecordOf({ offerId: isText, levelId: isText, billing: isNullOr(isBilling) });
const isMember = isRecordOf({
  firstName: isText,
  lastName: isText,
  birthDate: isCalendarDay,
});
const isPersonTexts = isRecordOf({ firstName: isText, lastName: isText, birthDate: isText });
const isOrder = isRecordOf({
  key: isText,
  choice: isChoice,
  accountId: isText,
  checkNumber: isAbsentOr(isText),
  termsVersion: isNumber,
  dueNowCents: isNumber,
  startDate: isAbsentOr(isCalendarDay),
  newMember: isNullOr(isMember),
  dependents: isListOf(isMember),
  autoRenew: isFlag,
});
const isQuote = isRecordOf({
  planName: isText,
  coverageLevel: isText,
  billing: isBilling,
  startDate: isCalendarDay,
  endDate: isCalendarDay,
  dueNowCents: isNumber,
  lines: isListOf(
    isRecordOf({ kind: isOneOf(['planFee', 'enrollmentFee', 'adminFee', 'salesTax']), cents: isNumber }),
  ),
  later: isListOf(isRecordOf({ dueDate: isCalendarDay, cents: isNumber })),
  totalCents: isNumber,
  offerId: isNullOr(isText),
  levelId: isNullOr(isText),
  feeCents: isNullOr(isNumber),
  feeBeforeCents: isNullOr(isNumber),
  leavesPlan: isNullOr(isText),
  unpaidRenewal: isNullOr(isText),
  nextTermFrom: isNullOr(isCalendarDay),
  people: isAbsentOr(isListOf(isText)),
  leaving: isListOf(isText),
  autoRenew: isFlag,
});
const isDraft = isRecordOf<SaleDraft>({
  kind: isOneOf(['purchase', 'renewal', 'addMember']),
  practiceId: isText,
  memberId: isText,
  planId: isText,
  wantedOfferId: isAbsentOr(isText),
  key: isText,
  attempt: isNumber,
  choice: isChoice,
  dependents: isListOf(isMember),
  texts: isPersonTexts,
  autoRenew: isNullOr(isFlag),
  accountId: isText,
  checkNumber: isAbsentOr(isText),
  order: isNullOr(isOrder),
  quote: isNullOr(isQuote),
});

export const NEW_PATIENT = 'newPatient';

const isNewPatient = isRecordOf<{ kind: typeof NEW_PATIENT; practiceId: string; texts: MemberTexts }>({
  kind: isOneOf([NEW_PATIENT]),
  practiceId: isText,
  texts: isRecordOf<MemberTexts>({
    firstName: isText,
    lastName: isText,
    birthDate: isText,
    phone: isText,
    email: isText,
    line1: isText,
    line2: isText,
    city: isText,
    state: isText,
    zipCode: isText,
  }),
});

/** Where a purchase in this practice continues: with the typed patient, or with the sale to a patient. */
export function purchaseIn(value: unknown, practiceId: string): { memberId: string; texts: MemberTexts } {
  if (isNewPatient(value) && value.practiceId === practiceId) return { memberId: '', texts: value.texts };
  const isSale = isDraft(value) && value.kind === 'purchase' && value.practiceId === practiceId;
  return { memberId: isSale ? value.memberId : '', texts: NO_MEMBER_TEXTS };
}

/** Without the note, which can name people. */
export function draftOf(
  about: SaleAbout,
  { fields, wantedOfferId, key, attempt, choice, dependents, order, ...context }: SaleContext,
): SaleDraft {
  const { firstName, lastName, birthDate, checkNumber } = fields.texts;
  return {
    ...about,
    wantedOfferId,
    key,
    attempt,
    choice,
    dependents,
    texts: { firstName, lastName, birthDate },
    autoRenew: context.autoRenew,
    accountId: context.accountId,
    checkNumber,
    order: order && withoutNote(order),
    quote: context.quote,
  };
}

const withoutNote = ({ note: _, ...order }: SaleOrder): SaleOrder => order;

type SaleOf = Pick<SaleDraft, 'kind' | 'practiceId' | 'memberId' | 'planId'>;

/** The stored draft, if it belongs to this sale and this version of the page. */
export function draftIn(value: unknown, of: SaleOf): SaleDraft | null {
  if (!isDraft(value)) return null;
  const isOf = (['kind', 'practiceId', 'memberId', 'planId'] as const).every(
    (name) => value[name] === of[name],
  );
  return isOf ? value : null;
}
