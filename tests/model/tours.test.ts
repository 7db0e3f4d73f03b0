import { describe, expect, it } from 'vitest';
import { drawerModel } from '#tests/machines/drawer.model.ts';
import { loginModel } from '#tests/machines/login.model.ts';
import { sessionModel } from '#tests/machines/session.model.ts';
import { explore } from '#tests/support/model/explore.ts';
import { allOf, foundIn, foundOn } from '#tests/support/model/found.ts';
import type { Graph } from '#tests/support/model/graph.ts';
import {
  coverageTours,
  moveTours,
  pairTours,
  stateTours,
  transitionTours,
} from '#tests/support/model/tours.ts';

const graphs = [drawerModel, loginModel, sessionModel].map((model) => explore(model));
const kinds = { stateTours, transitionTours, pairTours, coverageTours, moveTours };

const walked = (graph: Graph, toursOf: typeof stateTours) =>
  allOf(toursOf(graph).map((tour) => foundOn(graph, tour)));
const steps = (graph: Graph, toursOf: typeof stateTours) =>
  toursOf(graph).reduce((sum, { moves }) => sum + moves.length, 0);

describe.each(graphs.map((graph) => [graph.chart.id, graph] as const))('the tours of %s', (_, graph) => {
  it.each(Object.entries(kinds))('go on from where they are: %s', (__, toursOf) => {
    for (const { moves } of toursOf(graph)) {
      expect(moves.map(({ from }) => from)).toEqual([0, ...moves.slice(0, -1).map(({ to }) => to)]);
    }
  });

  it('show what they are for: states, transitions, pairs, or everything that was found', () => {
    const found = foundIn([graph]);
    expect(walked(graph, stateTours).states).toEqual(found.states);
    expect(walked(graph, transitionTours).transitions).toEqual(found.transitions);
    expect(walked(graph, pairTours).pairs).toEqual(found.pairs);
    expect(walked(graph, coverageTours)).toEqual(found);
  });

  it('make every move when they are for moves', () => {
    const made = new Set(moveTours(graph).flatMap(({ moves }) => moves.map(({ id }) => id)));
    expect(made.size).toBe(graph.moves.length);
  });

  it('are the shorter, the less they are for', () => {
    const lengths = [stateTours, transitionTours, pairTours].map((toursOf) => steps(graph, toursOf));
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths[0]).toBeLessThan(lengths[2] ?? 0);
  });
});
