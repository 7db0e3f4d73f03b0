import { MONTHS, type MonthGoal, type YearGoals } from '#domain/goal/goal.ts';
import type { GoalsCopy, OrganizationGoals } from '#domain/goal/organization-goals.ts';
import { centsOfDollars, dollarsOf } from '#domain/money/money.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PracticePath } from './member.ts';
import type { components } from './schema.d.ts';
import { isListOf, isMessage, isNullOr, isNumber, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas'];

interface YearChange {
  year: number;
  version: number;
  /** `index` counts from 0, January. */
  changes: readonly { index: number; cents: number }[];
}

const ADDRESS = '/admin/organization/{organizationId}/practice/{practiceId}/goals';

const isTarget = isRecordOf<Wire['MonthlyTarget']>({ setting: isNumber, met: isNumber, percent: isNumber });
const isTargets = isRecordOf<Wire['MonthlyTargets']>({
  january: isTarget,
  february: isTarget,
  march: isTarget,
  april: isTarget,
  may: isTarget,
  june: isTarget,
  july: isTarget,
  august: isTarget,
  september: isTarget,
  october: isTarget,
  november: isTarget,
  december: isTarget,
});

const isGoals = isRecordOf<Omit<Wire['GoalRecord'], 'organizationId' | 'practiceId'>>({
  year: isNumber,
  monthlyTargets: isTargets,
  version: isNumber,
  changedBy: isNullOr(isText),
});

const isOrganizationGoals = isRecordOf<Omit<Wire['OrganizationGoals'], 'organizationId'>>({
  year: isNumber,
  monthlyTargets: isTargets,
  practices: isListOf(
    isRecordOf<Wire['OrganizationGoals']['practices'][number]>({
      practiceId: isText,
      name: isText,
      version: isNumber,
      total: isTarget,
    }),
  ),
});

export async function getGoals(
  client: PortalClient,
  path: PracticePath,
  year: number,
  signal: AbortSignal,
): Promise<YearGoals> {
  const call = client.GET(ADDRESS, { params: { path, query: { Year: year } }, signal });
  const { monthlyTargets, version, changedBy, ...found } = await answerOf(call, isGoals);
  return { year: found.year, version, changedBy, months: monthsOf(monthlyTargets) };
}

/** Rejected with 409 if the goals have changed since this version, or if a month is over (API-13). */
export function setGoals(
  client: PortalClient,
  path: PracticePath,
  { year, version, changes }: YearChange,
): Promise<{ message: string }> {
  const monthlyTargets = Object.fromEntries(
    changes.map(({ index, cents }) => [MONTHS[index], { setting: dollarsOf(cents) }]),
  );
  const body = { year, version, monthlyTargets };
  return answerOf(client.POST(ADDRESS, { params: { path }, body }), isMessage);
}

export async function getOrganizationGoals(
  client: PortalClient,
  path: PracticePath,
  year: number,
  signal: AbortSignal,
): Promise<OrganizationGoals> {
  const call = client.GET(`${ADDRESS}/organization`, { params: { path, query: { Year: year } }, signal });
  const found = await answerOf(call, isOrganizationGoals);
  return {
    year: found.year,
    months: monthsOf(found.monthlyTargets),
    practices: found.practices.map(({ practiceId, name, version, total }) => ({
      practiceId,
      name,
      version,
      total: goalOf(total),
    })),
  };
}

/** Rejected with 409 if the goals of one of the practices have changed since its version. */
export const copyGoals = (
  client: PortalClient,
  path: PracticePath,
  { practices, ...copy }: GoalsCopy,
): Promise<{ message: string }> =>
  answerOf(
    client.POST(`${ADDRESS}/copy`, { params: { path }, body: { ...copy, practices: [...practices] } }),
    isMessage,
  );

const monthsOf = (targets: Wire['MonthlyTargets']): readonly MonthGoal[] =>
  MONTHS.map((month) => goalOf(targets[month]));

const goalOf = ({ setting, met }: Wire['MonthlyTarget']): MonthGoal => ({
  settingCents: centsOfDollars(setting),
  metCents: centsOfDollars(met),
});
