import { activeStates, configurationAt, type Edge, type Graph } from '../explore/graph.ts';
import type { PassesFirst } from '../explore/model.ts';
import type { Answer, Finding } from './answer.ts';
import { pathInto, stateName, stepsOf } from './paths.ts';

/** The state of a path: its configuration, and the edges since its first one. */
interface Way {
  configuration: number;
  edges: readonly Edge[];
}

/** Whether every path that enters one state passes through another first, whatever the user does. */
export function passesFirst(graphs: readonly Graph[], question: PassesFirst): Answer {
  const { from, to, first } = question;
  const start = from === '' ? 'the beginning' : stateName(from);
  const isReached = graphs.some((graph) => wayAround(graph, { ...question, first: '' }) !== null);
  return {
    question: `Does every path from ${start} to ${stateName(to)} pass ${stateName(first)} first?`,
    holds: isReached
      ? 'Every path does, whatever the user does and however outside work ends.'
      : `No path leads from ${start} to ${stateName(to)}.`,
    findings: graphs.flatMap((graph, input) => findingIn(graph, input, question)).slice(0, 1),
  };
}

function findingIn(graph: Graph, start: number, question: PassesFirst): Finding[] {
  const way = wayAround(graph, question);
  if (way === null) return [];
  const begin = way.edges[0]?.from ?? way.configuration;
  const steps = [...pathInto(graph, begin), ...stepsOf(way.edges)];
  const text = `This path enters ${stateName(question.to)} and does not pass ${stateName(question.first)}.`;
  return [{ text, part: '', path: { start, steps } }];
}

/**
 * The shortest path that enters one state and avoids another. A path that begins in the other state has passed
 * through it.
 */
function wayAround(graph: Graph, { from, to, first }: PassesFirst): Way | null {
  const isAt = (state: string, id: number) => activeStates(configurationAt(graph, id)).includes(state);
  const begins = graph.configurations.filter(({ id }) => (from === '' ? id === 0 : isAt(from, id)));
  const queue: Way[] = begins
    .filter(({ id }) => !isAt(first, id))
    .map(({ id }) => ({ configuration: id, edges: [] }));
  const known = new Set(queue.map(({ configuration }) => configuration));
  for (const { configuration, edges } of queue)
    for (const edge of configurationAt(graph, configuration).edges) {
      const way = { configuration: edge.to, edges: [...edges, edge] };
      const passed = edge.states.indexOf(first);
      const entered = isAt(to, configuration) ? -1 : edge.states.indexOf(to);
      if (entered >= 0 && (passed < 0 || entered < passed)) return way;
      if (passed >= 0 || known.has(edge.to)) continue;
      known.add(edge.to);
      queue.push(way);
    }
  return null;
}
