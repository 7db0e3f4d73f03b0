import type { EdgeProps } from '@xyflow/react';
import { SIZES } from '#charts/draw/layout.ts';
import { pathThrough } from '#charts/draw/svg.ts';
import type { ArrowEdgeData } from './flow.ts';
import { keyed } from './keyed.ts';

/** An arrow through the points that ELK chose, with its label. */
export function ArrowEdge({ id, data, selected }: EdgeProps<ArrowEdgeData>) {
  if (data === undefined) return null;
  const { arrow, isFired, walked } = data;
  const path = pathThrough(arrow.points);
  return (
    <g
      className="atelier-arrow"
      data-kind={arrow.kind}
      data-transition={id}
      data-fired={isFired || undefined}
      data-selected={selected || undefined}
      data-walked={walked}
    >
      <path className="atelier-arrow-reach" d={path} />
      <path className="atelier-arrow-line" d={path} />
      <path className="atelier-arrow-head" d={headAt(arrow.points)} />
      {keyed(arrow.label?.lines ?? []).map(({ key, index, item: line }) => (
        <text
          key={key}
          x={(arrow.label?.x ?? 0) + 4}
          y={(arrow.label?.y ?? 0) + SIZES.text + index * SIZES.line}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

const LENGTH = 7;
const HALF = 4;

/** A triangle at the end of the last line, which is horizontal or vertical. */
function headAt(points: readonly { x: number; y: number }[]): string {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (before === undefined || end === undefined) return '';
  const distance = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / distance, (end.y - before.y) / distance];
  const [x, y] = [end.x - dx * LENGTH, end.y - dy * LENGTH];
  return `M${end.x} ${end.y}L${x - dy * HALF} ${y + dx * HALF}L${x + dy * HALF} ${y - dx * HALF}Z`;
}
