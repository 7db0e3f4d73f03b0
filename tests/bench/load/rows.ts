import { judge } from '#bench/report.ts';
import type { Figures } from './measure.ts';

/** The medians of the runs with gzip, and one run with brotli. */
export interface Result {
  gzip: Figures;
  brotli: Figures;
}

/** A limit, or a multiple of the floor. */
type Limit = { value: number } | { timesFloor: number };

/** A line of the report: a figure for both applications, with the portal's limit. */
export interface Row {
  figure: string;
  show(value: number): string;
  of(result: Result): number;
  /** Without a limit, the figure is only printed. */
  atMost: Limit | undefined;
}

const rowsIn =
  (unit: string, decimals: number, scale: number) =>
  (figure: string, of: (gzip: Figures) => number, atMost?: Limit): Row => ({
    figure,
    show: (value) => `${value.toFixed(decimals)} ${unit}`.trim(),
    of: ({ gzip }) => of(gzip) / scale,
    atMost,
  });
const kilobytes = rowsIn('kB', 1, 1000);
const requests = rowsIn('', 0, 1);
const seconds = rowsIn('s', 2, 1000);

export const ROWS: readonly Row[] = [
  kilobytes('login JavaScript, gzip', (gzip) => gzip.loginScriptBytes, { value: 105 }),
  {
    ...kilobytes('login JavaScript, brotli', (figures) => figures.loginScriptBytes, { value: 90 }),
    of: ({ brotli }) => brotli.loginScriptBytes / 1000,
  },
  kilobytes('login page in all, gzip', (gzip) => gzip.loginBytes, { value: 130 }),
  requests('login page, requests', (gzip) => gzip.loginRequests, { value: 8 }),
  seconds('first paint', (gzip) => gzip.firstPaintMs, { value: 0.9 }),
  seconds('login usable', (gzip) => gzip.usableMs, { timesFloor: 1.15 }),
  rowsIn('', 3, 1)('layout shift of the login page', (gzip) => gzip.loginLayoutShift, { value: 0.02 }),
  seconds('LOGIN to the shell, reload included', (gzip) => gzip.toShellMs, { timesFloor: 1.1 }),
  seconds('LOGIN to the first rows of the search', (gzip) => gzip.toRowsMs, { timesFloor: 1.1 }),
  kilobytes('JavaScript of sign-in and shell, gzip', (gzip) => gzip.wayScriptBytes, { value: 200 }),
  kilobytes('everything on that way, gzip', (gzip) => gzip.wayBytes),
  requests('requests on that way', (gzip) => gzip.wayRequests),
  rowsIn('ms', 0, 1)('main thread blocked, LOGIN to the shell', (gzip) => gzip.blockedMs, { value: 300 }),
  rowsIn('MB', 1, 1)('heap at rest with the first rows', (gzip) => gzip.heapMb, { value: 10 }),
];

/** Compares the portal with the floor and the limit. */
export function verdictOf({ figure, show, of, atMost }: Row, floor: Result, portal: Result) {
  const [base, ours] = [of(floor), of(portal)];
  const ratio = base > 0 ? `${(ours / base).toFixed(2)} x` : '';
  const limit = atMost && { atMost: 'value' in atMost ? atMost.value : atMost.timesFloor * base };
  const { cells, isMet } = judge(ours, limit, show);
  return { line: [figure, show(base), ratio, ...cells], isMet };
}

export const HEAD = ['figure', 'floor', 'ratio', 'portal', 'target', 'verdict'];
