import { type ChartDescription, describeChart } from '#atelier/describe.ts';
import { type Sources, sourcesOf } from '#tests/support/laws/source.ts';
import { explore } from './explore.ts';
import { drawnIn, type Found, foundIn } from './found.ts';
import type { Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import { brokenInvariants } from './questions.ts';

/** What can be asked about a chart once it is explored from all inputs of its model. */
export interface Report {
  model: AnyModel;
  chart: ChartDescription;
  /** One for each input of the model. */
  graphs: readonly Graph[];
  situations: number;
  moves: number;
  /** States, transitions, answers of guards, pairs of transitions and configurations, by their ids. */
  found: Found;
  /** What the chart draws and no exploration found. */
  unreachable: ReturnType<typeof drawnIn>;
  /** What is written of the chart, and beside it. */
  sources: Sources;
  /** Invariants of the model that do not hold, each with the steps that lead there. */
  broken: readonly string[];
}

export function reportOn(model: AnyModel, sources: Sources = sourcesOf(model.machine.id)): Report {
  const graphs = model.inputs.map((input) => explore(model, input));
  const chart = describeChart(model.machine);
  const found = foundIn(graphs);
  const drawn = drawnIn(chart);
  return {
    model,
    chart,
    graphs,
    situations: sum(graphs.map((graph) => graph.situations.length)),
    moves: sum(graphs.map((graph) => graph.moves.length)),
    found,
    unreachable: {
      states: drawn.states.filter((id) => !found.states.has(id)),
      transitions: drawn.transitions.filter((id) => !found.transitions.has(id)),
      guardOutcomes: drawn.guardOutcomes.filter((id) => !found.guardOutcomes.has(id)),
    },
    sources,
    broken: graphs.flatMap(brokenInvariants),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
