import {
  isCalendarDay,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from '#api/shape.ts';
import type { SaleDraft } from '#domain/plan/sale.ts';

const isBilling = isOneOf(['annual', 'monthly']);
const isChoice = isRecordOf({ offerId: isText, levelId: isText, billing: isNullOr(isBilling) });
const isMember = isRecordOf({
  firstName: isText,
  lastName: isText,
  birthDate: isCalendarDay,
});
const isOrder = isRecordOf({
  key: isText,
  choice: isChoice,
  accountId: isText,
  termsVersion: isNumber,
  dueNowCents: isNumber,
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
  leaving: isListOf(isText),
  autoRenew: isFlag,
});
const isDraft = isRecordOf<SaleDraft>({
  kind: isOneOf(['purchase', 'renewal', 'addMember']),
  practiceId: isText,
  memberId: isText,
  planId: isText,
  key: isText,
  attempt: isNumber,
  choice: isChoice,
  dependents: isListOf(isMember),
  autoRenew: isFlag,
  accountId: isText,
  order: isNullOr(isOrder),
  quote: isNullOr(isQuote),
});

type SaleOf = Pick<SaleDraft, 'kind' | 'practiceId' | 'memberId' | 'planId'>;

/** The stored draft, if it is of this sale and of this version of the page. */
export function draftIn(value: unknown, of: SaleOf): SaleDraft | null {
  if (!isDraft(value)) return null;
  const isOf = (['kind', 'practiceId', 'memberId', 'planId'] as const).every(
    (name) => value[name] === of[name],
  );
  return isOf ? value : null;
}
