import { describe, expect, it } from 'vitest';
import { keyToRows } from '../bench/search/key-to-rows.ts';
import { KIND_NAMES, KINDS, wordsOf } from '../bench/search/words.ts';

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
});
