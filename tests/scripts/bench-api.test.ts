import { describe, expect, it } from 'vitest';
import type { Results } from '../bench/api/results.ts';
import { judge, measuredLines, type Row, rowsFor } from '../bench/api/rows.ts';

const result = (perSecond: number, p50 = 1) => ({ perSecond, p50, p97_5: 5, p99: 9, requests: 100 });
const results: Results = {
  measured: [
    {
      engine: 'postgresql',
      patients: 1_000_000,
      what: 'member lookup',
      result: { ...result(2900, 4), cpuMs: 0.5 },
      peers: { Prism: result(1000), 'json-server': result(50) },
    },
    { engine: 'postgresql', patients: 10_000, what: 'member lookup', result: result(4000, 2) },
  ],
  figures: [
    { engine: 'pglite', patients: 0, what: 'event to 1,000 SSE clients, the last', value: 170.25 },
    { engine: 'pglite', patients: 1_000_000, what: 'start on an existing folder', value: 0.9 },
  ],
};
const row = (figure: string): Row => {
  const found = rowsFor({ small: 10_000, large: 1_000_000 }).find((each) => each.figure === figure);
  if (!found) throw new Error(`There is no row ${figure}.`);
  return found;
};

describe('the API benchmark', () => {
  it('compares our rate with the peer of the same run, and reports by how much a target is missed', () => {
    expect(judge(row('member lookup beside Prism'), results, 'postgresql')).toEqual({
      line: ['member lookup beside Prism', 'postgresql', '2.90 x', 'at least 3.00 x', 'missed by 0.10 x'],
      isMet: false,
    });
  });

  it('reports the time to the first rows of a search; 99 of 100 must be within 100 ms', () => {
    const measured = [
      { ...results.measured[0], what: 'name prefix', result: { ...result(400, 12), p99: 104.5 } },
    ];
    const of = { ...results, measured } as Results;
    expect(judge(row('first rows of a search, name prefix: p50'), of, 'postgresql')).toEqual({
      line: ['first rows of a search, name prefix: p50', 'postgresql', '12.0 ms', '', ''],
      isMet: undefined,
    });
    expect(judge(row('first rows of a search, name prefix: p99'), of, 'postgresql')).toEqual({
      line: [
        ...['first rows of a search, name prefix: p99', 'postgresql'],
        ...['104.5 ms', 'at most 100.0 ms', 'missed by 4.5 ms'],
      ],
      isMet: false,
    });
    expect(judge(row('first rows of a search, list page: p99'), of, 'postgresql').isMet).toBeUndefined();
  });

  it('compares no number of patients with itself', () => {
    const figure = 'member lookup: p50 at 10000 against 10000';
    const found = rowsFor({ small: 10_000, large: 10_000 }).find((each) => each.figure === figure);
    expect(found?.of(results, 'postgresql')).toBeUndefined();
  });

  it('compares the largest number of patients with the smallest', () => {
    expect(judge(row('member lookup: p50 at 1000000 against 10000'), results, 'postgresql')).toEqual({
      line: [
        ...['member lookup: p50 at 1000000 against 10000', 'postgresql'],
        ...['2.00 x', 'at most 3.00 x', 'met'],
      ],
      isMet: true,
    });
  });

  it('reports whether a figure meets its target, or that it was not measured', () => {
    expect(judge(row('event to 1,000 SSE clients, the last'), results, 'pglite').line.slice(2)).toEqual([
      ...['170.3 ms', 'at most 150.0 ms', 'missed by 20.3 ms'],
    ]);
    expect(judge(row('start on an existing folder'), results, 'pglite').isMet).toBe(true);
    expect(judge(row('receipts'), results, 'pglite')).toEqual({
      line: ['receipts', 'pglite', '', 'at least 400 /s', 'not measured'],
      isMet: undefined,
    });
  });

  it('lists each class with its times, processor time, and the peers', () => {
    expect(measuredLines(results).slice(1)).toEqual([
      [
        ...['member lookup', 'postgresql', '1000000', '', '2900', '4.0', '5.0', '9.0', '0.50'],
        ...['1000', '', '50', ''],
      ],
      ['member lookup', 'postgresql', '10000', '', '4000', '2.0', '5.0', '9.0', '', '', '', '', ''],
    ]);
  });
});
