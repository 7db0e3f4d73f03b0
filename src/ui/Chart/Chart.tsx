import { lazy, Suspense } from 'react';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { type ChartFigures, type ChartRow, valueText } from './chart.ts';
import './Chart.css';

const ChartDrawing = lazy(() =>
  import('./ChartDrawing.tsx').then(
    (module) => ({ default: module.ChartDrawing }),
    () => ({ default: NotLoaded }),
  ),
);

interface ChartProps extends ChartFigures {
  /** For example `Goal and result by month, 2026`. */
  label: string;
  /** A one-sentence summary of the chart. */
  summary: string;
  /** The name of the rows, such as `Month`. */
  rowName: string;
}

/** Amounts of a few rows as bars and lines, with a summary in words and a table of the same figures. */
export function Chart({ label, summary, rowName, ...figures }: ChartProps) {
  const { series, rows, format } = figures;
  const drawn = series.filter(({ mark }) => mark !== 'table');
  const columns: readonly Column<ChartRow>[] = [
    { id: 'name', name: rowName, cell: ({ name }) => name, card: 'title' },
    ...series.map(
      ({ id, name }, index): Column<ChartRow> => ({
        id,
        name,
        align: 'end',
        cell: ({ values }) => valueText(values[index], format),
      }),
    ),
  ];
  return (
    <figure className="chart" aria-label={label}>
      <figcaption className="chart-caption">
        <p>{summary}</p>
        {drawn.length > 1 && (
          <ul className="chart-legend">
            {drawn.map(({ id, name, mark }) => (
              <li key={id} className="chart-key">
                <span
                  className="chart-swatch"
                  data-mark={mark}
                  data-order={orderOf(series, id)}
                  aria-hidden
                />
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <Suspense fallback={<div className="chart-drawing" />}>
        <ChartDrawing label={label} {...figures} />
      </Suspense>
      <Disclosure title="View as table">
        <Table label={label} columns={columns} rows={rows} rowId={({ id }) => id} />
      </Disclosure>
    </figure>
  );
}

const orderOf = (series: ChartFigures['series'], id: string): number =>
  series.filter(({ mark }) => mark === 'bar').findIndex((each) => each.id === id);

function NotLoaded() {
  return (
    <p className="chart-drawing chart-missing">The chart didn’t load. The table has the same figures.</p>
  );
}
