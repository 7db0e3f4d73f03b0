import type { AnyStateMachine } from 'xstate';
import { type ChartDescription, describeChart } from '#atelier/describe.ts';
import { explore } from '#tests/support/model/explore.ts';
import { type Found, foundIn } from '#tests/support/model/found.ts';
import type { Graph } from '#tests/support/model/graph.ts';
import type { AnyModel } from '#tests/support/model/model.ts';

/** A chart before the laws: as it is written, and all that exploration found of it. */
export interface Subject {
  model: AnyModel;
  machine: AnyStateMachine;
  chart: ChartDescription;
  /** One for each input of the model. */
  graphs: readonly Graph[];
  found: Found;
}

/** Says what is wrong with a chart, each finding with the id or the name of the part; nothing where all is well. */
export type Law = (subject: Subject) => string[];

export function subjectOf(model: AnyModel): Subject {
  const { machine } = model;
  const graphs = model.inputs.map((input) => explore(model, input));
  return { model, machine, chart: describeChart(machine), graphs, found: foundIn(graphs) };
}
