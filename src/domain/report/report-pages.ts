export const REPORT_PAGES = ['today', 'members', 'revenue', 'goals', 'practices'] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];

export const FOLLOW_UPS = ['pastDue', 'paymentFailed', 'cardExpires', 'endsSoon', 'benefitDenied'] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** Amounts are cents. */
export interface TodayFigures {
  day: string;
  counts: Readonly<Record<FollowUp, number>>;
  pastDueCents: number;
  /** The part of `pastDueCents` that belongs to failed payments. */
  failedCents: number;
  /** What automatic renewals charge of the plan fees, before taxes: of a plan paid monthly, the first payment. */
  renewalCents: number;
  goal: { settingCents: number; metCents: number; expectedCents: number };
}

export interface MemberMonth {
  month: string;
  active: number;
  added: number;
  renewed: number;
  lapsed: number;
  activeBefore: number;
}

export interface NamedFigure {
  name: string;
  count: number;
  /** 0 if only members are counted. */
  cents: number;
}

export interface MemberFigures {
  day: string;
  months: readonly MemberMonth[];
  before: readonly MemberMonth[];
  byPlan: readonly NamedFigure[];
  byAge: readonly NamedFigure[];
}

export interface RevenueMonth {
  month: string;
  collectedCents: number;
  recurringCents: number;
  refundedCents: number;
}

export interface ForecastMonth {
  month: string;
  renewals: number;
  renewalCents: number;
  installmentCents: number;
}

export interface RevenueFigures {
  day: string;
  months: readonly RevenueMonth[];
  before: readonly RevenueMonth[];
  byStatus: readonly NamedFigure[];
  byType: readonly NamedFigure[];
  pastDue: readonly NamedFigure[];
  forecast: readonly ForecastMonth[];
}

export interface GoalMonth {
  month: string;
  goalCents: number;
  metCents: number;
}

export interface GoalFigures {
  day: string;
  months: readonly GoalMonth[];
  before: readonly GoalMonth[];
}

export interface PracticeRow {
  practiceId: string;
  name: string;
  active: number;
  added: number;
  renewed: number;
  lapsed: number;
  collectedCents: number;
  pastDueCents: number;
  goalCents: number;
  metCents: number;
  /** Net collections of the months with a goal, less the part of the goal for the days that have passed. */
  paceCents: number;
}

export interface PracticeFigures {
  day: string;
  practices: readonly PracticeRow[];
}

export type ReportFigures =
  | { page: 'today'; figures: TodayFigures }
  | { page: 'members'; figures: MemberFigures }
  | { page: 'revenue'; figures: RevenueFigures }
  | { page: 'goals'; figures: GoalFigures }
  | { page: 'practices'; figures: PracticeFigures };

/** Months are YYYY-MM; both are included. */
export interface ReportSpan {
  from: string;
  to: string;
  of: 'practice' | 'organization';
}

export type ReportMonths = Pick<ReportSpan, 'from' | 'to'>;

const NAMED_RANGES = ['thisYear', 'lastYear', 'twelveMonths', 'threeMonths'] as const;
export type NamedRange = (typeof NAMED_RANGES)[number];
/** The named ranges, and one for months that the user selects. */
export const REPORT_RANGES = [...NAMED_RANGES, 'selected'] as const;
export type ReportRangeName = (typeof REPORT_RANGES)[number];

/** The oldest month that the user can select. */
const MONTHS_BACK = 36;
/** The last one first. */
export const selectableMonths = (today: string): string[] =>
  Array.from({ length: MONTHS_BACK + 1 }, (_, back) => monthsBefore(today.slice(0, 7), back));

export function rangeNamed(name: NamedRange, today: string): ReportMonths {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  switch (name) {
    case 'thisYear':
      return { from: `${year}-01`, to: month };
    case 'lastYear':
      return { from: `${year - 1}-01`, to: `${year - 1}-12` };
    case 'twelveMonths':
      return { from: monthsBefore(month, 11), to: month };
    case 'threeMonths':
      return { from: monthsBefore(month, 2), to: month };
  }
}

export function monthsBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March 2026` */
export const monthName = (month: string): string =>
  `${NAMES[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** `March 2026 so far` for the month of `today`. */
export const monthNameOn = (month: string, today: string): string =>
  today.startsWith(month) ? `${monthName(month)} so far` : monthName(month);

/** `Mar` */
export const shortMonth = (month: string): string => (NAMES[Number(month.slice(5)) - 1] ?? '').slice(0, 3);

/** Whole tenths of a percent of the earlier members; null without any. */
export const churnOf = ({ lapsed, activeBefore }: MemberMonth): number | null =>
  activeBefore === 0 ? null : Math.round((lapsed * 1000) / activeBefore) / 10;
