import type { Frames } from '#bench/browser/interactions.ts';
import { percentile, type Spread, spreadOf } from '#bench/statistics.ts';
import type { Engine } from '../api/databases.ts';
import type { FirstRows, Typing } from './measure-search.ts';
import type { StepTimes } from './measure-steps.ts';
import type { Texts } from './measure-texts.ts';

export interface Results {
  texts: Texts;
  firstRows: FirstRows;
  rest: Frames;
  typing: Typing;
  slowTyping: Typing;
  steps: readonly StepTimes[];
  routes: readonly { first: number; again: number }[];
  heapMb: number;
}

export interface Verdict {
  line: readonly string[];
  isMet: boolean;
}

export const HEAD = ['figure', 'measured', 'target', 'verdict'];

const FRAMES_A_SECOND = 60;
/** One frame in a hundred may be late, because other work on the machine also drops some. */
const LATE_AT_MOST = 0.01;
const FIRST_ROWS_MS = 100;
const TO_ROWS_MS = 130;
const NEXT_PAINT_MS = 100;
const ROUTE_MS = 100;
const FIRST_ROUTE_MS = 950;
const NEXT_ROUTE_MS = 220;
const LAYOUT_SHIFT = 0.02;
const FOUND_AT_LEAST = 0.98;
const TEXT_MS: Record<Engine, number> = { postgresql: 60, pglite: 100 };

const ms = (value: number) => `${value.toFixed(0)} ms`;
const written = ({ count, p50, slowest }: Spread) => `p50 ${ms(p50)}, slowest ${ms(slowest)} of ${count}`;

const judged = (figure: string, measured: string, target: string, excess: number, excessWords: string) => ({
  line: [figure, measured, target, excess <= 0 ? 'met' : `missed by ${excessWords}`],
  isMet: excess <= 0,
});

/** A limit for the slowest or the median time. */
export function timesRow(
  figure: string,
  times: readonly number[],
  by: 'p50' | 'slowest',
  atMost: number,
): Verdict {
  const spread = spreadOf(times);
  const excess = spread[by] - atMost;
  return judged(figure, written(spread), `${by} at most ${ms(atMost)}`, excess, ms(excess));
}

export function framesRow(figure: string, { perSecond, late, longestMs }: Frames, isHeld: boolean): Verdict {
  const share = `${(late * 100).toFixed(1)} %`;
  const measured = `${perSecond.toFixed(1)} a second, ${share} late, longest ${ms(longestMs)}`;
  if (!isHeld) return { line: [figure, measured, '', ''], isMet: true };
  const excess = late - LATE_AT_MOST;
  const target = `${FRAMES_A_SECOND} a second, at most ${LATE_AT_MOST * 100} % late`;
  return judged(figure, measured, target, excess, `${(excess * 100).toFixed(1)} %`);
}

/** Compares the results with the targets. */
export function verdictsOf(results: Results, engine: Engine): Verdict[] {
  const { texts, firstRows, rest, typing, slowTyping, steps, routes, heapMb } = results;
  return [
    foundRow(texts),
    atMost('texts as people type them: p97.5', percentile(texts.times, 97.5), TEXT_MS[engine], ms),
    ...Object.entries(firstRows).map(([kind, times]) =>
      timesRow(`request to first rows: ${kind}`, times, 'slowest', FIRST_ROWS_MS),
    ),
    framesRow('frames at rest', rest, false),
    framesRow('frames while typing', typing.frames, true),
    framesRow('frames while typing, CPU 4 times slower', slowTyping.frames, false),
    timesRow('last key to rows, without wait and network', slowTyping.toRows, 'p50', TO_ROWS_MS),
    timesRow('to the next paint: a key in the search', slowTyping.keys, 'slowest', NEXT_PAINT_MS),
    ...steps.map(({ name, toNextPaint }) =>
      timesRow(`to the next paint: ${name}`, toNextPaint, 'slowest', NEXT_PAINT_MS),
    ),
    ...steps
      .filter(({ isRoute }) => isRoute)
      .map(({ name, toAll }) => timesRow(`page without network: ${name}`, toAll, 'p50', ROUTE_MS)),
    timesRow(
      'search on slow 4G, first',
      routes.map(({ first }) => first),
      'p50',
      FIRST_ROUTE_MS,
    ),
    timesRow(
      'search on slow 4G, again',
      routes.map(({ again }) => again),
      'p50',
      NEXT_ROUTE_MS,
    ),
    shiftRow(steps),
    { line: ['heap after all of it', `${heapMb.toFixed(1)} MB`, '', ''], isMet: true },
  ];
}

function foundRow({ found }: Texts): Verdict {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const missed = FOUND_AT_LEAST - found;
  const target = `at least ${percent(FOUND_AT_LEAST)}`;
  return judged('texts as people type them: found', percent(found), target, missed, percent(missed));
}

function atMost(figure: string, value: number, limit: number, show: (value: number) => string): Verdict {
  return judged(figure, show(value), `at most ${show(limit)}`, value - limit, show(value - limit));
}

/** The step with the largest layout shift. */
function shiftRow(steps: readonly StepTimes[]): Verdict {
  const [worst] = steps.toSorted((a, b) => b.layoutShift - a.layoutShift);
  if (worst === undefined) throw new Error('There is no step.');
  const figure = `layout shift: ${worst.name}`;
  return atMost(figure, worst.layoutShift, LAYOUT_SHIFT, (value) => value.toFixed(3));
}
