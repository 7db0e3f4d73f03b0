/** Longer ranges are cut. */
const MOST_MONTHS = 37;

export interface ReportRange {
  practiceId: string;
  /** All practices of its organization. */
  ofOrganization: boolean;
  /** YYYY-MM; both included. */
  from: string;
  to: string;
}

/** Without a first month, twelve months up to the last one. Without a last month, up to the current one. */
export type RangeWanted = Omit<ReportRange, 'from' | 'to'> & Record<'from' | 'to', string | undefined>;

export function rangeOn(today: string, { from, to = today.slice(0, 7), ...rest }: RangeWanted): ReportRange {
  return { ...rest, from: from ?? monthAt(indexOf(to) - 11), to };
}

export function monthsIn({ from, to }: Pick<ReportRange, 'from' | 'to'>): string[] {
  const first = indexOf(from);
  const count = Math.min(Math.max(indexOf(to) - first + 1, 0), MOST_MONTHS);
  return Array.from({ length: count }, (_, at) => monthAt(first + at));
}

export const yearBefore = <Range extends ReportRange>(range: Range): Range => ({
  ...range,
  from: monthAt(indexOf(range.from) - 12),
  to: monthAt(indexOf(range.to) - 12),
});

export const firstDay = (month: string): string => `${month}-01`;
/** The first day of the next month. */
export const endOf = (month: string): string => firstDay(monthAt(indexOf(month) + 1));

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAt = (index: number): string =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
