import type { Sequence, SequenceArrow } from '#domain/atelier/sequence.ts';
import * as copy from './copy.ts';
import { keyed } from './keyed.ts';

const COLUMN = 120;
const ROW = 26;
const HEAD = 34;
const TIP = 6;
const LOOP = 26;

interface SequenceProps {
  sequence: Sequence;
  nameOf: (session: string) => string;
}

/** Events as arrows between the lifelines of actors, the latest at the bottom. */
export function SequenceDiagram({ sequence: { lifelines, arrows }, nameOf }: SequenceProps) {
  if (arrows.length === 0) return null;
  const [width, height] = [lifelines.length * COLUMN, 2 * HEAD + (arrows.length + 1) * ROW];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the diagram
    <section className="atelier-sequence" aria-label={copy.SEQUENCE_DIAGRAM} tabIndex={0}>
      <svg
        role="img"
        aria-label={copy.sequenceLabel(arrows.length, lifelines.length)}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {keyed(lifelines).map(({ key, index, item: lifeline }) => (
          <g key={key} className="atelier-lifeline">
            <line x1={middle(index)} x2={middle(index)} y1={HEAD - 8} y2={height - HEAD + 8} />
            {[HEAD - 16, height - 12].map((y) => (
              <text key={y} x={middle(index)} y={y}>
                {nameOf(lifeline)}
              </text>
            ))}
          </g>
        ))}
        {keyed(arrows).map(({ key, index, item: arrow }) => (
          <g key={key} className="atelier-message" data-taken={arrow.isTaken || undefined}>
            <path d={arrowPath(arrow, HEAD + (index + 1) * ROW)} />
            <text x={labelX(arrow)} y={HEAD + (index + 1) * ROW - 5}>
              {copy.eventName(arrow.event)}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}

const middle = (lifeline: number): number => (lifeline + 0.5) * COLUMN;

const labelX = ({ from, to }: SequenceArrow): number =>
  from === to ? middle(to) : (middle(from) + middle(to)) / 2;

/** A line with a tip; a loop for an actor that sends itself an event. */
function arrowPath({ from, to }: SequenceArrow, y: number): string {
  const end = middle(to);
  const side = from <= to ? -1 : 1;
  const tip = `M${end + side * TIP} ${y - 4}L${end} ${y}L${end + side * TIP} ${y + 4}`;
  if (from !== to) return `M${middle(from)} ${y}H${end}${tip}`;
  return `M${end} ${y - 6}h${-LOOP}v6H${end}${tip}`;
}
