import { describe, expect, it } from 'vitest';
import { MONTHS } from '#domain/goal/goal.ts';
import { changesOf, conflictsOf, draftOf, draftYear, rebased } from '#domain/goal/year-draft.ts';

const year = (changed: Readonly<Record<number, number>> = {}, version = 1) => ({
  year: 2027,
  version,
  changedBy: null,
  months: MONTHS.map((_, index) => ({ settingCents: changed[index] ?? 100, metCents: 7 })),
});
const draft = (changed: Readonly<Record<number, number>>) => draftOf(year(changed));

describe('the goals that a user types', () => {
  it('API-13.3: only months that differ from the stored goals are sent', () => {
    expect(changesOf(year(), draft({ 0: 500, 11: 0, 5: 100 }))).toEqual([
      { index: 0, cents: 500 },
      { index: 11, cents: 0 },
    ]);
    expect(changesOf(year(), draftOf(year()))).toEqual([]);
  });

  it('API-13.3: if another user saved goals first, the changes of both users stay', () => {
    expect(rebased(year(), draft({ 0: 500 }), year({ 3: 900 }, 2))).toEqual(draft({ 0: 500, 3: 900 }));
  });

  it('API-13.3: if both changed a month, the user’s own goal stays, and both are shown', () => {
    const theirs = year({ 0: 600, 3: 900 }, 2);
    expect(rebased(year(), draft({ 0: 500 }), theirs)).toEqual(draft({ 0: 500, 3: 900 }));
    expect(conflictsOf(year(), draft({ 0: 500 }), theirs)).toEqual([
      { index: 0, beforeCents: 100, mineCents: 500, theirsCents: 600 },
    ]);
  });

  it('API-13.3: equal changes of both users are no conflict', () => {
    expect(conflictsOf(year(), draft({ 0: 500 }), year({ 0: 500 }, 2))).toEqual([]);
  });

  it('API-13: results stay next to the typed goals', () => {
    expect(draftYear(year(), draft({ 2: 5 })).months[2]).toEqual({ settingCents: 5, metCents: 7 });
  });
});
