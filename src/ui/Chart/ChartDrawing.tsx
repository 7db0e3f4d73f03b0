import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { type ChartFigures, type ChartRow, rowText } from './chart.ts';
import { useWidth } from './use-width.ts';

/** In pixels. */
const HEIGHT = 240;
const MARGIN = { top: 12, end: 4, bottom: 24, start: 48 };
/** Narrow bands label only every second row. */
const NARROWEST_NAMED_BAND = 26;
/** The average width of a character. */
const CHARACTER_WIDTH = 6.5;
const SLANT_DEGREES = 35;
const SLANTED_HEIGHT = Math.sin((SLANT_DEGREES * Math.PI) / 180);
const SLANTED_WIDTH = Math.cos((SLANT_DEGREES * Math.PI) / 180);
const TICKS = 5;
const DOT_RADIUS = 3.5;

type Drawing = ChartFigures & { label: string };

/** The lazy part of a chart: it loads visx. */
export function ChartDrawing(props: Drawing) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className="chart-drawing">
      {width > 0 && <Figure {...props} width={width} />}
    </div>
  );
}

function Figure({ label, width, ...figures }: Drawing & { width: number }) {
  const { series, rows, formatTick } = figures;
  const values = rows
    .flatMap((row) => row.values.filter((_, at) => series[at]?.mark !== 'table'))
    .filter((value) => value !== null);
  const x = scaleBand({
    domain: rows.map(({ id }) => id),
    range: [MARGIN.start, width - MARGIN.end],
    padding: 0.3,
  });
  const step = x.step();
  const everyName = step >= NARROWEST_NAMED_BAND ? 1 : 2;
  const nameWidth = CHARACTER_WIDTH * Math.max(0, ...rows.map(({ short }) => short.length));
  const isSlanted = nameWidth > step * everyName;
  const start = isSlanted ? Math.max(MARGIN.start, nameWidth * SLANTED_WIDTH) : MARGIN.start;
  x.range([start, width - MARGIN.end]);
  const height = HEIGHT + (isSlanted ? Math.ceil(nameWidth * SLANTED_HEIGHT) : 0);
  const bottom = HEIGHT - MARGIN.bottom;
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values) || 1],
    range: [bottom, MARGIN.top],
    nice: TICKS,
  });
  const isFlat = values.every((value) => value === 0);
  const startOf = ({ id }: ChartRow) => x(id) ?? 0;
  const centerOf = (row: ChartRow) => startOf(row) + x.bandwidth() / 2;
  const bars = series.flatMap(({ mark, id }, index) => (mark === 'bar' ? [{ id, index }] : []));
  const barWidth = x.bandwidth() / Math.max(bars.length, 1);
  return (
    <svg className="chart-figure" role="img" aria-label={label} width={width} height={height}>
      {(isFlat ? [0] : y.ticks(TICKS)).map((tick) => (
        <g key={tick}>
          <line
            className="chart-rule"
            data-base={tick === 0 || undefined}
            x1={start}
            x2={width - MARGIN.end}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className="chart-text" x={start - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {rows.map((row, index) => (
        <g key={row.id}>
          {bars.map(({ id, index: at }, order) => {
            const value = row.values[at];
            if (value === null || value === undefined) return null;
            return (
              <Bar
                key={id}
                className="chart-bar"
                data-order={order}
                x={startOf(row) + order * barWidth}
                width={Math.max(barWidth - 2, 1)}
                y={Math.min(y(value), y(0))}
                height={Math.abs(y(value) - y(0))}
                rx={2}
              />
            );
          })}
          {index % everyName === 0 && (
            <text
              className="chart-text"
              x={centerOf(row)}
              y={HEIGHT - 6}
              textAnchor={isSlanted ? 'end' : 'middle'}
              transform={isSlanted ? `rotate(-${SLANT_DEGREES} ${centerOf(row)} ${bottom})` : undefined}
            >
              {row.short}
            </text>
          )}
        </g>
      ))}
      {series.map(({ mark, id }, at) => {
        if (mark !== 'line') return null;
        const known = rows.flatMap((row) => {
          const value = row.values[at];
          return value === null || value === undefined ? [] : [{ id: row.id, x: centerOf(row), y: y(value) }];
        });
        return (
          <g key={id}>
            <LinePath className="chart-line" data={known} x={(point) => point.x} y={(point) => point.y} />
            {known.map((point) => (
              <circle key={point.id} className="chart-dot" cx={point.x} cy={point.y} r={DOT_RADIUS} />
            ))}
          </g>
        );
      })}
      {rows.map((row) => (
        <rect
          key={row.id}
          className="chart-band"
          x={startOf(row) - (x.step() - x.bandwidth()) / 2}
          width={x.step()}
          y={MARGIN.top}
          height={bottom - MARGIN.top}
        >
          <title>{rowText(figures, row)}</title>
        </rect>
      ))}
    </svg>
  );
}
