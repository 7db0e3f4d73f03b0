import { expect, it } from 'vitest';
import { chartPlayMachine } from '#machines/chart-play/chart-play.machine.ts';
import { selectIsPlayingPath, selectPlayFailure } from '#machines/chart-play/chart-play.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CLOSE, OPEN, PLAY } from './chart-play.model.ts';

/** A simulation whose second step failed. */
async function broken() {
  const { actor, ports, now } = startChart(chartPlayMachine, { chart: 'door' });
  const { replaySteps: replay, findPath: find } = ports;
  await replay.succeed(PLAY);
  actor.send({ type: 'step.take', step: OPEN });
  await replay.succeed(PLAY);
  actor.send({ type: 'step.take', step: { kind: 'typed', event: 'door.lock', payload: '{}' } });
  await replay.fail(new Error('The guard threw.'));
  expect(selectPlayFailure(now())?.message).toBe('The guard threw.');
  return { actor, replay, find, now };
}

it('ATELIER-3.1: the next step replaces a step that failed', async () => {
  const { actor, replay, now } = await broken();
  actor.send({ type: 'step.take', step: CLOSE });
  expect(replay.asked.at(-1)).toEqual({ chart: 'door', start: 0, steps: [OPEN, CLOSE] });
  await replay.succeed(PLAY);
  expect([now().value, selectPlayFailure(now())]).toEqual(['waiting', null]);
});

it('ATELIER-3.4: a path begins before a step that failed', async () => {
  const { actor, find, now } = await broken();
  actor.send({ type: 'path.request', state: 'door.open' });
  expect(find.asked.at(-1)).toEqual({ chart: 'door', start: 0, steps: [OPEN], state: 'door.open' });
  await find.succeed({ steps: [], isFromStart: false });
  expect([now().value, selectPlayFailure(now())]).toEqual(['waiting', null]);
});

it('ATELIER-3.3: a step that fails ends its path', async () => {
  const { actor, replay, now } = await broken();
  actor.send({ type: 'path.play', start: 0, steps: [OPEN, CLOSE] });
  await replay.succeed(PLAY);
  actor.send({ type: 'path.finish' });
  await replay.fail(new Error('The guard threw.'));
  expect([now().value, selectIsPlayingPath(now())]).toEqual(['broken', false]);
  actor.send({ type: 'step.undo' });
  await replay.succeed(PLAY);
  expect([now().value, now().context.queue]).toEqual(['waiting', []]);
});
