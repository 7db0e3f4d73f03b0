import type { ReportEmbed } from '#domain/report/report-messages.ts';
import {
  monthName,
  type ReportMonths,
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
  practices: 'Practices',
};
export const RANGE_LABEL = 'Date range';
export const RANGES: Record<ReportRangeName, string> = {
  threeMonths: 'Last 3 months',
  thisYear: 'This year',
  twelveMonths: 'Last 12 months',
  lastYear: 'Last year',
  selected: 'Select months',
};
export const FIRST_MONTH_LABEL = 'First month';
export const LAST_MONTH_LABEL = 'Last month';
export const SCOPE_LABEL = 'Practice';
export const PRINT = 'Print';
export const SAVE_CSV = 'Download CSV';
export const saveCsvOf = (title: string) => `Download CSV: ${title}`;
export const LOADING = 'Loading the report';
export const FAILED_TITLE = 'Couldn’t load the figures';
export const RETRY = 'Try again';
export const MONTH = 'Month';

export const VIEW_GOALS = 'View goals';
export const VIEW_PATIENTS = 'View patients';

/** The header of a printed page: whose figures it shows, and for which months. */
export function printedName(
  { practiceName, organizationName }: Pick<ReportEmbed, 'practiceName' | 'organizationName'>,
  of: 'practice' | 'organization',
  page: ReportPage,
  { from, to }: ReportMonths,
): string {
  if (page === 'today') return practiceName;
  const isOfPractice = of === 'practice' && page !== 'practices';
  return `${isOfPractice ? practiceName : organizationName} · ${monthName(from)} – ${monthName(to)}`;
}
