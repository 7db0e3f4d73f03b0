import type { ChartDescription, StateDescription } from '../describe/describe.ts';
import type { TransitionKind } from '../describe/triggers.ts';
import { type Arrow, type ChartLayout, type Point, SIZES, type StateBox } from './layout.ts';
import { escaped } from './xml.ts';

const MARGIN = 16;
const CORNER = 6;

/** The labels repeat the meaning of each color. */
const STROKES: Record<TransitionKind | 'start', string> = {
  event: '#3b4a63',
  always: '#8793a6',
  delay: '#8a5a00',
  actorDone: '#1c6b46',
  actorFailed: '#b3261e',
  stateDone: '#1c6b46',
  start: '#3b4a63',
};

const WORDS = { ...STROKES, always: '#5b6880' };
const LINE = '#3b4a63';
const INK = '#16213a';
const BODY = '#44506a';
const MUTED = '#5b6880';

/** A self-contained SVG. The same chart gives the same bytes. */
export function toSvg(chart: ChartDescription, layout: ChartLayout): string {
  const width = round(layout.width + 2 * MARGIN);
  const height = round(layout.height + 2 * MARGIN);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" font-family="Inter, 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif" font-size="${SIZES.text}">`,
    `<title>${escaped(`${chart.id}: ${chart.description}`)}</title>`,
    `<defs>${Object.entries(STROKES).map(marker).join('')}</defs>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="#ffffff"/>`,
    ...layout.states.map(stateShape),
    ...layout.starts.map(
      ({ x, y }) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${SIZES.start / 2}" fill="${STROKES.start}"/>`,
    ),
    ...layout.arrows.map(arrowShape),
    ...layout.states.map(stateText),
    ...layout.arrows.map(labelText),
    '</svg>',
    '',
  ].join('\n');
}

function stateShape(box: StateBox): string {
  const { state } = box;
  const { x, y, width, height } = rounded(box);
  const inner =
    state.type === 'final'
      ? `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="6" fill="none" stroke="${LINE}"/>`
      : '';
  return [
    `<g data-state="${escaped(state.id)}"><title>${escaped(explanation(state))}</title>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${ground(state)}" stroke="${LINE}"/>`,
    `${inner}</g>`,
  ].join('');
}

/** A rim in the background color separates labels from the arrows below them. */
function stateText({ state, lines, x, y, width }: StateBox): string {
  const left = x + SIZES.padding;
  const rim = `paint-order="stroke" stroke="${ground(state)}" stroke-width="4" pointer-events="none"`;
  const aside =
    state.type === 'parallel'
      ? text(
          'at the same time',
          x + width - SIZES.padding,
          y + 19,
          `text-anchor="end" fill="${MUTED}" font-style="italic"`,
        )
      : '';
  const body = lines.map((line, index) =>
    text(line, left, y + SIZES.header + 8 + index * SIZES.line, `fill="${BODY}"`),
  );
  const name = text(state.key, left, y + 19, `font-size="${SIZES.name}" font-weight="600" fill="${INK}"`);
  return `<g ${rim}>${name}${aside}${body.join('')}</g>`;
}

function explanation({ description, requirements }: StateDescription): string {
  return requirements.length === 0 ? description : `${description} (${requirements.join(', ')})`;
}

/** Nested states alternate between two tints; a leaf is white. */
function ground({ id, children }: StateDescription): string {
  if (children.length === 0) return '#ffffff';
  return id.split('.').length % 2 === 1 ? '#f6f8fc' : '#eaeef7';
}

function arrowShape({ transition, points }: Arrow): string {
  const kind = transition?.kind ?? 'start';
  const dash = kind === 'always' ? ' stroke-dasharray="5 3"' : '';
  const name = transition === undefined ? '' : ` data-transition="${escaped(transition.id)}"`;
  return `<path d="${pathThrough(points)}" fill="none" stroke="${STROKES[kind]}" stroke-width="1.3"${dash} marker-end="url(#${kind})"${name}/>`;
}

function labelText({ transition, label }: Arrow): string {
  if (transition === undefined || label === undefined) return '';
  const lines = label.lines.map((line, index) => {
    const color = line.startsWith('/ ') ? MUTED : WORDS[transition.kind];
    return text(line, label.x + 4, label.y + 11 + index * SIZES.line, `fill="${color}"`);
  });
  return `<g paint-order="stroke" stroke="#ffffff" stroke-width="3" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** A line through the points with rounded corners. */
export function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${at(point)}`;
      if (after === undefined) return `L${at(point)}`;
      return `L${at(toward(point, before))}Q${at(point)} ${at(toward(point, after))}`;
    })
    .join('');
}

function toward(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function marker([kind, color]: [string, string]): string {
  return `<marker id="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${color}"/></marker>`;
}

function text(content: string, x: number, y: number, attributes: string): string {
  return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escaped(content)}</text>`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function rounded<Shape extends { x: number; y: number; width: number; height: number }>(shape: Shape) {
  return { x: round(shape.x), y: round(shape.y), width: round(shape.width), height: round(shape.height) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
