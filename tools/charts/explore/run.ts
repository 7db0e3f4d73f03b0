import { setImmediate } from 'node:timers/promises';
import { type AnyStateMachine, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { actionLabel } from './action-label.ts';
import type { Trace } from './graph.ts';
import type { Step } from './model.ts';
import { observe } from './observe.ts';
import { nothing } from './pure.ts';

interface Settler {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A chart on the real interpreter, with a simulated clock and controlled actors. */
export type Run = ReturnType<typeof startLive>;

export function startLive(machine: AnyStateMachine, input: unknown) {
  const clock = new SimulatedClock();
  const waiting = new Map<string, Settler>();
  const executed: string[] = [];
  const parent = createActor(fromCallback(nothing), { clock }).start();
  parent.system.inspect((inspected) => {
    if (inspected.type === '@xstate.action' && inspected.actorRef === actor)
      executed.push(actionLabel(inspected.action));
  });
  const own = withObedientWork(machine, waiting);
  const heard = observe(own, parent.system);
  const actor = createActor(own, { parent, input });
  actor.start();
  /** The chart's behavior since the last call. */
  const done = (): Trace => ({ ...heard(actor.getSnapshot()), actions: executed.splice(0) });
  return { actor, clock, waiting, done, stop: () => parent.stop() };
}

/** Every actor waits for its outcome, and every effect does nothing. */
function withObedientWork(machine: AnyStateMachine, waiting: Map<string, Settler>): AnyStateMachine {
  const obedient = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject })),
  );
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, obedient]),
  );
  const effects = Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([name]) => [name, nothing]);
  return machine.provide({ actors, actions: Object.fromEntries(effects) });
}

/** Takes a step. Throws for an outcome of an actor that is not running. */
export async function perform({ actor, clock, waiting }: Run, step: Step): Promise<void> {
  if (step.kind === 'event') return actor.send(step.event);
  if (step.kind === 'delay') return clock.increment(step.ms);
  const settler = waiting.get(step.actor);
  // A child that an action spawned has its own logic.
  if (settler === undefined && step.actor in actor.getSnapshot().children) return actor.send(step.event);
  if (settler === undefined) throw new Error(`${step.label}: ${step.actor} is not at work`);
  waiting.delete(step.actor);
  if ('error' in step.event) settler.reject(step.event['error']);
  else settler.resolve(step.event['output']);
  await setImmediate();
}
