import { fromPromise } from 'xstate';
import { getGoals, setGoals } from '#api/goals.ts';
import { createHostClient } from '#api/host-client.ts';
import { mayAct } from '#domain/access/may-act.ts';
import type { MonthChange } from '#domain/goal/year-draft.ts';
import { goalSettingsMachine } from '#machines/goal-settings/goal-settings.machine.ts';
import type { LoadedGoals } from '#machines/goal-settings/goal-settings.types.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf, todayAt, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';
import { wireOrganizationGoals } from './organization-goals.ports.ts';

interface YearChange {
  year: number;
  version: number;
  changes: readonly MonthChange[];
}

/** The first year that the contract allows. */
const FIRST_YEAR = 2000;

export function startGoals(host: WidgetHost) {
  const mayEdit = mayAct(host.session.user, 'goalSettings', 'update');
  const { practiceId } = practiceOf(host);
  const goals = createRoot(wireGoalSettings(host), { input: { today: todayAt(host), practiceId, mayEdit } });
  goals.start();
  return { goals, stop: watchToday(host, goals, () => goals) };
}

export function wireGoalSettings(host: WidgetHost) {
  const client = createHostClient(host);
  return goalSettingsMachine.provide({
    actors: {
      organizationGoals: wireOrganizationGoals(host),
      loadGoals: fromPromise<LoadedGoals, { year: number }>(async ({ input: { year }, signal }) => {
        const load = (each: number) => getGoals(client, practiceOf(host), each, signal);
        const goals = await load(year);
        return { goals, before: await load(Math.max(year - 1, FIRST_YEAR)) };
      }),
      saveGoals: fromPromise<{ message: string }, YearChange>(({ input }) =>
        setGoals(client, practiceOf(host), input),
      ),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      showToast: (_, toast) => host.toast(toast),
      logFailure,
    },
  });
}
