/** One part of the test run. */
export interface Step {
  name: string;
  /** The program and its arguments, run in the root of the repository. */
  command: readonly [string, ...string[]];
  /** A check passes or fails as a whole; a test runner reports each test. */
  kind: 'check' | 'tests';
  /** What the step should take on two quiet cores. A step over its budget is printed, never stopped. */
  budgetSeconds: number;
  /** Part of `npm run check`, which takes at most a minute. */
  quick: boolean;
  /** Only in `npm run prove`: a measurement, or too slow for every run. */
  proofOnly?: true;
  /** Waits a third of its time, so it runs beside the other test runners. Prints each test as it ends. */
  runsBeside?: true;
}

const check = (name: string, budgetSeconds: number, command: Step['command'], quick = false): Step => ({
  name,
  command,
  kind: 'check',
  budgetSeconds,
  quick,
});

const tests = (name: string, budgetSeconds: number, quick = false, projects = [name]): Step => ({
  name,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  kind: 'tests',
  budgetSeconds,
  quick,
});

/** First the static checks, two at a time, then the test runners, one after the other but for the journeys. */
export const STEPS: readonly Step[] = [
  // Formatting, import order, and lint rules.
  check('lint', 10, ['biome', 'check', '--error-on-warnings', '.'], true),
  check('spelling', 10, ['cspell', 'lint', '--no-progress', '.'], true),
  // Each checker checks the files that it shares with the others again: the default of four uses twice the CPU time
  // of one.
  check('types', 15, ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.', '--checkers', '1'], true),
  check('boundaries', 10, ['depcruise', 'src', 'server', 'scripts', 'tests', 'tools'], true),
  check('unused code', 10, ['knip']),
  check('contract', 5, ['redocly', 'lint', 'portal']),
  check('generated types', 5, ['tsx', 'scripts/api-types.ts', '--check']),
  check('fonts', 5, ['tsx', 'scripts/fonts.ts', '--check']),
  check('build', 20, ['node', 'scripts/build-when-stale.mjs']),
  // Lints no chart, because the walks in the step `model` do.
  { ...tests('unit', 45, true), command: ['env', 'CHARTS=none', 'vitest', 'run', '--project', 'unit'] },
  tests('model', 60),
  tests('architecture', 35),
  tests('server', 150),
  tests('stories', 150, false, ['stories', 'appearances']),
  tests('storybook', 40),
  tests('parts', 30),
  { ...tests('journeys', 240), runsBeside: true },
  { ...tests('attack', 300), proofOnly: true },
];
