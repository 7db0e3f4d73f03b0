import { monthNameOn, monthsBefore, type NamedFigure, shortMonth } from '#domain/report/report-pages.ts';
import type { ChartRow } from '#ui/Chart/chart.ts';

interface OfMonth {
  month: string;
}

interface Months<Month extends OfMonth> {
  day: string;
  months: readonly Month[];
  before: readonly Month[];
}

/** Leaves out the current month in both years, because part of a month can't be compared with a whole one. */
export function finishedMonths<Month extends OfMonth>({ day, months, before }: Months<Month>) {
  const current = day.slice(0, 7);
  const finished = months.filter(({ month }) => month < current);
  return {
    months: finished,
    before: before.filter(({ month }) => month < monthsBefore(current, 12)),
    last: finished.at(-1),
    current: months.find(({ month }) => month === current),
  };
}

/** The months, each with the same month of the year before. */
export function rowsByMonth<Month extends OfMonth>(
  { day = '', months, before = [] }: Pick<Months<Month>, 'months'> & Partial<Months<Month>>,
  values: (month: Month, yearBefore: Month | undefined) => ChartRow['values'],
): ChartRow[] {
  return months.map((month) => ({
    id: month.month,
    name: monthNameOn(month.month, day),
    short: shortMonth(month.month),
    values: values(
      month,
      before.find((each) => isYearBefore(each.month, month.month)),
    ),
  }));
}

const isYearBefore = (one: string, other: string): boolean =>
  Number(one.slice(0, 4)) + 1 === Number(other.slice(0, 4)) && one.slice(5) === other.slice(5);

export const rowsByName = (
  named: readonly NamedFigure[],
  values: (figure: NamedFigure) => ChartRow['values'],
): ChartRow[] =>
  named.map((figure) => ({
    id: figure.name,
    name: figure.name,
    short: figure.name,
    values: values(figure),
  }));

export const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);
