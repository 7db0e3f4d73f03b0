import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { grep } from './changed.ts';
import { testsNear } from './importers.ts';
import type { Step } from './steps.ts';

type Command = Step['command'];

/** How `npm run check` runs a step for changed files alone. */
interface Narrow {
  /** A change to one of these files affects the result for every file, so the step runs in full. */
  rules: RegExp;
  /** The command for these files, or undefined if they don't affect the step. */
  command: (files: readonly string[]) => Command | undefined;
}

const MODULE = /^(?:src|server|scripts|tests|tools)\/.+\.(?:tsx?|mjs|css|json)$/;
/** The folders of the unit tests, as in vitest.config.ts. */
const UNIT_TESTS = ['tests/domain', 'tests/machines', 'tests/api', 'tests/app', 'tests/widgets', 'tools'];
/** No unit test reads these. Of the documents, the requirements are read. */
const UNREAD =
  /^(?:docs\/(?!requirements\.md|charts\/)|README|CONTRIBUTING|LICENSE|tests\/(?:bench|journeys|server|attack)\/)/;

const ofExisting =
  (command: (files: readonly string[]) => Command | undefined): Narrow['command'] =>
  (changed) => {
    const files = changed.filter((file) => existsSync(path.join(ROOT, file)));
    return files.length === 0 ? undefined : command(files);
  };

/** Explores every chart, or those that the variable CHARTS names. */
const LINT_OF_CHARTS = 'tests/machines/lint-rules.test.ts';
/** These tests load every chart, which takes longer than all other tests together. */
const OF_EVERY_CHART = /^tests\/machines\/(?:lint-rules|drawings)/;

const chartOf = (file: string): string | undefined =>
  (/^src\/machines\/([^/]+)\//.exec(file) ??
    /^tests\/machines\/([^/.]+)\.model\.ts$/.exec(file))?.[1]?.replace(/-(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** The unit tests that read repository files, directly or through a module of `tests/support`. */
function readersOfFiles(): string[] {
  const modules = grep('node:fs', ['tests/support'], '-l').map((file) => `/${path.basename(file)}`);
  return grep(['node:fs', ...modules].join('|'), UNIT_TESTS, '-l').filter(
    (file) => /\.test\.tsx?$/.test(file) && !OF_EVERY_CHART.test(file),
  );
}

function unitTests(changed: readonly string[]): Command | undefined {
  const read = changed.filter((file) => !UNREAD.test(file));
  if (read.length === 0) return undefined;
  const imports = grep("(from |import\\()'[#.][^']+'", ['src', 'tests', 'tools', 'server', 'scripts'], '-o');
  const near = testsNear(read, imports).filter((file) =>
    UNIT_TESTS.some((folder) => file.startsWith(`${folder}/`)),
  );
  const readers = read.every((file) => MODULE.test(file)) ? [] : readersOfFiles();
  const charts = [...new Set(read.flatMap((file) => chartOf(file) ?? []))];
  const files = new Set([...near, ...readers, ...(charts.length > 0 ? [LINT_OF_CHARTS] : [])]);
  if (files.size === 0) return undefined;
  return ['env', `CHARTS=${charts}`, 'vitest', 'run', '--project', 'unit', ...files];
}

const NARROW: Readonly<Record<string, Narrow>> = {
  lint: {
    rules: /^(?:biome\.json|package(?:-lock)?\.json|\.gitignore|tools\/[^/]+\.grit)$/,
    command: ofExisting((files) => [
      'biome',
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...files,
    ]),
  },
  spelling: {
    rules: /^(?:cspell\.config\.yaml|package(?:-lock)?\.json|\.gitignore)$/,
    command: ofExisting((files) => ['cspell', 'lint', '--no-progress', '--no-must-find-files', ...files]),
  },
  boundaries: {
    rules: /^(?:\.dependency-cruiser\.cjs|package(?:-lock)?\.json|tsconfig\.json)$/,
    // Starting from the changed files is enough: each of their imports, and each cycle through them, is reachable.
    command: ofExisting((files) => {
      const modules = files.filter((file) => MODULE.test(file));
      return modules.length === 0 ? undefined : ['depcruise', ...modules];
    }),
  },
  unit: { rules: /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/, command: unitTests },
};

/** The step for the changes: unchanged, with fewer files, or undefined if the changes don't affect it. */
export function narrowed(step: Step, changed: readonly string[]): Step | undefined {
  const narrow = NARROW[step.name];
  if (!narrow || changed.some((file) => narrow.rules.test(file))) return step;
  const command = narrow.command(changed);
  return command && { ...step, command };
}
