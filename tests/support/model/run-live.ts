import { setImmediate } from 'node:timers/promises';
import { type AnyStateMachine, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { openPorts } from '#machines/port.ts';
import { actionLabel } from './action-label.ts';
import type { Doing } from './graph.ts';
import { listenTo } from './hearing.ts';
import type { Step } from './model.ts';
import { nothing } from './scope.ts';

interface Settler {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A chart on the real interpreter whose clock and outside work obey. */
export type Run = ReturnType<typeof startLive>;

export function startLive(machine: AnyStateMachine, input: unknown) {
  const clock = new SimulatedClock();
  const waiting = new Map<string, Settler>();
  const executed: string[] = [];
  const parent = createActor(fromCallback(nothing), { clock }).start();
  parent.system.inspect((inspected) => {
    if (inspected.type === '@xstate.action') executed.push(actionLabel(inspected.action));
  });
  const own = withObedientWork(machine, waiting);
  const heard = listenTo(own, parent.system);
  const actor = createActor(own, { parent, input });
  actor.start();
  /** What the chart did since the last time. */
  const done = (): Doing => ({ ...heard(actor.getSnapshot()), actions: executed.splice(0) });
  return { actor, clock, waiting, done, stop: () => parent.stop() };
}

/** The chart with every actor waiting to be told how it ends, and every effect doing nothing. */
function withObedientWork(machine: AnyStateMachine, waiting: Map<string, Settler>): AnyStateMachine {
  const obedient = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject })),
  );
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, obedient]),
  );
  const effects = openPorts(machine)
    .map((name) => name.slice(machine.id.length + 1))
    .filter((name) => name in machine.implementations.actions);
  return machine.provide({ actors, actions: Object.fromEntries(effects.map((name) => [name, nothing])) });
}

/** Takes a step. The end of work that nobody has begun stops the walk. */
export async function perform({ actor, clock, waiting }: Run, step: Step): Promise<void> {
  if (step.kind === 'event') return actor.send(step.event);
  if (step.kind === 'delay') return clock.increment(step.ms);
  const settler = waiting.get(step.actor);
  if (settler === undefined) throw new Error(`${step.label}: ${step.actor} is not at work`);
  waiting.delete(step.actor);
  if ('error' in step.event) settler.reject(step.event['error']);
  else settler.resolve(step.event['output']);
  await setImmediate();
}
