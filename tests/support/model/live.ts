import { setImmediate } from 'node:timers/promises';
import { type AnyStateMachine, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describeChart, transitionId } from '#atelier/describe.ts';
import { openPorts } from '#machines/port.ts';
import { actionLabel } from './explore.ts';
import { type Graph, situationAt, type Tour } from './graph.ts';
import type { Step } from './model.ts';
import { nothing } from './scope.ts';

/** Far more than any step takes: a chart that goes on and on is stopped. */
const MOST_TRANSITIONS = 1000;

interface Settler {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** What a walk did, by the ids of the chart's description. */
export interface Walked {
  states: Set<string>;
  transitions: Set<string>;
}

/**
 * Walks a tour on XState's real interpreter, with a clock and outside work that obey, and compares every step with the
 * exploration: state, context, transitions taken, actions executed. Throws at the first difference.
 */
export async function walkLive(machine: AnyStateMachine, graph: Graph, tour: Tour): Promise<Walked> {
  const run = startLive(machine, graph.input);
  same('start', 'transitions', graph.initial, run.taken);
  const walked: Walked = { states: new Set(), transitions: new Set(run.taken.splice(0)) };
  run.executed.length = 0;
  const compare = (label: string, id: number) => {
    const expected = situationAt(graph, id).snapshot;
    const actual = run.actor.getSnapshot();
    for (const node of actual._nodes) walked.states.add(node.id);
    same(label, 'state', expected.value, actual.value);
    same(label, 'status', expected.status, actual.status);
    same(label, 'context', expected.context, actual.context);
  };
  compare('start', 0);
  for (const move of tour.moves) {
    const { label } = move.step;
    await perform(run, move.step);
    const transitions = run.taken.splice(0);
    for (const id of transitions) walked.transitions.add(id);
    same(label, 'transitions', move.transitions, transitions);
    same(label, 'actions', move.actions, run.executed.splice(0));
    compare(label, move.to);
  }
  run.stop();
  return walked;
}

/** A chart on the real interpreter whose clock and outside work obey. */
export type Run = ReturnType<typeof startLive>;

export function startLive(machine: AnyStateMachine, input: unknown) {
  const clock = new SimulatedClock();
  const waiting = new Map<string, Settler>();
  const taken: string[] = [];
  const executed: string[] = [];
  const drawn = new Set(describeChart(machine).transitions.map(({ id }) => id));
  const parent = createActor(fromCallback(nothing), { clock }).start();
  const provided = withObedientWork(machine, waiting);
  const ears = parent.system.inspect((inspected) => {
    if (inspected.type === '@xstate.action') executed.push(actionLabel(inspected.action));
    if (inspected.type !== '@xstate.microstep') return;
    taken.push(...inspected._transitions.map(transitionId).filter((id) => drawn.has(id)));
    if (taken.length > MOST_TRANSITIONS) throw new Error(`${machine.id} does not come to rest`);
  });
  const actor = createActor(provided, { parent, input });
  actor.start();
  return {
    actor,
    clock,
    waiting,
    taken,
    executed,
    stop: () => {
      ears.unsubscribe();
      parent.stop();
    },
  };
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

function same(label: string, what: string, expected: unknown, actual: unknown): void {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (wanted !== got) throw new Error(`after "${label}" the ${what} should be ${wanted}, but is ${got}`);
}
