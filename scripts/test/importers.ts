import path from 'node:path';

/** How many modules may lie between a changed file and a test of it, that module included. */
const HOPS = 2;
/** What runs within half a minute on two cores. */
const MOST_TESTS = 30;

const TEST = /\.test\.tsx?$/;
/** These files list every chart, so their importers load all charts, which takes minutes of CPU time. */
const LISTS_OF_CHARTS = ['src/machines/index.ts', 'tests/machines/models.ts'];

/** A line of `git grep` over import statements: `src/a.ts:from '#domain/b.ts'`. */
const IMPORT_LINE = /^([^:]+):.*'([^']+)'$/;

/** The folders of package.json's imports that do not carry their own name. */
const FOLDERS: Readonly<Record<string, string>> = {
  '#tests': 'tests',
  '#server': 'server',
  '#charts': 'tools/charts',
  '#bench': 'tools/bench',
};

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const [folder = '', ...rest] = specifier.split('/');
  return [FOLDERS[folder] ?? `src/${folder.slice(1)}`, ...rest].join('/');
}

/**
 * The tests nearest to some changed files: the changed tests, then those that import a changed file, then those that
 * import it through another module. `npm test` runs all others too.
 */
export function testsNear(changed: readonly string[], importLines: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const line of importLines) {
    const [, from, specifier] = IMPORT_LINE.exec(line) ?? [];
    if (from === undefined || specifier === undefined) continue;
    const to = target(from, specifier);
    if (!LISTS_OF_CHARTS.includes(to)) importers.set(to, [...(importers.get(to) ?? []), from]);
  }
  const near = new Set(changed);
  let edge: readonly string[] = changed;
  for (let hop = 0; hop < HOPS; hop++) {
    edge = edge.flatMap((file) => importers.get(file) ?? []).filter((file) => !near.has(file));
    for (const file of edge) near.add(file);
  }
  return [...near].filter((file) => TEST.test(file)).slice(0, MOST_TESTS);
}
