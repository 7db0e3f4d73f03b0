import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { addAll, addStep, type Found, nothingFound, pairsOf } from './found.ts';
import type { Doing, Graph, Tour } from './graph.ts';
import type { AnyModel, Step } from './model.ts';
import { perform, type Run, startLive } from './run-live.ts';
import { standingKey } from './situation-key.ts';
import { doingOf, started, type Taken, taken } from './taken.ts';
import { textOf } from './text.ts';

/**
 * Walks a tour on XState's real interpreter, with a clock and outside work that obey, and compares every step with what
 * was foreseen: state, context, transitions taken, actions executed. Throws at the first difference, and where an
 * invariant of the model is broken.
 */
export async function walkLive(machine: AnyStateMachine, graph: Graph, tour: Tour): Promise<Found> {
  const { model, interpreter, input } = graph;
  const walked = nothingFound();
  const run = startLive(machine, input);
  try {
    let foreseen = started(interpreter, input);
    compare(model, 'the start', foreseen, run, walked);
    let before: Doing | undefined;
    for (const move of tour.moves) {
      foreseen = taken(interpreter, foreseen, move.step);
      refuseLossy(graph, move.step, move.to, foreseen);
      await perform(run, move.step);
      const done = compare(model, `"${move.step.label}"`, foreseen, run, walked);
      addAll(walked.pairs, pairsOf(before, done));
      before = done;
    }
    return walked;
  } finally {
    run.stop();
  }
}

/** Compares one step on the running chart with what was foreseen of it. */
function compare(model: AnyModel, after: string, foreseen: Taken, run: Run, walked: Found): Doing {
  const snapshot: AnyMachineSnapshot = run.actor.getSnapshot();
  const [wanted, done] = [doingOf(foreseen.effects), run.done()];
  addStep(walked, done, snapshot);
  same(after, 'state', foreseen.snapshot.value, snapshot.value);
  same(after, 'status', foreseen.snapshot.status, snapshot.status);
  same(after, 'context', foreseen.snapshot.context, snapshot.context);
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

/** A model whose abstraction takes for the same what goes on differently would leave ways unexplored. */
function refuseLossy({ model, situations }: Graph, step: Step, to: number, { snapshot }: Taken): void {
  const foreseen = situations[to]?.snapshot;
  if (foreseen !== undefined && standingKey(model, foreseen) === standingKey(model, snapshot)) return;
  throw new Error(
    `The abstraction of ${model.machine.id} takes different situations for the same: "${step.label}" leads elsewhere`,
  );
}
