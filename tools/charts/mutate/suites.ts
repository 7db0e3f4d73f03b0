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
  walks: readonly Walk[];
  /** Long tours through every edge, for a mutant that differs but survives all other tours. */
  edgeWalks: () => readonly Walk[];
}

/** The short tours come first, because they kill most mutants. */
export function suiteOf(model: AnyModel, rules: readonly Rule[]): Suite {
  const graphs = model.inputs.map((input) => explore(model, input));
  const walksOf = (toursOf: (graph: Graph) => readonly Tour[]) =>
    graphs.flatMap((graph) => toursOf(graph).map((tour): Walk => ({ graph, tour })));
  const walks = [() => [START], transitionTours, coverageTours].flatMap(walksOf);
  return { model, rules, graphs, walks, edgeWalks: () => walksOf(edgeTours) };
}
