import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph, Tour } from './graph.ts';
import { coverageLine, coverageOf } from './tour-coverage.ts';

const FOLDER = 'coverage/pages';

/**
 * Writes what the tours that a page has walked cover of all that a page can bring about, as
 * `coverage/pages/<chart>.json`, and prints it in a line. Transitions that no page can bring about are listed as
 * unreachable.
 */
export function recordPageCoverage(
  chart: string,
  graph: Graph,
  toursWalked: readonly Tour[],
  folder = FOLDER,
): void {
  const { tours: _, ...coverage } = coverageOf([{ graph, tours: toursWalked }]);
  const tours = toursWalked.map(({ name, moves }) => ({ name, steps: moves.length }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${chart}.json`), `${JSON.stringify({ chart, tours, ...coverage }, null, 2)}\n`);
  console.log(coverageLine(`page coverage of ${chart}`, { tours: tours.length, ...coverage }));
}
