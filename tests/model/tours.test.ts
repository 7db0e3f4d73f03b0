import { describe, expect, it } from 'vitest';
import { allOf, coveredBy, reachableIn } from '#charts/explore/covered.ts';
import { explore } from '#charts/explore/explore.ts';
import type { Graph } from '#charts/explore/graph.ts';
import { coverageTours, edgeTours, pairTours, stateTours, transitionTours } from '#charts/explore/tours.ts';
import { drawerModel } from '#tests/machines/drawer.model.ts';
import { loginModel } from '#tests/machines/login.model.ts';
import { sessionModel } from '#tests/machines/session.model.ts';

const graphs = [drawerModel, loginModel, sessionModel].map((model) => explore(model));
const kinds = { stateTours, transitionTours, pairTours, coverageTours, edgeTours };

const walked = (graph: Graph, toursOf: typeof stateTours) =>
  allOf(toursOf(graph).map((tour) => coveredBy(graph, tour)));
const steps = (graph: Graph, toursOf: typeof stateTours) =>
  toursOf(graph).reduce((sum, { edges }) => sum + edges.length, 0);

describe.each(graphs.map((graph) => [graph.chart.id, graph] as const))('the tours of %s', (_, graph) => {
  it.each(Object.entries(kinds))('go on from where they are: %s', (__, toursOf) => {
    for (const { edges } of toursOf(graph)) {
      expect(edges.map(({ from }) => from)).toEqual([0, ...edges.slice(0, -1).map(({ to }) => to)]);
    }
  });

  it('show what they are for: states, transitions, pairs, or everything that was found', () => {
    const found = reachableIn([graph]);
    expect(walked(graph, stateTours).states).toEqual(found.states);
    expect(walked(graph, transitionTours).transitions).toEqual(found.transitions);
    expect(walked(graph, pairTours).pairs).toEqual(found.pairs);
    expect(walked(graph, coverageTours)).toEqual(found);
  });

  it('make every edge when they are for edges', () => {
    const made = new Set(edgeTours(graph).flatMap(({ edges }) => edges.map(({ id }) => id)));
    expect(made.size).toBe(graph.edges.length);
  });

  it('are the shorter, the less they are for', () => {
    const lengths = [stateTours, transitionTours, pairTours].map((toursOf) => steps(graph, toursOf));
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths[0]).toBeLessThan(lengths[2] ?? 0);
  });
});
