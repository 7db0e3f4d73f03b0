import { explore } from '../explore.ts';
import type { Graph, Tour } from '../graph.ts';
import type { AnyModel } from '../model.ts';
import { coverageTours, stateTours, transitionTours } from '../tours.ts';
import { randomTours } from './random-tours.ts';

/** Kinds of tours, from what is quickly walked to what finds the most. */
export const KINDS = ['states', 'transitions', 'coverage', 'random'] as const;

const START: Tour = { name: 'start', moves: [] };

export type Kind = (typeof KINDS)[number];

interface Walk {
  graph: Graph;
  tour: Tour;
}

/** What is walked to find the defects of a chart: the tours of each kind through each exploration of the sound chart. */
export interface Suites {
  model: AnyModel;
  graphs: readonly Graph[];
  tours: Record<Kind, () => readonly Walk[]>;
}

export function suitesOf(model: AnyModel): Suites {
  const graphs = model.inputs.map((input) => explore(model, input));
  const walked = (toursOf: (graph: Graph) => readonly Tour[]) =>
    planned(() => graphs.flatMap((graph) => [START, ...toursOf(graph)].map((tour) => ({ graph, tour }))));
  return {
    model,
    graphs,
    tours: {
      states: walked(stateTours),
      transitions: walked(transitionTours),
      coverage: walked(coverageTours),
      random: walked(randomTours),
    },
  };
}

/** Plans tours when they are first asked for. */
function planned(plan: () => readonly Walk[]): () => readonly Walk[] {
  let walks: readonly Walk[] | undefined;
  return () => {
    walks ??= plan();
    return walks;
  };
}
