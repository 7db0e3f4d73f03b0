import { mkdirSync, writeFileSync } from 'node:fs';
import { explore } from '#charts/explore/explore.ts';
import type { AnyModel } from '#charts/explore/model.ts';
import { type Coverage, coverageLine, coverageOf, type Suite } from '#charts/explore/tour-coverage.ts';
import { coverageTours } from '#charts/explore/tours.ts';

export function coverageOfModel(model: AnyModel): Coverage {
  const [first, ...others] = model.inputs;
  return coverageOf([suiteOf(model, first), ...others.map((input) => suiteOf(model, input))]);
}

/** Writes a chart's tour coverage to `<folder>/<chart>.coverage.json`, and returns a one-line summary. */
export function writeCoverage(model: AnyModel, folder: string): string {
  const coverage = coverageOfModel(model);
  const { id } = model.machine;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${id}.coverage.json`, `${JSON.stringify({ chart: id, ...coverage }, null, 1)}\n`);
  return coverageLine(id, coverage);
}

function suiteOf(model: AnyModel, input: unknown): Suite {
  const graph = explore(model, input);
  return { graph, tours: coverageTours(graph) };
}
