import { activeStates, type Graph, type Move, situationAt } from './graph.ts';

/** What the guards say at the start of a chart, as `transition: yes` or `transition: no`. */
export function guardOutcomesAtStart(graph: Graph): string[] {
  return [...verdictsOn(graph, graph.initial), ...refusalsAtRest(graph, 0)];
}

/**
 * What the guards say during a move, as far as they are asked at all. A "no" that turns into a "yes" within the same move
 * is not seen.
 */
export function guardOutcomesOf(graph: Graph, { from, to, step, transitions }: Move): string[] {
  const active = activeStates(situationAt(graph, from));
  const isHandledBelow = (source: string) =>
    transitions.some((id) => triggerOf(id) === step.event.type && sourceOf(id).startsWith(`${source}.`));
  const refused = guarded(graph)
    .filter((id) => triggerOf(id) === step.event.type && active.includes(sourceOf(id)))
    .filter((id) => !isHandledBelow(sourceOf(id)) && !isDecidedBefore(transitions, id));
  return [...verdictsOn(graph, transitions), ...refused.map(no), ...refusalsAtRest(graph, to)];
}

/** The guard of a transition that is taken said yes, and those before it in the same list said no. */
function verdictsOn(graph: Graph, taken: readonly string[]): string[] {
  const guards = guarded(graph);
  return taken.flatMap((id) => [
    ...guards.filter((other) => other === id).map((other) => `${other}: yes`),
    ...guards.filter((other) => listOf(other) === listOf(id) && placeOf(other) < placeOf(id)).map(no),
  ]);
}

/** Where a chart rests, every condition on leaving by itself has said no. */
function refusalsAtRest(graph: Graph, at: number): string[] {
  const situation = situationAt(graph, at);
  if (situation.snapshot.status !== 'active') return [];
  const active = activeStates(situation);
  return guarded(graph)
    .filter((id) => triggerOf(id) === 'always' && active.includes(sourceOf(id)))
    .map(no);
}

function isDecidedBefore(taken: readonly string[], id: string): boolean {
  return taken.some((other) => listOf(other) === listOf(id) && placeOf(other) <= placeOf(id));
}

function guarded({ chart }: Graph): string[] {
  return chart.transitions.filter(({ guard }) => guard !== null).map(({ id }) => id);
}

const no = (id: string) => `${id}: no`;
const sourceOf = (id: string) => id.slice(0, id.indexOf('|'));
const triggerOf = (id: string) => id.slice(id.indexOf('|') + 1, id.lastIndexOf('|'));
const listOf = (id: string) => id.slice(0, id.lastIndexOf('|'));
const placeOf = (id: string) => Number(id.slice(id.lastIndexOf('|') + 1));
