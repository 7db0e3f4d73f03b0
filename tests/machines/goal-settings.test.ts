import { expect, test } from 'vitest';
import { goalSettingsMachine } from '#machines/goal-settings/goal-settings.machine.ts';
import { selectOrganizationGoals } from '#machines/goal-settings/goal-settings.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { GOALS_OF_1969 } from './goal-settings.model.ts';

test('API-13: a year chosen while another one loads replaces it, also for the whole organization', () => {
  const { actor, ports, now } = startChart(goalSettingsMachine, GOALS_OF_1969);
  actor.send({ type: 'year.choose', year: 1970 });
  actor.send({ type: 'year.choose', year: 1971 });
  expect(ports.loadGoals.asked).toEqual([{ year: 1969 }, { year: 1970 }, { year: 1971 }]);
  expect(now().context.year).toBe(1971);
  expect(selectOrganizationGoals(now())?.getSnapshot().context.year).toBe(1971);
});
