import { formatMoney } from '#domain/money/format-money.ts';
import {
  FOLLOW_UPS,
  monthName,
  monthNameOn,
  monthsBefore,
  type NamedFigure,
  type RevenueFigures,
  type TodayFigures,
} from '#domain/report/report-pages.ts';
import {
  FOLLOW_UP_TITLE,
  FOLLOW_UP_WORDS,
  goalTitle,
  NET_COLLECTIONS,
  NO_GOAL,
  ofLastYear,
} from '#domain/report/report-words.ts';

export interface WeeklyFigures {
  practice: string;
  today: TodayFigures;
  revenue: RevenueFigures;
}

export interface ReportTable {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export const followUpRows = ({
  counts,
  pastDueCents,
  renewalCents,
}: TodayFigures): (readonly [string, string])[] => [
  ...FOLLOW_UPS.map((view) => [FOLLOW_UP_WORDS[view].title, String(counts[view])] as const),
  ['Amount past due', formatMoney(pastDueCents)],
  ['Plan fees to be charged automatically', formatMoney(renewalCents)],
];

/** The report's Today page. */
export const todayTables = (today: TodayFigures): ReportTable[] => [
  { title: FOLLOW_UP_TITLE, head: ['Figure', 'Today'], rows: followUpRows(today) },
  { title: goalTitle(today.day), head: ['Goal', 'Amount'], rows: goalRows(today.goal) },
];

function goalRows({ settingCents, metCents, expectedCents }: TodayFigures['goal']): ReportTable['rows'] {
  if (settingCents === 0) return [[NO_GOAL, '']];
  const ahead = metCents - expectedCents;
  return [
    ['Goal', formatMoney(settingCents)],
    [NET_COLLECTIONS, formatMoney(metCents)],
    ['Expected by today', formatMoney(expectedCents)],
    [ahead >= 0 ? 'Ahead of pace' : 'Behind pace', formatMoney(Math.abs(ahead))],
  ];
}

/** The report's Revenue page for the last 12 months. */
export function revenueTables({ day, months, before, ...revenue }: RevenueFigures): ReportTable[] {
  const yearBefore = (month: string) => before.find((each) => each.month === monthsBefore(month, 12));
  return [
    {
      title: 'Collected by month',
      head: ['Month', 'Collected', ofLastYear('Collected')],
      rows: months.map(({ month, collectedCents }) => [
        monthNameOn(month, day),
        formatMoney(collectedCents),
        formatMoney(yearBefore(month)?.collectedCents ?? 0),
      ]),
    },
    {
      title: 'Recurring revenue and refunds by month',
      head: ['Month', 'Recurring', 'Refunded', ofLastYear('Recurring')],
      rows: months.map(({ month, recurringCents, refundedCents }) => [
        monthNameOn(month, day),
        formatMoney(recurringCents),
        formatMoney(refundedCents),
        formatMoney(yearBefore(month)?.recurringCents ?? 0),
      ]),
    },
    amounts('Payments by status', 'Status', revenue.byStatus),
    amounts('Payments by type', 'Type', revenue.byType),
    amounts('Past due by age', 'Late by', revenue.pastDue),
    {
      title: 'Forecast of the next 12 months',
      head: ['Month', 'Renewals', 'Installments'],
      rows: revenue.forecast.map(({ month, renewalCents, installmentCents }) => [
        monthName(month),
        formatMoney(renewalCents),
        formatMoney(installmentCents),
      ]),
    },
  ];
}

const amounts = (title: string, name: string, figures: readonly NamedFigure[]): ReportTable => ({
  title,
  head: [name, 'Amount'],
  rows: figures.map((figure) => [figure.name, formatMoney(figure.cents)]),
});
