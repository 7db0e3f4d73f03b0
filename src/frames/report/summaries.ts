import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  type GoalMonth,
  type MemberMonth,
  monthName,
  type NamedFigure,
  type RevenueMonth,
} from '#domain/report/report-pages.ts';
import { ofLastYear } from '#domain/report/report-words.ts';
import { countOf, formatCount } from '#domain/text/count.ts';
import { type finishedMonths, sumOf } from './figure-rows.ts';

type FinishedMonths<Month extends { month: string }> = ReturnType<typeof finishedMonths<Month>>;

export const NOTHING_TO_COMPARE = 'No month is finished yet.';

/** @param months finished months, and those of the year before */
export function comparedWithYearBefore(
  months: readonly RevenueMonth[],
  before: readonly RevenueMonth[],
): string {
  const last = months.at(-1);
  if (last === undefined) return NOTHING_TO_COMPARE;
  const collected = sumOf(months, ({ collectedCents }) => collectedCents);
  const collectedBefore = sumOf(before, ({ collectedCents }) => collectedCents);
  const until = `through ${monthName(last.month)}`;
  if (collectedBefore === 0) return `Nothing was collected a year before, ${until}.`;
  const percent = Math.round((Math.abs(collected - collectedBefore) * 100) / collectedBefore);
  if (percent === 0) return `As much as a year before, ${until}.`;
  const change = `${collected > collectedBefore ? 'Up' : 'Down'} ${formatCount(percent)}%`;
  return `${change} ${until}, from ${formatMoney(collectedBefore)} a year before to ${formatMoney(collected)}.`;
}

/** For the summaries of charts that show the current month. */
export const untilToday = (current: { month: string } | undefined, day: string): string =>
  current === undefined ? '' : ` ${monthName(current.month)} is through ${formatDate(day)}.`;

/** At the end of the last complete month, and of the same month a year earlier. */
export function activeWithYearBefore(last: MemberMonth | undefined, before: MemberMonth | undefined): string {
  if (last === undefined) return NOTHING_TO_COMPARE;
  const counts = [last.active, before?.active ?? 0].map(formatCount);
  return `${counts[0]} at the end of ${monthName(last.month)}, ${counts[1]} a year before.`;
}

/** Compares complete months, next to a total of all months, because the current month can't be compared. */
export function withYearBefore<Month extends { month: string }>(
  { months, before, last, current }: FinishedMonths<Month>,
  value: (month: Month) => number,
  format: (value: number) => string,
): string | null {
  if (last === undefined) return null;
  const yearBefore = ofLastYear(format(sumOf(before, value)));
  if (current === undefined) return yearBefore;
  return `${format(sumOf(months, value))} through ${monthName(last.month)}, ${yearBefore}`;
}

export function mostJoinedIn(months: readonly MemberMonth[]): string {
  const most = months.toSorted((one, other) => other.added - one.added)[0];
  if (most === undefined || most.added === 0) return 'No member joined.';
  return `Most members joined in ${monthName(most.month)}: ${formatCount(most.added)}.`;
}

/** @param months finished months */
export function goalsMet(months: readonly GoalMonth[]): string {
  const withGoal = months.filter(({ goalCents }) => goalCents > 0);
  if (withGoal.length === 0) return 'No month with a goal is finished yet.';
  const met = withGoal.filter(({ goalCents, metCents }) => metCents >= goalCents).length;
  return `The goal was met in ${met} of ${countOf(withGoal.length, 'finished month')}.`;
}

export function shareOfRecurring(recurring: number, collected: number): string {
  if (collected <= 0) return 'Nothing was collected.';
  return `${Math.round((recurring * 100) / collected)}% of the collected amount is from renewals and later installments.`;
}

/** The last group is the oldest. */
export function oldestDebts(pastDue: readonly NamedFigure[]): string {
  const cents = pastDue.at(-1)?.cents ?? 0;
  return cents > 0
    ? `${formatMoney(cents)} is more than 90 days late.`
    : 'Nothing is more than 90 days late.';
}
