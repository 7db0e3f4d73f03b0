import { explore } from '../explore/explore.ts';
import type { Graph, Tour } from '../explore/graph.ts';
import type { AnyModel } from '../explore/model.ts';
import { coverageTours, stateTours, transitionTours } from '../explore/tours.ts';
import type { Rule } from '../lint/rule.ts';
import { randomTours } from './random-tours.ts';

/** From the shortest tours to those that find the most. */
export const KINDS = ['states', 'transitions', 'coverage', 'random'] as const;

const START: Tour = { name: 'start', edges: [] };

export type Kind = (typeof KINDS)[number];

interface Walk {
  graph: Graph;
  tour: Tour;
}

/** The tours of each kind through each exploration of the original chart. */
export interface Suites {
  model: AnyModel;
  /** A mutant that breaks one of them is killed. */
  rules: readonly Rule[];
  graphs: readonly Graph[];
  tours: Record<Kind, () => readonly Walk[]>;
}

export function suitesOf(model: AnyModel, rules: readonly Rule[]): Suites {
  const graphs = model.inputs.map((input) => explore(model, input));
  const walked = (toursOf: (graph: Graph) => readonly Tour[]) =>
    planned(() => graphs.flatMap((graph) => [START, ...toursOf(graph)].map((tour) => ({ graph, tour }))));
  return {
    model,
    rules,
    graphs,
    tours: {
      states: walked(stateTours),
      transitions: walked(transitionTours),
      coverage: walked(coverageTours),
      random: walked(randomTours),
    },
  };
}

function planned(plan: () => readonly Walk[]): () => readonly Walk[] {
  let walks: readonly Walk[] | undefined;
  return () => {
    walks ??= plan();
    return walks;
  };
}
