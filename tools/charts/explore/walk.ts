import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { positionKey } from './configuration-key.ts';
import { addAll, addStep, allOf, type Covered, nothingCovered, pairsOf } from './covered.ts';
import type { Graph, Tour, Trace } from './graph.ts';
import type { AnyModel, Step } from './model.ts';
import { perform, type Run, startLive } from './run.ts';
import { type StepResult, started, takeStep, traceOf } from './step-result.ts';
import { textOf } from './text.ts';

/**
 * Walks a tour on XState's real interpreter with a simulated clock and controlled actors. Compares state, context,
 * transitions and executed actions after every step. Throws at the first difference or broken invariant.
 */
export async function walkLive(machine: AnyStateMachine, graph: Graph, tour: Tour): Promise<Covered> {
  const { model, interpreter, input } = graph;
  const walked = nothingCovered();
  const run = startLive(machine, input);
  try {
    let expected = started(interpreter, input);
    compare(model, 'the start', expected, run, walked);
    let before: Trace | undefined;
    for (const edge of tour.edges) {
      expected = takeStep(interpreter, expected, edge.step);
      refuseLossy(graph, edge.step, edge.to, expected);
      await perform(run, edge.step);
      const done = compare(model, `"${edge.step.label}"`, expected, run, walked);
      addAll(walked.pairs, pairsOf(before, done));
      before = done;
    }
    return walked;
  } finally {
    run.stop();
  }
}

function compare(model: AnyModel, after: string, expected: StepResult, run: Run, walked: Covered): Trace {
  const snapshot: AnyMachineSnapshot = run.actor.getSnapshot();
  const [wanted, done] = [traceOf(expected.effects), run.done()];
  addStep(walked, done, snapshot);
  same(after, 'state', expected.snapshot.value, snapshot.value);
  same(after, 'status', expected.snapshot.status, snapshot.status);
  same(after, 'context', expected.snapshot.context, snapshot.context);
  same(after, 'transitions', wanted.transitions, done.transitions);
  same(after, 'actions', wanted.actions, done.actions);
  for (const [sentence, holds] of Object.entries(model.invariants)) {
    if (!holds(snapshot)) throw new Error(`after ${after} this no longer holds: ${sentence}`);
  }
  return done;
}

function same(after: string, what: string, wanted: unknown, got: unknown): void {
  const [expected, actual] = [textOf(wanted), textOf(got)];
  if (expected !== actual)
    throw new Error(`after ${after} the ${what} should be ${expected}, but is ${actual}`);
}

/** An abstraction that merges different configurations would leave paths unexplored. */
function refuseLossy(
  { model, configurations }: Graph,
  step: Step,
  to: number,
  { snapshot }: StepResult,
): void {
  const expected = configurations[to]?.snapshot;
  if (expected !== undefined && positionKey(model, expected) === positionKey(model, snapshot)) return;
  throw new Error(
    `The abstraction of ${model.machine.id} takes different configurations for the same: "${step.label}" leads elsewhere`,
  );
}

/** Walks the start on its own, then each tour. Returns what the walks covered. */
export async function walkAll(
  machine: AnyStateMachine,
  graph: Graph,
  tours: readonly Tour[],
): Promise<Covered> {
  const walked: Covered[] = [];
  for (const tour of [{ name: 'start', edges: [] }, ...tours]) {
    walked.push(await walkLive(machine, graph, tour));
  }
  return allOf(walked);
}
