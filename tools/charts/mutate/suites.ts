import { explore } from '../explore/explore.ts';
import type { Graph, Tour } from '../explore/graph.ts';
import type { AnyModel } from '../explore/model.ts';
import { coverageTours, edgeTours, transitionTours } from '../explore/tours.ts';
import type { Rule } from '../lint/rule.ts';

const START: Tour = { name: 'start', edges: [] };

export interface Walk {
  graph: Graph;
  tour: Tour;
}

/** The explorations of the original chart, and the tours through them. */
export interface Suite {
  model: AnyModel;
  /** A mutant that breaks one of them is killed. */
  rules: readonly Rule[];
  graphs: readonly Graph[];
  /** The short tours first, because they kill most mutants. */
  walks: () => Iterable<Walk>;
  /** Long tours through every edge, for a mutant that differs but survives all other tours. */
  edgeWalks: () => readonly Walk[];
}

export function suiteOf(model: AnyModel, rules: readonly Rule[]): Suite {
  const graphs = model.inputs.map((input) => explore(model, input));
  const walksOf = (toursOf: (graph: Graph) => readonly Tour[]) =>
    graphs.flatMap((graph) => toursOf(graph).map((tour): Walk => ({ graph, tour })));
  const found: Walk[][] = [];
  function* walks() {
    for (const [place, toursOf] of [() => [START], transitionTours, coverageTours].entries()) {
      found[place] ??= walksOf(toursOf);
      yield* found[place];
    }
  }
  return { model, rules, graphs, walks, edgeWalks: () => walksOf(edgeTours) };
}
