import { describe, expect, it } from 'vitest';
import { allOf, coveredBy, reachableIn } from '#charts/explore/covered.ts';
import { explore } from '#charts/explore/explore.ts';
import type { Edge, Graph } from '#charts/explore/graph.ts';
import { coverageTours, edgeTours, pairTours, transitionTours, viewTours } from '#charts/explore/tours.ts';
import { drawerModel } from '#tests/machines/drawer.model.ts';
import { loginModel } from '#tests/machines/login.model.ts';
import { sessionModel } from '#tests/machines/session.model.ts';

const graphs = [drawerModel, loginModel, sessionModel].map((model) => explore(model));
const kinds = { transitionTours, pairTours, coverageTours, edgeTours };

const walked = (graph: Graph, toursOf: typeof pairTours) =>
  allOf(toursOf(graph).map((tour) => coveredBy(graph, tour)));

describe.each(graphs.map((graph) => [graph.chart.id, graph] as const))('the tours of %s', (_, graph) => {
  it.each(Object.entries(kinds))(
    'are connected: each step starts where the previous one ended (%s)',
    (__, toursOf) => {
      for (const { edges } of toursOf(graph)) {
        expect(edges.map(({ from }) => from)).toEqual([0, ...edges.slice(0, -1).map(({ to }) => to)]);
      }
    },
  );

  it('cover what they are for: transitions, pairs, or everything that was found', () => {
    const found = reachableIn([graph]);
    expect(walked(graph, transitionTours).transitions).toEqual(found.transitions);
    expect(walked(graph, pairTours).pairs).toEqual(found.pairs);
    expect(walked(graph, coverageTours)).toEqual(found);
  });

  it('for pages reach every set of active leaves and take every event type', () => {
    const found = reachableIn([graph]);
    const eventsOf = (edges: readonly Edge[]) =>
      new Set(
        edges.flatMap(({ step, transitions }) =>
          step.kind === 'event' && transitions.length > 0 ? [step.event.type] : [],
        ),
      );
    const tours = viewTours()(graph);
    expect(allOf(tours.map((tour) => coveredBy(graph, tour))).leafSets).toEqual(found.leafSets);
    expect(eventsOf(tours.flatMap(({ edges }) => edges))).toEqual(eventsOf(graph.edges));
  });

  it('for edges take every edge', () => {
    const taken = new Set(edgeTours(graph).flatMap(({ edges }) => edges.map(({ id }) => id)));
    expect(taken.size).toBe(graph.edges.length);
  });
});
