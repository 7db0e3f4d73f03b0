import type { Failure } from '#domain/failure/failure.ts';
import type { OrganizationGoals } from '#domain/goal/organization-goals.ts';

export type OrganizationGoalsEvent =
  | { type: 'year.show'; year: number }
  | { type: 'goals.show'; year: number; version: number }
  | { type: 'organization.load' }
  | { type: 'practices.select'; ids: readonly string[]; isSelected: boolean }
  | { type: 'copy.open' }
  | { type: 'copy.close' }
  | { type: 'copy.confirm' };

export interface OrganizationGoalsInput {
  /** The practice whose goals are copied. */
  practiceId: string;
  mayEdit: boolean;
}

export interface OrganizationGoalsContext extends OrganizationGoalsInput {
  year: number;
  /** Of the practice's goals on the page; null until they are loaded. */
  version: number | null;
  goals: OrganizationGoals | null;
  selected: readonly string[];
  failure: Failure | null;
}
