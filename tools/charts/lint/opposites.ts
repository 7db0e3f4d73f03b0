import type { AnyTransitionDefinition } from 'xstate';
import { guardText } from '../describe/guards.ts';
import { transitionId } from '../describe/transition-id.ts';
import { configurationAt, type Graph } from '../explore/graph.ts';
import { testable, transitionsOf } from '../explore/guards.ts';
import type { Rule } from './rule.ts';

interface Verdicts {
  trigger: string;
  guard: string;
  /** Results before each edge with the trigger; before every edge for an eventless transition. */
  passes: readonly boolean[];
}

/**
 * No two guards with the same trigger return opposite results before every edge. Another engine knows that a guard
 * and its negation are opposites, but can't know that about two names.
 */
export const noOpposites: Rule = ({ model: { machine }, chart, graphs }) => {
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
  const edges = graph.edges.filter(({ step }) => eventType === '' || step.event.type === eventType);
  return edges.map(({ from, step: { event } }) => {
    const { snapshot } = configurationAt(graph, from);
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
