import type { MonthGoal } from './goal.ts';

export interface PracticeYear {
  practiceId: string;
  name: string;
  version: number;
  total: MonthGoal;
}

/** The goals of an organization's practices, with the sums of their months. */
export interface OrganizationGoals {
  year: number;
  /** From January to December. */
  months: readonly MonthGoal[];
  practices: readonly PracticeYear[];
}

/** The versions that the user saw, so that a copy never overwrites later changes. */
export interface GoalsCopy {
  year: number;
  version: number;
  practices: readonly { practiceId: string; version: number }[];
}
