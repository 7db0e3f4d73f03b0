import { expect, it } from 'vitest';
import { menuHintMachine } from '#machines/menu-hint/menu-hint.machine.ts';
import { startChart } from '#tests/support/start-chart.ts';

it('LAYOUT-13: storage that fails hides the hint, and each error is logged', async () => {
  const { actor, ports, effects, now } = startChart(menuHintMachine);
  actor.send({ type: 'user.change', userId: 'u1' });
  await ports.loadHint.fail(new Error('The browser refuses storage.'));
  expect([effects.logFailure.length, now().value]).toEqual([1, 'hidden']);
  actor.send({ type: 'user.change', userId: 'u1' });
  await ports.loadHint.succeed(true);
  actor.send({ type: 'hint.dismiss' });
  await ports.storeHint.fail(new Error('The storage is full.'));
  expect([effects.logFailure.length, now().value]).toEqual([2, 'hidden']);
});
