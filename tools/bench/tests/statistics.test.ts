import { describe, expect, it } from 'vitest';
import { framesOf, interactionsOf, withoutCalls } from '../browser/interactions.ts';
import { resultOf } from '../http-load.ts';
import { judge, table } from '../report.ts';
import { median, mediansOf, percentile, spreadOf } from '../statistics.ts';

describe('statistics', () => {
  it('have a median, so that one slow run has no effect', () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 9])).toBe(3);
    const runs = [
      { a: 1, b: 30 },
      { a: 3, b: 10 },
      { a: 2, b: 20 },
    ];
    expect(mediansOf(runs)).toEqual({ a: 2, b: 20 });
  });

  it('have percentiles and a spread', () => {
    const times = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect([50, 97.5, 99, 100].map((percent) => percentile(times, percent))).toEqual([100, 195, 198, 200]);
    expect(percentile([7], 50)).toBe(7);
    expect(spreadOf([30, 10, 20])).toEqual({ count: 3, p50: 20, slowest: 30 });
  });
});

describe('a load', () => {
  it('has a rate and percentiles, and fails if a response was unsuccessful', () => {
    expect(resultOf({ times: [2, 4, 6, 8], elapsedMs: 500, failures: {} })).toEqual({
      perSecond: 8,
      p50: 4,
      p97_5: 8,
      p99: 8,
      requests: 4,
    });
    expect(() => resultOf({ times: [2], elapsedMs: 500, failures: { 'status 422': 3 } })).toThrow(
      'Not every response was a success: 3 of status 422.',
    );
  });
});

describe('a page', () => {
  it('has the frame rate within each recording, and the share of late frames', () => {
    expect(
      framesOf([
        [0, 16.6, 33.4, 50],
        [9000, 9016.6, 9050],
      ]),
    ).toEqual({
      perSecond: 50,
      late: 0.2,
      longestMs: expect.closeTo(33.4),
    });
    expect(() => framesOf([[1], []])).toThrow('Frames need at least two starts.');
  });

  it('excludes network calls, which may overlap, start earlier or end later', () => {
    const period = { from: 100, to: 200 };
    expect(withoutCalls(period, [])).toBe(100);
    const calls = [
      { from: 120, to: 140 },
      { from: 110, to: 130 },
      { from: 115, to: 120 },
      { from: 50, to: 105 },
      { from: 190, to: 250 },
      { from: 300, to: 400 },
    ];
    expect(withoutCalls(period, calls)).toBe(55);
  });

  it('has the longest event of each interaction', () => {
    const events = [
      { interaction: 7, ms: 24 },
      { interaction: 7, ms: 40 },
      { interaction: 0, ms: 900 },
      { interaction: 8, ms: 16 },
    ];
    expect(interactionsOf(events)).toEqual([40, 16]);
  });
});

describe('a report', () => {
  it('aligns its columns', () => {
    expect(
      table([
        ['figure', 'limit'],
        ['first paint', '0.90 s'],
      ]),
    ).toBe('figure       limit\nfirst paint  0.90 s');
  });
});

describe('a figure of a report', () => {
  const show = (value: number) => `${value.toFixed(1)} ms`;

  it.each([
    [100, { atMost: 100 }, ['100.0 ms', 'at most 100.0 ms', 'met'], true],
    [104.5, { atMost: 100 }, ['104.5 ms', 'at most 100.0 ms', 'missed by 4.5 ms'], false],
    [3, { atLeast: 3 }, ['3.0 ms', 'at least 3.0 ms', 'met'], true],
    [2.9, { atLeast: 3 }, ['2.9 ms', 'at least 3.0 ms', 'missed by 0.1 ms'], false],
    [7, undefined, ['7.0 ms', '', ''], true],
    [undefined, { atMost: 1 }, ['', 'at most 1.0 ms', 'not measured'], true],
  ])('%s with the target %j', (value, target, cells, isMet) => {
    expect(judge(value, target, show)).toEqual({ cells, isMet });
  });
});
