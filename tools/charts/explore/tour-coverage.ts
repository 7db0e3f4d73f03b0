import { allOf, coveredBy, type Part, reachableIn } from './covered.ts';
import type { Graph, Tour } from './graph.ts';

export interface Suite {
  graph: Graph;
  tours: readonly Tour[];
}

export interface Coverage {
  tours: number;
  steps: number;
  totals: Record<Part, { walked: number; reachable: number }>;
  /** Reachable, but not walked. */
  missed: Record<Part, readonly string[]>;
  /** Parts of the chart that exploration does not reach. */
  unreachable: { states: readonly string[]; transitions: readonly string[] };
  /** The number of tours that walked each part. */
  walkedBy: Record<'states' | 'transitions' | 'guardOutcomes', Record<string, number>>;
}

export function coverageOf(suites: readonly [Suite, ...Suite[]]): Coverage {
  const tours = suites.flatMap((suite) => suite.tours);
  const walks = suites.flatMap(({ graph, tours }) => tours.map((tour) => coveredBy(graph, tour)));
  const walked = allOf(walks);
  const reachable = reachableIn(suites.map(({ graph }) => graph));
  const { states, transitions } = suites[0].graph.chart;
  const unreached = (part: Part, all: readonly { id: string }[]) =>
    all.map(({ id }) => id).filter((id) => !reachable[part].has(id));
  const walkers = (part: Part) =>
    Object.fromEntries(
      [...reachable[part]].sort().map((one) => [one, walks.filter((walk) => walk[part].has(one)).length]),
    );
  return {
    tours: tours.length,
    steps: tours.reduce((sum, { edges }) => sum + edges.length, 0),
    totals: ofEachPart((part) => ({ walked: walked[part].size, reachable: reachable[part].size })),
    missed: ofEachPart((part) => [...reachable[part]].filter((one) => !walked[part].has(one)).sort()),
    unreachable: {
      states: unreached('states', states),
      transitions: unreached('transitions', transitions),
    },
    walkedBy: {
      states: walkers('states'),
      transitions: walkers('transitions'),
      guardOutcomes: walkers('guardOutcomes'),
    },
  };
}

/** One line: `login: 5 tours, 60 steps; states 9/9, transitions 17/17, …`. */
export function coverageLine(name: string, { tours, steps, totals }: Coverage): string {
  const parts = Object.entries(totals).map(
    ([part, { walked, reachable }]) =>
      `${part.replace('guardOutcomes', 'guard outcomes')} ${walked}/${reachable}`,
  );
  return `${name}: ${tours} tours, ${steps} steps; ${parts.join(', ')}`;
}

function ofEachPart<Value>(valueFor: (part: Part) => Value): Record<Part, Value> {
  return {
    states: valueFor('states'),
    transitions: valueFor('transitions'),
    guardOutcomes: valueFor('guardOutcomes'),
    pairs: valueFor('pairs'),
    leafSets: valueFor('leafSets'),
  };
}
