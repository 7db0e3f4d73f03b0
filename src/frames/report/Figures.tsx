import { formatMoney } from '#domain/money/format-money.ts';
import { formatShortMoney } from '#domain/money/format-short-money.ts';
import { formatCount } from '#domain/text/count.ts';
import type { CsvValue } from '#domain/text/csv.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Chart } from '#ui/Chart/Chart.tsx';
import type { ChartRow, ChartSeries } from '#ui/Chart/chart.ts';
import type { ReportActions } from './report-actions.ts';
import { SaveCsv } from './SaveCsv.tsx';

type Unit = 'cents' | 'count' | 'percent';

interface FiguresProps {
  title: string;
  summary: string;
  rowName: string;
  unit: Unit;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** In place of a chart without any amount, for example in the first month of a practice. */
  none: string;
  actions: ReportActions;
}

/** A chart with its table and its CSV file. */
export function Figures({ title, summary, rowName, unit, series, rows, none, actions }: FiguresProps) {
  if (rows.every(({ values }) => values.every((value) => !value)))
    return (
      <Card title={title}>
        <p className="report-note">{none}</p>
      </Card>
    );
  const head = [rowName, ...series.map(({ name }) => name)];
  const lines = rows.map(({ name, values }) => [name, ...values.map((value) => csvOf(value, unit))]);
  return (
    <Card title={title}>
      <Chart
        label={title}
        summary={summary}
        rowName={rowName}
        series={series}
        rows={rows}
        format={(value) => format(value, unit)}
        formatTick={(value) => formatTick(value, unit)}
      />
      <SaveCsv title={title} lines={[head, ...lines]} actions={actions} />
    </Card>
  );
}

export function format(value: number, unit: Unit): string {
  if (unit === 'cents') return formatMoney(value);
  return unit === 'percent' ? `${formatCount(value)}%` : formatCount(value);
}

const formatTick = (value: number, unit: Unit): string =>
  unit === 'cents' ? formatShortMoney(value) : format(value, unit);

/** In a CSV file, numbers are amounts, so a count is a text. */
export const csvOf = (value: number | null, unit: Unit): CsvValue =>
  value === null || unit === 'cents' ? value : String(value);
