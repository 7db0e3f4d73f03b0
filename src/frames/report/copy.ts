import type { ReportEmbed } from '#domain/report/report-messages.ts';
import {
  type FollowUp,
  monthName,
  type ReportPage,
  type ReportRangeName,
} from '#domain/report/report-pages.ts';

export const NOT_FRAMED = 'Open this report from Bridgework.';
export const PAGES_LABEL = 'Report pages';
export const PAGE_TITLES: Record<ReportPage, string> = {
  today: 'Today',
  members: 'Members',
  revenue: 'Revenue',
  goals: 'Goals',
};
export const RANGE_LABEL = 'Months';
export const RANGES: Record<ReportRangeName, string> = {
  threeMonths: 'Last 3 months',
  thisYear: 'This year',
  twelveMonths: 'Last 12 months',
  lastYear: 'Last year',
};
export const SCOPE_LABEL = 'Of';
export const PRINT = 'Print';
export const SAVE_CSV = 'Download CSV';
export const saveCsvOf = (title: string) => `Download CSV: ${title}`;
export const LOADING = 'Loading the report';
export const FAILED_TITLE = 'The figures couldn’t be loaded';
export const RETRY = 'Try again';
export const MONTH = 'Month';

export const FOLLOW_UP_TITLE = 'To follow up';
export const FOLLOW_UP_WORDS: Record<FollowUp, { title: string; words: string }> = {
  endsSoon: { title: 'Renewals due', words: 'Plans that end within 30 days' },
  pastDue: { title: 'Payments due', words: 'Patients with an amount past due' },
  paymentFailed: { title: 'Failed payments', words: 'Past due, and a payment failed within 30 days' },
  cardExpires: { title: 'Cards that expire', words: 'The card expires before the plan renews' },
  benefitDenied: { title: 'Benefits denied', words: 'Denied by the patient within 30 days' },
};
export const patients = (count: number) => (count === 1 ? '1 patient' : `${count} patients`);

export const goalTitle = (day: string) => `Goal of ${monthName(day.slice(0, 7))}`;
export const NO_GOAL = 'No goal is set for this month.';
export const OPEN_GOALS = 'Open goals';

export const ofLastYear = (what: string) => `${what} a year before`;

/** At the head of a printed page: whose figures they are, and of which months. */
export function printedName(
  { practiceName, organizationName }: Pick<ReportEmbed, 'practiceName' | 'organizationName'>,
  of: 'practice' | 'organization',
  page: ReportPage,
  range: ReportRangeName,
): string {
  if (page === 'today') return practiceName;
  return `${of === 'practice' ? practiceName : organizationName} · ${RANGES[range]}`;
}
