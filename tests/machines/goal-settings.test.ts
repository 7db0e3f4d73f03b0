import { expect, test } from 'vitest';
import type { GoalsCopy, OrganizationGoals } from '#domain/goal/organization-goals.ts';
import { goalSettingsMachine } from '#machines/goal-settings/goal-settings.machine.ts';
import {
  selectFailure,
  selectMonthsOver,
  selectOrganizationGoals,
} from '#machines/goal-settings/goal-settings.selectors.ts';
import { organizationGoalsMachine } from '#machines/organization-goals/organization-goals.machine.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { BUSY } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { BEFORE, CHANGED, GOALS, GOALS_OF_1969 } from './goal-settings.model.ts';
import { COPY_REFUSED, ORGANIZATION } from './organization-goals.model.ts';

/** The page shows version 2 of the goals, and the list of practices already has version 3. */
async function startWithOrganization() {
  const loadOrganization = commandedPort<OrganizationGoals, { year: number }>();
  const copyGoals = commandedPort<{ message: string }, GoalsCopy>();
  const actors = { loadOrganization: loadOrganization.logic, copyGoals: copyGoals.logic };
  const organizationGoals = organizationGoalsMachine.provide({ actors });
  const chart = startChart(goalSettingsMachine.provide({ actors: { organizationGoals } }), GOALS_OF_1969);
  await chart.ports.loadGoals.succeed({ goals: { ...GOALS, version: 2 }, before: BEFORE });
  await loadOrganization.succeed(ORGANIZATION);
  const organization = selectOrganizationGoals(chart.now());
  if (organization === undefined) throw new Error('The chart of the organization has not started.');
  organization.send({ type: 'practices.select', ids: ['2'], isSelected: true });
  const copy = () => {
    organization.send({ type: 'copy.open' });
    organization.send({ type: 'copy.confirm' });
    return copyGoals.asked.at(-1)?.version;
  };
  return { ...chart, loadOrganization, copyGoals, organization, copy };
}

test('API-13: a year chosen while another one loads replaces it, also for the whole organization', () => {
  const { actor, ports, now } = startChart(goalSettingsMachine, GOALS_OF_1969);
  actor.send({ type: 'year.choose', year: 1970 });
  actor.send({ type: 'year.choose', year: 1971 });
  expect(ports.loadGoals.asked).toEqual([{ year: 1969 }, { year: 1970 }, { year: 1971 }]);
  expect(now().context.year).toBe(1971);
  expect(selectOrganizationGoals(now())?.getSnapshot().context.year).toBe(1971);
});

test('API-13: a copy names the version of the goals that the page shows, and after a conflict the page loads them again', async () => {
  const { ports, loadOrganization, copyGoals, organization, copy } = await startWithOrganization();
  expect(copy()).toBe(2);
  await copyGoals.fail(COPY_REFUSED);
  organization.send({ type: 'copy.close' });
  expect(ports.loadGoals.asked).toEqual([{ year: 1969 }, { year: 1969 }]);
  await loadOrganization.succeed(ORGANIZATION);
  await ports.loadGoals.succeed({ goals: GOALS, before: BEFORE });
  expect(copy()).toBe(3);
});

test('API-13: after the user takes the goals that another user saved, the organization’s goals are theirs too and a copy names their version', async () => {
  const { actor, ports, loadOrganization, copy } = await startWithOrganization();
  actor.send({ type: 'goal.edit', index: 11, cents: 120_000 });
  actor.send({ type: 'goals.save' });
  await ports.saveGoals.fail(CHANGED);
  await ports.loadGoals.succeed({ goals: { ...GOALS, version: 4 }, before: BEFORE });
  expect(loadOrganization.asked).toEqual([{ year: 1969 }, { year: 1969 }]);
  await loadOrganization.succeed(ORGANIZATION);
  actor.send({ type: 'theirs.take' });
  expect(copy()).toBe(4);
});

test('API-13: after a save without a response, the failure stays until the user discards the changes, which loads the goals', async () => {
  const { actor, ports, now } = startChart(goalSettingsMachine, GOALS_OF_1969);
  await ports.loadGoals.succeed({ goals: GOALS, before: BEFORE });
  const edit = (cents: number) => actor.send({ type: 'goal.edit', index: 11, cents });
  const stored = now().context.draft[11] ?? 0;
  edit(120_000);
  actor.send({ type: 'goals.save' });
  await ports.saveGoals.fail(BUSY);
  edit(stored);
  expect([now().value, selectFailure(now())?.message]).toEqual([{ shown: 'unchanged' }, BUSY.message]);
  edit(130_000);
  actor.send({ type: 'goals.discard' });
  expect([ports.loadGoals.asked.length, selectFailure(now())]).toEqual([2, null]);
});

test('API-13: goals are copied only once the page shows them', async () => {
  const { actor, loadOrganization, organization, copy } = await startWithOrganization();
  actor.send({ type: 'year.choose', year: 1970 });
  await loadOrganization.succeed({ ...ORGANIZATION, year: 1970 });
  organization.send({ type: 'practices.select', ids: ['2'], isSelected: true });
  expect(copy()).toBe(undefined);
});

test('API-13, CONST-3: on the first day of a month, the goal of the month before is locked and its unsaved change is undone', async () => {
  const { actor, ports, now } = startChart(goalSettingsMachine, { ...GOALS_OF_1969, today: '1969-11-30' });
  await ports.loadGoals.succeed({ goals: GOALS, before: BEFORE });
  for (const index of [10, 11]) actor.send({ type: 'goal.edit', index, cents: 120_000 });
  actor.send({ type: 'today.change', today: '1969-12-01' });
  expect([selectMonthsOver(now()), now().context.draft.slice(10)]).toEqual([11, [3_500_000, 120_000]]);
  actor.send({ type: 'fill.open' });
  actor.send({ type: 'field.change', field: 'total', value: '400000' });
  actor.send({ type: 'fill.apply' });
  expect(now().context.draft.slice(10)).toEqual([3_500_000, 1_500_000]);
});
