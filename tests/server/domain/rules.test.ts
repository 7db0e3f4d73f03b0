import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '#server/auth/at-most.ts';
import { recordNumber } from '#server/db/record-id.ts';
import { timeZoneOfState } from '#server/practices/time-zones.ts';

it.each([
  ['OH', 'America/New_York'],
  ['HI', 'Pacific/Honolulu'],
  ['AZ', 'America/Phoenix'],
  ['PR', 'America/Puerto_Rico'],
  ['XX', undefined],
  ['toString', undefined],
])('CONST-3: the time zone of %s is %s', (state, timeZone) => expect(timeZoneOfState(state)).toBe(timeZone));

describe('an id from outside', () => {
  it('is a number of the database, or 0', () => {
    expect(['1', '10000001', '9007199254740991'].map(recordNumber)).toEqual([
      1, 10_000_001, 9_007_199_254_740_991,
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = recordNumber(text);
        expect(Number.isSafeInteger(number)).toBe(true);
        expect(number === 0 || String(number) === text).toBe(true);
      }),
    );
  });
});

describe('work that is bounded', () => {
  it('runs at most the given number of tasks at once, and all of them', async () => {
    const limited = atMost(2);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return most;
    };
    await Promise.all(Array.from({ length: 20 }, () => limited(work)));
    expect(most).toBe(2);
    expect(running).toBe(0);
  });

  it('continues after a task that failed', async () => {
    const limited = atMost(1);
    await expect(limited(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await limited(() => Promise.resolve('next'))).toBe('next');
  });
});
