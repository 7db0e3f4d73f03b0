import type { Failure } from '#domain/failure/failure.ts';
import type { Shape } from '#domain/goal/fill-year.ts';
import type { YearGoals } from '#domain/goal/goal.ts';
import type { YearDraft } from '#domain/goal/year-draft.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type GoalSettingsEvent =
  | FieldEvent<'total'>
  | { type: 'year.choose'; year: number }
  /** A retry, or the reload after a copy that was rejected. */
  | { type: 'goals.load' }
  | { type: 'today.change'; today: string }
  | { type: 'goal.edit'; index: number; cents: number }
  | { type: 'goals.paste'; index: number; text: string }
  | { type: 'fill.open' }
  | { type: 'fill.close' }
  | { type: 'fill.apply' }
  | { type: 'shape.choose'; shape: Shape }
  | { type: 'goals.save' }
  | { type: 'goals.discard' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' };

export interface GoalSettingsInput {
  /** The practice's current day, YYYY-MM-DD. */
  today: string;
  practiceId: string;
  mayEdit: boolean;
}

/** The goals of a year and of the year before. */
export interface LoadedGoals {
  goals: YearGoals;
  before: YearGoals;
}

export interface GoalSettingsContext extends GoalSettingsInput {
  year: number;
  loaded: LoadedGoals | null;
  draft: YearDraft;
  /** The goals that another user saved first. */
  theirs: YearGoals | null;
  /** About the last paste. */
  notice: { message: string; isRefused: boolean } | null;
  /** The total to fill the year with. */
  fields: FormFields<'total'>;
  shape: Shape;
  isChecked: boolean;
  failure: Failure | null;
}
