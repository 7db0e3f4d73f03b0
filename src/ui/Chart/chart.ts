export interface ChartSeries {
  id: string;
  name: string;
  /** Bars for results, a line for what they are compared with; `table` for values that only the table shows. */
  mark: 'bar' | 'line' | 'table';
}

export interface ChartRow {
  id: string;
  /** For example `March`. */
  name: string;
  /** The label below its bars, for example `Mar`. */
  short: string;
  /** In the order of the series; null for a missing value. */
  values: readonly (number | null)[];
}

export interface ChartFigures {
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  format: (value: number) => string;
  /** The short form on the scale, where space is limited: `$40K`. */
  formatTick: (value: number) => string;
}

export const NO_VALUE = '—';

export const valueText = (value: number | null | undefined, format: ChartFigures['format']): string =>
  value === null || value === undefined ? NO_VALUE : format(value);

/** For example `March. Result $900.00, Goal $1,000.00`. */
export const rowText = ({ series, format }: ChartFigures, { name, values }: ChartRow): string =>
  `${name}. ${series.map((each, index) => `${each.name} ${valueText(values[index], format)}`).join(', ')}`;
