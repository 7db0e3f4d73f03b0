import type { Figures } from './measure.ts';

/** The medians of the runs with gzip, and one run with brotli. */
export interface Result {
  gzip: Figures;
  brotli: Figures;
}

/** A line of the report: a figure of both applications, with the portal's limit. */
export interface Row {
  figure: string;
  unit: string;
  decimals: number;
  of(result: Result): number;
  /** A limit, or a multiple of the floor; without one, the figure is only printed. */
  atMost?: { value: number } | { timesFloor: number };
}

const KB = 1000;

export const ROWS: readonly Row[] = [
  {
    figure: 'login JavaScript, gzip',
    unit: 'kB',
    decimals: 1,
    of: ({ gzip }) => gzip.loginScriptBytes / KB,
    atMost: { value: 105 },
  },
  {
    figure: 'login JavaScript, brotli',
    unit: 'kB',
    decimals: 1,
    of: ({ brotli }) => brotli.loginScriptBytes / KB,
    atMost: { value: 90 },
  },
  {
    figure: 'login page in all, gzip',
    unit: 'kB',
    decimals: 1,
    of: ({ gzip }) => gzip.loginBytes / KB,
    atMost: { value: 130 },
  },
  {
    figure: 'login page, requests',
    unit: '',
    decimals: 0,
    of: ({ gzip }) => gzip.loginRequests,
    atMost: { value: 8 },
  },
  {
    figure: 'first paint',
    unit: 's',
    decimals: 2,
    of: ({ gzip }) => gzip.firstPaintMs / 1000,
    atMost: { value: 0.9 },
  },
  {
    figure: 'login usable',
    unit: 's',
    decimals: 2,
    of: ({ gzip }) => gzip.usableMs / 1000,
    atMost: { timesFloor: 1.15 },
  },
  {
    figure: 'layout shift of the login page',
    unit: '',
    decimals: 3,
    of: ({ gzip }) => gzip.loginLayoutShift,
    atMost: { value: 0.02 },
  },
  {
    figure: 'LOGIN to the shell, reload included',
    unit: 's',
    decimals: 2,
    of: ({ gzip }) => gzip.toShellMs / 1000,
    atMost: { timesFloor: 1.1 },
  },
  {
    figure: 'LOGIN to the first rows of the search',
    unit: 's',
    decimals: 2,
    of: ({ gzip }) => gzip.toRowsMs / 1000,
    atMost: { timesFloor: 1.1 },
  },
  {
    figure: 'JavaScript of sign-in and shell, gzip',
    unit: 'kB',
    decimals: 1,
    of: ({ gzip }) => gzip.wayScriptBytes / KB,
    atMost: { value: 200 },
  },
  { figure: 'everything on that way, gzip', unit: 'kB', decimals: 1, of: ({ gzip }) => gzip.wayBytes / KB },
  { figure: 'requests on that way', unit: '', decimals: 0, of: ({ gzip }) => gzip.wayRequests },
  {
    figure: 'main thread blocked, LOGIN to the shell',
    unit: 'ms',
    decimals: 0,
    of: ({ gzip }) => gzip.blockedMs,
    atMost: { value: 300 },
  },
  {
    figure: 'heap at rest in the shell',
    unit: 'MB',
    decimals: 1,
    of: ({ gzip }) => gzip.heapMb,
    atMost: { value: 10 },
  },
];

export interface Verdict {
  line: readonly string[];
  isMet: boolean;
}

/** Compares the portal with the floor and the limit. */
export function judge(row: Row, floor: Result, portal: Result): Verdict {
  const [base, ours] = [row.of(floor), row.of(portal)];
  const show = (value: number) => `${value.toFixed(row.decimals)} ${row.unit}`.trim();
  const ratio = base > 0 ? `${(ours / base).toFixed(2)} x` : '';
  const seen = [row.figure, show(base), show(ours), ratio];
  if (!row.atMost) return { line: [...seen, '', ''], isMet: true };
  const limit = 'value' in row.atMost ? row.atMost.value : row.atMost.timesFloor * base;
  const target = 'value' in row.atMost ? show(limit) : `${row.atMost.timesFloor} x = ${show(limit)}`;
  const isMet = ours <= limit;
  return { line: [...seen, target, isMet ? 'met' : `missed by ${show(ours - limit)}`], isMet };
}

export const HEAD = ['figure', 'floor', 'portal', 'ratio', 'at most', 'verdict'];
