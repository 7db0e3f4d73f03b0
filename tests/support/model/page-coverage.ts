import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph, Tour } from './graph.ts';
import { coverageLine, coverageOf } from './tour-coverage.ts';

const FOLDER = 'coverage/pages';

/** What was walked on a page: tours that are chosen anew by what they should cover, or the routes that a scene gives. */
export type WalkedBy = 'tours' | 'fixed routes';

/**
 * Writes what a page has walked of all that a page can bring about, as `coverage/pages/<chart>.json`, and prints it in
 * a line. Transitions that no page can bring about are listed as unreachable. Fixed routes are the same under PROVE:
 * a proof adds no pairs to theirs.
 */
export function recordPageCoverage(
  chart: string,
  graph: Graph,
  walked: { by: WalkedBy; tours: readonly Tour[] },
  folder = FOLDER,
): void {
  const { by } = walked;
  const { tours: _, ...coverage } = coverageOf([{ graph, tours: walked.tours }]);
  const tours = walked.tours.map(({ name, moves }) => ({ name, steps: moves.length }));
  const record = { chart, walked: by, tours, ...coverage };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${chart}.json`), `${JSON.stringify(record, null, 2)}\n`);
  const what = `page coverage of ${chart}${by === 'tours' ? '' : `, by ${by}`}`;
  console.log(coverageLine(what, { tours: tours.length, ...coverage }));
}

/** What earlier runs have walked speaks for them alone. */
export function forgetPageCoverage(folder = FOLDER): void {
  rmSync(folder, { recursive: true, force: true });
}
