import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentMet } from '#domain/goal/goal.ts';

describe('a goal', () => {
  it.each([
    [400_000, 420_000, 105],
    [400_000, 300_000, 75],
    [20_000, 19_999, 99],
    [42_000_000, 1_969_943, 5],
    [42_000_000, 419_999, 1],
    [0, 5000, 0],
    [5000, 0, 0],
    [5000, -100, 0],
    [1, 100_000_000, 1_000_000],
  ])('API-13: of %d cents with %d met is at %d percent', (settingCents, metCents, percent) =>
    expect(percentMet({ settingCents, metCents })).toBe(percent),
  );

  it('API-13: is at 100 percent exactly when it is met', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000_000 });
    fc.assert(
      fc.property(cents, cents, (settingCents, metCents) => {
        expect(percentMet({ settingCents, metCents }) >= 100).toBe(metCents >= settingCents);
      }),
    );
  });
});
