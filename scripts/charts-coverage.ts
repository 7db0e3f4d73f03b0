import type { ChartDescription } from '#atelier/describe.ts';
import { models } from '#tests/machines/models.ts';
import { explore } from '#tests/support/model/explore.ts';
import type { AnyModel } from '#tests/support/model/model.ts';
import { coverageOf, type Suite } from '#tests/support/model/tour-coverage.ts';
import { coverageTours } from '#tests/support/model/tours.ts';

/** By name, a file for each chart: its structure, and what the tours on the interpreter walk of it. */
export function coverageFiles(): Map<string, string> {
  return new Map(
    Object.entries(models).map(([name, model]) => [
      `${name}.coverage.json`,
      `${JSON.stringify(coverageOn(model), null, 1)}\n`,
    ]),
  );
}

function coverageOn(model: AnyModel) {
  const [first, ...others] = model.inputs;
  const suites: [Suite, ...Suite[]] = [
    suiteOf(model, first),
    ...others.map((input) => suiteOf(model, input)),
  ];
  const tours = suites.flatMap(({ graph, tours }) =>
    tours.map(({ name, moves }) => ({ input: graph.input ?? null, steps: moves.length, name })),
  );
  const { tours: _number, ...coverage } = coverageOf(suites);
  return { chart: model.machine.id, structure: structureOf(suites[0].graph.chart), ...coverage, tours };
}

function suiteOf(model: AnyModel, input: unknown): Suite {
  const graph = explore(model, input);
  return { graph, tours: coverageTours(graph) };
}

function structureOf({ states, transitions }: ChartDescription) {
  return {
    states: states.map(({ id, type, initial, entry, exit, invoked, tags, requirements }) => ({
      id,
      type,
      initial,
      entry,
      exit,
      invoked: invoked.map((actor) => actor.id),
      tags,
      requirements,
    })),
    transitions,
  };
}
