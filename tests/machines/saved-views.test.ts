import { expect, it } from 'vitest';
import { FIRST_PATIENT_SEARCH } from '#domain/patient/patient-search.ts';
import { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import {
  selectFailure,
  selectNameError,
  selectToDelete,
} from '#machines/saved-views/saved-views.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CHANGED_ELSEWHERE } from './saved-views.model.ts';

const view = (name: string) => ({ name, search: FIRST_PATIENT_SEARCH });

it('API-5: after a deletion fails because the views were changed elsewhere, the stored view can be renamed', async () => {
  const { actor, ports, now } = startChart(savedViewsMachine);
  await ports.loadViews.succeed({ version: 1, views: [view('Monday')] });
  actor.send({ type: 'list.open' });
  actor.send({ type: 'view.delete', name: 'Monday' });
  expect([selectToDelete(now()), ports.saveViews.asked]).toEqual(['Monday', []]);
  actor.send({ type: 'delete.confirm' });
  const current = [{ version: 3, views: [view('Tuesday')] }];
  await ports.saveViews.fail({ ...CHANGED_ELSEWHERE, current });
  expect(selectFailure(now())?.message).toBe(CHANGED_ELSEWHERE.message);
  actor.send({ type: 'name.open', subject: { kind: 'rename', name: 'Tuesday' } });
  expect(selectFailure(now())).toBeNull();
  actor.send({ type: 'field.change', field: 'name', value: 'Friday' });
  actor.send({ type: 'name.submit' });
  expect(ports.saveViews.asked.at(-1)).toEqual({ version: 3, views: [view('Friday')] });
});

it('API-5: a view that was renamed or deleted elsewhere is not renamed, and the dialog says why', async () => {
  const { actor, ports, now } = startChart(savedViewsMachine);
  await ports.loadViews.succeed({ version: 1, views: [view('Monday')] });
  actor.send({ type: 'name.open', subject: { kind: 'rename', name: 'Monday' } });
  actor.send({ type: 'field.change', field: 'name', value: 'Friday' });
  actor.send({ type: 'name.submit' });
  await ports.saveViews.fail({ ...CHANGED_ELSEWHERE, current: [{ version: 2, views: [view('Tuesday')] }] });
  actor.send({ type: 'name.submit' });
  expect(ports.saveViews.asked).toHaveLength(1);
  expect(selectNameError(now())).toBe(
    'This view was renamed or deleted in another tab. Close this and check your views.',
  );
});
