import { execFileSync } from 'node:child_process';
import type { ChartStructure } from '#charts/describe/structure.ts';

const FOLDER = 'docs/charts';

/** The chart structures stored in docs/charts at a git revision, by chart name. */
export function structuresAt(revision: string): Map<string, ChartStructure> {
  const listed = git('ls-tree', '--name-only', revision, `${FOLDER}/`).split('\n');
  const files = listed.filter((file) => file.endsWith('.json') && !file.endsWith('.coverage.json'));
  const structures = files.map((file): ChartStructure => JSON.parse(git('show', `${revision}:${file}`)));
  return new Map(structures.map((structure) => [structure.id, structure]));
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
