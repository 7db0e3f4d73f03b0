import { countOf } from '../text/count.ts';
import { type FollowUp, monthName } from './report-pages.ts';

export const FOLLOW_UP_TITLE = 'To follow up';
export const FOLLOW_UP_WORDS: Record<FollowUp, { title: string; words: string }> = {
  endsSoon: { title: 'Renewals due', words: 'Plans ending in the next 30 days' },
  pastDue: { title: 'Past due', words: 'Nothing is past due' },
  paymentFailed: { title: 'Failed payments', words: 'Past due, with a failed payment in the last 30 days' },
  cardExpires: { title: 'Expiring cards', words: 'The card expires before the plan renews' },
  benefitDenied: { title: 'Benefits denied', words: 'Denied by the patient in the last 30 days' },
};
export const patients = (count: number) => countOf(count, 'patient');

export const goalTitle = (day: string) => `Goal for ${monthName(day.slice(0, 7))}`;
export const NO_GOAL = 'No goal is set for this month.';

/** What was collected less what was refunded. */
export const NET_COLLECTIONS = 'Net collections';

export const ofLastYear = (what: string) => `${what} a year before`;
