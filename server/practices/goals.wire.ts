import type { components } from '#api/schema.d.ts';
import { MONTHS, type MonthGoal, percentMet, totalOf, type YearGoals } from '#domain/goal/goal.ts';
import { dollarsOf } from '#domain/money/money.ts';
import type { PracticeGoals } from './goals.queries.ts';

type Wire = components['schemas'];

export const goalRecord = (
  { year, version, changedBy, months }: YearGoals,
  ids: { organizationId: string; practiceId: string },
): Wire['GoalRecord'] => ({
  organizationId: ids.organizationId,
  practiceId: ids.practiceId,
  year,
  monthlyTargets: targetsOf(months),
  version,
  changedBy,
});

export const organizationGoals = (
  practices: readonly PracticeGoals[],
  { organizationId, year }: { organizationId: string; year: number },
): Wire['OrganizationGoals'] => ({
  organizationId,
  year,
  monthlyTargets: targetsOf(
    MONTHS.map((_, index) => totalOf(practices.flatMap(({ months }) => months[index] ?? []))),
  ),
  practices: practices.map(({ practiceId, name, version, months }) => ({
    practiceId,
    name,
    version,
    total: targetOf(totalOf(months)),
  })),
});

const targetOf = (goal: MonthGoal): Wire['MonthlyTarget'] => ({
  setting: dollarsOf(goal.settingCents),
  met: dollarsOf(goal.metCents),
  percent: percentMet(goal),
});

const targetsOf = (months: readonly MonthGoal[]) =>
  Object.fromEntries(
    MONTHS.map((month, index) => [month, targetOf(months[index] ?? { settingCents: 0, metCents: 0 })]),
  ) as Wire['GoalRecord']['monthlyTargets'];
