import { expect, it } from 'vitest';
import type { ActivityList } from '#domain/patient/activity.ts';
import { patientActivityMachine } from '#machines/patient-activity/patient-activity.machine.ts';
import {
  selectActivity,
  selectHasMore,
  selectIsLoading,
} from '#machines/patient-activity/patient-activity.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

const noteBy = (by: string): ActivityList => ({
  entries: [{ activity: 'noteAdded', by, at: '2026-11-22T15:04:05Z' }],
  count: 400,
});

it('PATIENT-1: a change of the patient while activity loads, or more of it, loads the list again', async () => {
  const { actor, ports, now } = startChart(patientActivityMachine);
  const { listActivity: list } = ports;
  actor.send({ type: 'activity.refresh' });
  expect(list.asked).toEqual([{ most: 10 }, { most: 10 }]);
  await list.succeed(noteBy('Robin Hale'));
  actor.send({ type: 'activity.more' });
  expect([selectIsLoading(now()), selectHasMore(now())]).toEqual([true, true]);
  actor.send({ type: 'activity.refresh' });
  await list.succeed(noteBy('Ann Vale'));
  expect(list.asked.slice(2)).toEqual([{ most: 20 }, { most: 20 }]);
  await list.fail(new Error('The response of the load before the change'));
  expect([now().value, selectActivity(now())?.[0]?.by]).toEqual(['shown', 'Ann Vale']);
});
