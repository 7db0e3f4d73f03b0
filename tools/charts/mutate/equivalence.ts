import { type Configuration, configurationAt, type Graph } from '../explore/graph.ts';
import type { Step } from '../explore/model.ts';
import { textOf } from '../explore/text.ts';

/**
 * The shortest steps after which two explorations differ in state, context, delays, outside work or executed actions.
 * Null for bisimilar charts.
 */
export function firstDifference(one: Graph, other: Graph): Step[] | null {
  if (textOf(one.start.actions) !== textOf(other.start.actions)) return [];
  const seen = new Set<string>();
  const queue = [{ left: 0, right: 0, way: [] as Step[] }];
  for (const { left, right, way } of queue) {
    const [here, there] = [configurationAt(one, left), configurationAt(other, right)];
    if (observable(one, here) !== observable(other, there)) return way;
    for (const [place, edge] of here.edges.entries()) {
      const twin = there.edges[place];
      const further = [...way, edge.step];
      if (textOf(twin?.actions) !== textOf(edge.actions)) return further;
      if (twin === undefined || seen.has(`${edge.to} ${twin.to}`)) continue;
      seen.add(`${edge.to} ${twin.to}`);
      queue.push({ left: edge.to, right: twin.to, way: further });
    }
  }
  return null;
}

/** The observable part of a configuration. */
function observable({ model }: Graph, { snapshot, timers, ended, edges }: Configuration): string {
  const { value, status, output, children } = snapshot;
  const delays = timers.map(({ id, leftMs }) => [id, leftMs]);
  const steps = edges.map(({ step }) => step.label);
  return textOf([
    value,
    status,
    output,
    model.abstraction(snapshot),
    Object.keys(children).sort(),
    delays,
    ended,
    steps,
  ]);
}
