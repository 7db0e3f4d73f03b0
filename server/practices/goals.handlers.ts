import type { components } from '#api/schema.d.ts';
import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { centsOf, dollarsOf } from '../http/money.ts';
import type { Services } from '../services.ts';
import { MONTHS, type Month, type MonthsGoal, percentMet } from './goals.ts';

type Wire = components['schemas'];
type Goals = Pick<Handlers, 'getGoals' | 'setGoals'>;

export const goalSettings = ({ goals }: Services): Goals => ({
  async getGoals({ params, query }) {
    const found = await goals.find(params.practiceId, query.Year);
    if (!found) throw notFound();
    const { organizationId, practiceId } = params;
    return { organizationId, practiceId, year: found.year, monthlyTargets: targetsOf(found.months) };
  },

  async setGoals({ params, body, success }) {
    const settings = MONTHS.flatMap((name, at) => {
      const wanted = body.monthlyTargets[name];
      return wanted ? [{ month: at + 1, settingCents: centsOf(wanted.setting) }] : [];
    });
    await goals.set(params.practiceId, body.year, settings);
    return { message: success };
  },
});

type MonthlyTargets = Wire['GoalRecord']['monthlyTargets'];

function targetsOf(months: readonly MonthsGoal[]): MonthlyTargets {
  const target = (month: Month): Wire['MonthlyTarget'] => {
    const goal = months[MONTHS.indexOf(month)] ?? { settingCents: 0, metCents: 0 };
    return {
      setting: dollarsOf(goal.settingCents),
      met: dollarsOf(goal.metCents),
      percent: percentMet(goal),
    };
  };
  return Object.fromEntries(MONTHS.map((month) => [month, target(month)])) as MonthlyTargets;
}
