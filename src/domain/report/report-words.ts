import { formatMoney } from '../money/format-money.ts';
import { countOf } from '../text/count.ts';
import { type FollowUp, monthName, type TodayFigures } from './report-pages.ts';

type AmountsToday = Pick<TodayFigures, 'pastDueCents' | 'failedCents' | 'renewalCents'>;

export const FOLLOW_UP_TITLE = 'Needs follow-up';
export const FOLLOW_UP_WORDS: Record<FollowUp, { title: string; words: string }> = {
  pastDue: { title: 'Past due', words: 'Nothing is past due' },
  paymentFailed: { title: 'Failed payments', words: 'Past due, with a failed payment in the last 30 days' },
  cardExpires: { title: 'Expiring cards', words: 'Card expires before the plan renews' },
  endsSoon: { title: 'Ends in 30 days', words: 'Plans to renew' },
  benefitDenied: { title: 'Benefits denied', words: 'Denied by the patient in the last 30 days' },
};
/** The words with the amount for these patients, if there is one. */
export function followUpWords(
  view: FollowUp,
  { pastDueCents, failedCents, renewalCents }: AmountsToday,
): string {
  if (view === 'pastDue' && pastDueCents > 0) return `${formatMoney(pastDueCents)} in total`;
  if (view === 'paymentFailed' && failedCents > 0)
    return `${formatMoney(failedCents)} past due, with a failed payment in the last 30 days`;
  if (view === 'endsSoon' && renewalCents > 0)
    return `${formatMoney(renewalCents)} in plan fees will be charged automatically`;
  return FOLLOW_UP_WORDS[view].words;
}
export const patients = (count: number) => countOf(count, 'patient');

export const goalTitle = (day: string) => `Goal for ${monthName(day.slice(0, 7))}`;
export const NO_GOAL = 'No goal is set for this month.';

/** The amount collected, less refunds. */
export const NET_COLLECTIONS = 'Net collections';

export const ofLastYear = (what: string) => `${what} the year before`;
