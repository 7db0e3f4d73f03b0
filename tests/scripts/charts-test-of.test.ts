import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { inspector } from '#charts/live/inspector.ts';
import type { LiveActor, LiveMessage, LiveStep } from '#charts/live/messages.ts';
import { traceText } from '#domain/atelier/trace.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { testOf } from '../../scripts/charts/test-of.ts';

const FOLDER = 'dist/charts/test-of';

/** A toast that comes, ends by time, and another that the user closes. */
function recordedToasts(): LiveMessage[] {
  const messages: LiveMessage[] = [];
  const clock = new SimulatedClock();
  const queue = createActor(toastQueueMachine, { clock });
  const watch = inspector({
    send: (message) => messages.push(message),
    now: () => clock.now(),
    allowed: new Set(),
  });
  watch(queue);
  queue.start();
  watch(createActor(dialogMachine).start());
  const toast = { variant: 'error', label: 'Error', message: 'Ann Patient owes $30' } as const;
  queue.send({ type: 'toast.push', toast });
  clock.increment(300);
  queue.send({ type: 'toast.dismiss' });
  clock.increment(1000);
  queue.stop();
  return messages;
}

function written(name: string, change: (step: LiveStep) => LiveStep = (step) => step): string {
  const messages = recordedToasts();
  const actors = messages.filter((message): message is LiveActor => message.kind === 'actor');
  const steps = messages.filter((message): message is LiveStep => message.kind === 'step').map(change);
  mkdirSync(FOLDER, { recursive: true });
  const report = `${FOLDER}/${name}.json`;
  writeFileSync(report, traceText('1.0.0', { tab: '', actors, steps }));
  expect(readFileSync(report, 'utf8')).not.toMatch(/Ann|owes/);
  return testOf([report, '--out', `${FOLDER}/${name}.test.ts`]);
}

afterAll(() => rmSync(FOLDER, { recursive: true }));

it('names the charts that took no event and the step that a chart of this version does not take, and writes no test of them', () => {
  const output = written('changed', (step) =>
    step.event === 'toast.push' ? { ...step, transitions: ['toastQueue.idle|toast.push|7'] } : step,
  );
  expect(output).toBe(
    'No test\nWithout an event: dialog\ntoastQueue: step 3 (toast.push) is not in its model',
  );
});

it('ATELIER-7.3: does not overwrite a file, and names the option for another one', () => {
  const file = `${FOLDER}/kept.test.ts`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, '// A test.');
  expect(() => written('kept')).toThrow(`${file} exists. Name another file with --out FILE.`);
  expect(readFileSync(file, 'utf8')).toBe('// A test.');
});
