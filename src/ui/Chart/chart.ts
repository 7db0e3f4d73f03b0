export interface ChartSeries {
  id: string;
  name: string;
  /** Bars for what happened, a line for what it is compared with; `table` for what only the table shows. */
  mark: 'bar' | 'line' | 'table';
}

export interface ChartRow {
  id: string;
  /** For example `March`. */
  name: string;
  /** Below its bars, for example `Mar`. */
  short: string;
  /** In the order of the series; null where there is no value. */
  values: readonly (number | null)[];
}

export interface ChartFigures {
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  format: (value: number) => string;
  /** Beside the lines of the scale, where there is little room: `$40K`. */
  formatTick: (value: number) => string;
}

export const NO_VALUE = '—';

export const valueText = (value: number | null | undefined, format: ChartFigures['format']): string =>
  value === null || value === undefined ? NO_VALUE : format(value);

/** For example `March. Result $900.00, Goal $1,000.00`. */
export const rowText = ({ series, format }: ChartFigures, { name, values }: ChartRow): string =>
  `${name}. ${series.map((each, index) => `${each.name} ${valueText(values[index], format)}`).join(', ')}`;
