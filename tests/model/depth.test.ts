import { afterEach, describe, expect, it, vi } from 'vitest';

/** The same module as a proof reads it, and as every other run does. */
async function depth(prove: '1' | '') {
  vi.resetModules();
  vi.stubEnv('PROVE', prove);
  return import('#tests/support/depth.ts');
}
afterEach(() => vi.unstubAllEnvs());

const TWENTY_ONE = Array.from({ length: 21 }, (_, place) => place);

describe('a sample', () => {
  it('is at least a twentieth of the full count, and all of it for a proof', async () => {
    for (const prove of ['', '1'] as const) {
      const { times } = await depth(prove);
      expect(times(1000, 50)).toBe(prove ? 1000 : 50);
      expect(() => times(1000, 49)).toThrow('A sample of 49 is less than a twentieth of 1000.');
    }
  });

  it('of a list has at least a twentieth of it; for a proof it is the whole list', async () => {
    for (const prove of ['', '1'] as const) {
      const { sampleOf } = await depth(prove);
      expect(sampleOf(TWENTY_ONE, (_, place) => place % 20 === 0)).toEqual(prove ? TWENTY_ONE : [0, 20]);
      expect(() => sampleOf(TWENTY_ONE, (one) => one === 7)).toThrow('A sample of 1 is less');
      expect(sampleOf([], () => false)).toEqual([]);
    }
  });

  it('from another list is compared with the full one by a count', async () => {
    const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
    for (const prove of ['', '1'] as const) {
      const { fullOr } = await depth(prove);
      expect(fullOr([60, 40], [5], sum)).toEqual(prove ? [60, 40] : [5]);
      expect(() => fullOr([60, 40], [4], sum)).toThrow('A sample of 4 is less than a twentieth of 100.');
    }
  });
});
