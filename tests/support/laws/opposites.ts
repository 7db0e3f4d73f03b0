import type { AnyTransitionDefinition } from 'xstate';
import { transitionId } from '#atelier/describe.ts';
import { guardText } from '#atelier/guards.ts';
import { type Graph, situationAt } from '#tests/support/model/graph.ts';
import { testable, transitionsOf } from '#tests/support/model/guards.ts';
import type { Law } from './law.ts';

interface Verdicts {
  trigger: string;
  guard: string;
  /** Before each move of the exploration that has the trigger; before every move for an eventless transition. */
  passes: readonly boolean[];
}

/**
 * No two guards with one trigger return the opposite of each other before every move that exploration found. Engines know
 * that of one guard and its negation, and not of two names.
 */
export const noOpposites: Law = ({ model: { machine }, chart, graphs }) => {
  const texts = new Map(
    chart.transitions.map(({ id, guard }) => [id, guard === null ? '' : guardText(guard)]),
  );
  const all = transitionsOf(machine).flatMap((transition): Verdicts[] => {
    const guard = texts.get(transitionId(transition)) ?? '';
    if (guard === '') return [];
    return [
      {
        trigger: transition.eventType,
        guard,
        passes: graphs.flatMap((graph) => verdictsOf(transition, graph)),
      },
    ];
  });
  const found = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => other.trigger === one.trigger && areOpposite(one, other))
      .map((other) => `${one.guard} is the opposite of ${other.guard}`),
  );
  return [...new Set(found)];
};

function verdictsOf({ eventType, guard }: AnyTransitionDefinition, graph: Graph): boolean[] {
  if (guard === undefined) return [];
  const asked = testable(guard);
  const moves = graph.moves.filter(({ step }) => eventType === '' || step.event.type === eventType);
  return moves.map(({ from, step: { event } }) => {
    const { snapshot } = situationAt(graph, from);
    return asked.check(snapshot, { context: snapshot.context, event }, asked);
  });
}

function areOpposite(one: Verdicts, other: Verdicts): boolean {
  const isWritten = one.guard === `not ${other.guard}` || other.guard === `not ${one.guard}`;
  return (
    !isWritten &&
    new Set(one.passes).size === 2 &&
    one.passes.every((passes, index) => passes !== other.passes[index])
  );
}
