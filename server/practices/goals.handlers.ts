import { MONTHS, monthName } from '#domain/goal/goal.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { goalRecord, organizationGoals } from './goals.wire.ts';

type Goals = Pick<Handlers, 'getGoals' | 'setGoals' | 'copyGoals' | 'getOrganizationGoals'>;

export const goalSettings = ({ goals }: Services): Goals => ({
  async getGoals({ params, query }) {
    const found = await goals.find(params.practiceId, query.Year);
    if (!found) throw notFound();
    return goalRecord(found, params);
  },

  async setGoals({ params, body: { year, version, monthlyTargets }, access: { userId }, success }) {
    const settings = MONTHS.flatMap((name, index) => {
      const wanted = monthlyTargets[name];
      return wanted ? [{ index, cents: centsOfDollars(wanted.setting) }] : [];
    });
    const outcome = await goals.set(params.practiceId, { year, settings, version, userId });
    if (outcome.kind === 'unknown') throw notFound();
    if (outcome.kind === 'over')
      throw conflict(
        'goalMonthOver',
        `${monthName(outcome.index)} ${year} is over, so its goal can’t change. Nothing was saved.`,
      );
    if (outcome.kind === 'stale') {
      const current = await goals.find(params.practiceId, year);
      throw conflict('goalsChanged', undefined, current && [goalRecord(current, params)]);
    }
    return { message: success };
  },

  async copyGoals({ params, body: { year, version, practices: to }, access: { userId }, success }) {
    const outcome = await goals.copy({ from: params.practiceId, year, version, to, userId });
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'stale') throw conflict('goalsChanged');
    return { message: success };
  },

  async getOrganizationGoals({ params: { organizationId, practiceId }, query }) {
    const practices = await goals.ofOrganization(practiceId, query.Year);
    const [first] = practices;
    if (!first) throw notFound();
    return organizationGoals(practices, { organizationId, year: first.year });
  },
});
