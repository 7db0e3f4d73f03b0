import { describe, expect, it } from 'vitest';
import { keyToRows } from '../bench/search/key-to-rows.ts';
import { type Results, verdictsOf } from '../bench/search/rows.ts';
import { KIND_NAMES, KINDS, wordsOf } from '../bench/search/words.ts';

const frames = { perSecond: 60, late: 0.01, longestMs: 33 };
const typing = { frames, keys: [16, 24], toRows: [130, 20] };
const step = {
  name: 'tab: overview',
  isRoute: true,
  toNextPaint: [40, 100],
  toAll: [100, 180],
  layoutShift: 0,
};
const results: Results = {
  firstRows: { 'one letter': [20, 100] } as unknown as Results['firstRows'],
  rest: { perSecond: 50, late: 0.2, longestMs: 90 },
  typing,
  slowTyping: typing,
  steps: [step],
  routes: [{ first: 950, again: 220 }],
  heapMb: 10,
};
const lineOf = (figure: string, of: Results) => {
  const verdict = verdictsOf(of).find(({ line }) => line[0] === figure);
  if (!verdict) throw new Error(`There is no row ${figure}.`);
  return [...verdict.line.slice(1), verdict.isMet];
};

describe('the search benchmark', () => {
  it('the time from key to rows excludes debounce and network, and skips a word searched before its last key', () => {
    const typed = { pressedAt: 1000, paintedAt: 1400, calls: [{ from: 1320, to: 1350 }] };
    expect(keyToRows(typed, 300)).toEqual([70]);
    expect(keyToRows({ ...typed, calls: [{ from: 900, to: 1010 }] }, 300)).toEqual([]);
    expect(keyToRows({ ...typed, calls: [{ from: 1405, to: 1410 }] }, 300)).toEqual([]);
  });

  it('a patient is searched for by each kind of query', () => {
    const person = {
      memberId: '10000007',
      firstName: 'Dana',
      lastName: 'Muller',
      email: 'dana.muller7@mail.test',
      phone: '(614) 555-0107',
      birthDate: '1980-04-02',
    };
    expect(KIND_NAMES.map((kind) => KINDS[kind](person))).toEqual([
      ...['M', 'Mul', 'Dana Muller', '4/2/1980'],
      ...['(614) 555-0107', 'dana.muller7@', '10000007'],
    ]);
    expect(wordsOf([{ ...person, lastName: 'Núñez' }, person])).toEqual(['Dana Muller']);
  });

  it('a figure at its limit meets the target; frames at rest have none', () => {
    expect(verdictsOf(results).filter(({ isMet }) => !isMet)).toEqual([]);
    expect(lineOf('frames at rest', results)).toEqual([
      '50.0 a second, 20.0 % late, longest 90 ms',
      ...['', '', true],
    ]);
  });

  it.each([
    [
      'request to first rows: one letter',
      { firstRows: { ...results.firstRows, 'one letter': [10, 20, 101] } },
      ['p50 20 ms, slowest 101 ms of 3', 'slowest at most 100 ms', 'missed by 1 ms'],
    ],
    [
      'frames while typing',
      { typing: { ...typing, frames: { perSecond: 58.8, late: 0.02, longestMs: 50 } } },
      ['58.8 a second, 2.0 % late, longest 50 ms', '60 a second, at most 1 % late', 'missed by 1.0 %'],
    ],
    [
      'search on slow 4G, again',
      { routes: [{ first: 950, again: 230 }] },
      ['p50 230 ms, slowest 230 ms of 1', 'p50 at most 220 ms', 'missed by 10 ms'],
    ],
    [
      'layout shift: tab: overview',
      { steps: [{ ...step, layoutShift: 0.03 }] },
      ['0.030', 'at most 0.020', 'missed by 0.010'],
    ],
  ])('the report says by how much a target is missed: %s', (figure, changed, line) => {
    expect(lineOf(figure, { ...results, ...changed })).toEqual([...line, false]);
  });
});
