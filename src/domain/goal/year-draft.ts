import type { YearGoals } from './goal.ts';

/** From January to December, in cents. */
export type YearDraft = readonly number[];

export interface MonthChange {
  /** 0 is January. */
  index: number;
  cents: number;
}

export const draftOf = ({ months }: YearGoals): YearDraft => months.map(({ settingCents }) => settingCents);

/** The goals as typed, with the results. */
export const draftYear = (stored: YearGoals, draft: YearDraft): YearGoals => ({
  ...stored,
  months: stored.months.map((month, index) => ({
    ...month,
    settingCents: draft[index] ?? month.settingCents,
  })),
});

export const changesOf = (stored: YearGoals, draft: YearDraft): readonly MonthChange[] =>
  draft.flatMap((cents, index) => (cents === stored.months[index]?.settingCents ? [] : [{ index, cents }]));

/** The user's changes on top of the goals that another user saved. */
export function rebased(stored: YearGoals, draft: YearDraft, theirs: YearGoals): YearDraft {
  const mine = changesOf(stored, draft);
  return draftOf(theirs).map((cents, index) => mine.find((change) => change.index === index)?.cents ?? cents);
}

export interface MonthConflict {
  index: number;
  beforeCents: number;
  mineCents: number;
  theirsCents: number;
}

/** The months in which the two users' goals differ. */
export const conflictsOf = (stored: YearGoals, draft: YearDraft, theirs: YearGoals): MonthConflict[] =>
  rebased(stored, draft, theirs).flatMap((mineCents, index) => {
    const theirsCents = theirs.months[index]?.settingCents ?? 0;
    const beforeCents = stored.months[index]?.settingCents ?? 0;
    return mineCents === theirsCents ? [] : [{ index, beforeCents, mineCents, theirsCents }];
  });
