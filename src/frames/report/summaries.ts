import { formatMoney } from '#domain/money/format-money.ts';
import { type MemberMonth, monthName, type NamedFigure } from '#domain/report/report-pages.ts';

/** The charts' sentences. None repeats an amount above the charts. */
export function comparedWithYearBefore(now: number, before: number): string {
  if (before === 0) return 'Nothing was collected a year before.';
  const percent = Math.round((Math.abs(now - before) * 100) / Math.abs(before));
  if (percent === 0) return 'As much as a year before.';
  return `${percent.toLocaleString('en-US')}% ${now > before ? 'more' : 'less'} than a year before.`;
}

export function mostJoinedIn(months: readonly MemberMonth[]): string {
  const most = months.toSorted((one, other) => other.added - one.added)[0];
  if (most === undefined || most.added === 0) return 'No member joined.';
  return `Most members joined in ${monthName(most.month)}: ${most.added.toLocaleString('en-US')}.`;
}

export function shareOfSubscriptions(recurring: number, collected: number): string {
  if (collected <= 0) return 'Nothing was collected.';
  return `${Math.round((recurring * 100) / collected)}% of the collected amount is from subscriptions.`;
}

/** The last group is the oldest. */
export function oldestDebts(pastDue: readonly NamedFigure[]): string {
  const cents = pastDue.at(-1)?.cents ?? 0;
  return cents > 0
    ? `${formatMoney(cents)} is more than 90 days late.`
    : 'Nothing is more than 90 days late.';
}
