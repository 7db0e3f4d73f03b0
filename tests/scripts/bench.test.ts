import { describe, expect, it } from 'vitest';
import type { Figures } from '../bench/load/measure.ts';
import { judge, ROWS, type Row } from '../bench/load/rows.ts';

const figures: Figures = {
  loginScriptBytes: 100_000,
  loginBytes: 120_000,
  loginRequests: 5,
  firstPaintMs: 800,
  usableMs: 2000,
  loginLayoutShift: 0,
  toShellMs: 2000,
  toRowsMs: 2500,
  wayScriptBytes: 190_000,
  wayBytes: 250_000,
  wayRequests: 12,
  blockedMs: 200,
  heapMb: 9,
};
const resultOf = (changed: Partial<Figures>) => ({
  gzip: { ...figures, ...changed },
  brotli: { ...figures, loginScriptBytes: 85_000 },
});

const rowOf = (name: string): Row => {
  const row = ROWS.find(({ figure }) => figure === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
};

describe('the load benchmark', () => {
  it('reports that a target is met, or by how much it is missed', () => {
    const row = rowOf('first paint');
    const floor = resultOf({ firstPaintMs: 2000 });
    expect(judge(row, floor, resultOf({ firstPaintMs: 900 }))).toEqual({
      line: ['first paint', '2.00 s', '0.90 s', '0.45 x', '0.90 s', 'met'],
      isMet: true,
    });
    expect(judge(row, floor, resultOf({ firstPaintMs: 1000 }))).toEqual({
      line: ['first paint', '2.00 s', '1.00 s', '0.50 x', '0.90 s', 'missed by 0.10 s'],
      isMet: false,
    });
  });

  it('compares times that depend on the machine with the floor of the same run', () => {
    const row = rowOf('login usable');
    expect(judge(row, resultOf({ usableMs: 2000 }), resultOf({ usableMs: 2299 })).isMet).toBe(true);
    expect(judge(row, resultOf({ usableMs: 2000 }), resultOf({ usableMs: 2400 }))).toEqual({
      line: ['login usable', '2.00 s', '2.40 s', '1.20 x', '1.15 x = 2.30 s', 'missed by 0.10 s'],
      isMet: false,
    });
  });

  it('has the published limits', () => {
    const limits = ROWS.flatMap(({ figure, atMost }) => (atMost ? [[figure, Object.values(atMost)[0]]] : []));
    expect(limits).toEqual([
      ['login JavaScript, gzip', 105],
      ['login JavaScript, brotli', 90],
      ['login page in all, gzip', 130],
      ['login page, requests', 8],
      ['first paint', 0.9],
      ['login usable', 1.15],
      ['layout shift of the login page', 0.02],
      ['LOGIN to the shell, reload included', 1.1],
      ['LOGIN to the first rows of the search', 1.1],
      ['JavaScript of sign-in and shell, gzip', 200],
      ['main thread blocked, LOGIN to the shell', 300],
      ['heap at rest in the shell', 10],
    ]);
  });
});
