import { expect, test } from 'vitest';
import { goalSettingsMachine } from '#machines/goal-settings/goal-settings.machine.ts';
import { startChart } from '#tests/support/start-chart.ts';

test('API-13: a year chosen while another one loads replaces it', () => {
  const { actor, ports, now } = startChart(goalSettingsMachine, { today: '1969-12-31', mayEdit: true });
  actor.send({ type: 'year.choose', year: 1970 });
  actor.send({ type: 'year.choose', year: 1971 });
  expect(ports.loadGoals.asked).toEqual([{ year: 1969 }, { year: 1970 }, { year: 1971 }]);
  expect(now().context.year).toBe(1971);
});
