import { type ChartDescription, describeChart } from '../describe/describe.ts';
import { passesFirst } from '../simulate/passes.ts';
import type { GivenStep } from '../simulate/simulate.ts';
import { type Covered, drawnIn, reachableIn } from './covered.ts';
import { explore } from './explore.ts';
import type { Graph } from './graph.ts';
import { brokenInvariants } from './liveness.ts';
import type { AnyModel } from './model.ts';

/** A chart explored from all inputs of its model. */
export interface Report {
  model: AnyModel;
  chart: ChartDescription;
  /** One for each input of the model. */
  graphs: readonly Graph[];
  found: Covered;
  /** Parts of the chart that no exploration reached. */
  unreachable: ReturnType<typeof drawnIn>;
  /** Broken invariants and path rules, each with the steps that lead there. */
  broken: readonly string[];
}

export function reportOn(model: AnyModel): Report {
  const graphs = model.inputs.map((input) => explore(model, input));
  const chart = describeChart(model.machine);
  const found = reachableIn(graphs);
  const drawn = drawnIn(chart);
  return {
    model,
    chart,
    graphs,
    found,
    unreachable: {
      states: drawn.states.filter((id) => !found.states.has(id)),
      transitions: drawn.transitions.filter((id) => !found.transitions.has(id)),
      guardOutcomes: drawn.guardOutcomes.filter((id) => !found.guardOutcomes.has(id)),
    },
    broken: [...graphs.flatMap(brokenInvariants), ...brokenPaths(model, graphs)],
  };
}

function brokenPaths({ paths }: AnyModel, graphs: readonly Graph[]): string[] {
  return Object.entries(paths).flatMap(([sentence, about]) =>
    about
      .flatMap((path) => passesFirst(graphs, path).findings)
      .map(({ text, path }) => `${sentence} ${text} Steps: ${path?.steps.map(labelOf).join(', ')}`),
  );
}

const labelOf = (step: GivenStep): string => (step.kind === 'choice' ? step.label : step.event);
