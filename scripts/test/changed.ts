import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../house/root.mjs';

const CACHE = path.join(ROOT, 'node_modules/.cache/check');
const PASSED = path.join(CACHE, 'passed-tree');

/** A module that Vitest finds through imports. */
const MODULE = /^(?:src|server|scripts|tests|tools)\/.+\.tsx?$/;
/** No unit test reads these. Of the documents, the requirements are read. */
const UNREAD =
  /^(?:docs\/(?!requirements\.md|charts\/)|README|CONTRIBUTING|LICENSE|tests\/(?:bench|journeys|server|attack)\/)/;
/** Every unit test depends on these modules. */
const SHARED = /^scripts\/test\//;

const git = (args: readonly string[], env = {}): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } }).trim();

/** The files as they are now, committed or not, as the id of a git tree; undefined outside a repository. */
export function treeNow(): string | undefined {
  mkdirSync(CACHE, { recursive: true });
  const index = { GIT_INDEX_FILE: path.join(CACHE, 'index') };
  try {
    git(['add', '--all'], index);
    return git(['write-tree'], index);
  } catch {
    return undefined;
  }
}

export const rememberPassed = (tree: string): void => writeFileSync(PASSED, tree);

/** The files that differ between the last tree that passed and this one; undefined where that is not known. */
export function changedSincePassed(tree: string): readonly string[] | undefined {
  if (!existsSync(PASSED)) return undefined;
  try {
    return git(['diff', '--name-only', readFileSync(PASSED, 'utf8'), tree])
      .split('\n')
      .filter(Boolean);
  } catch {
    // The tree that passed is no longer in the repository.
    return undefined;
  }
}

/**
 * The files whose unit tests have to run again, with the tests that read files themselves; `all` where a change
 * reaches tests in another way than by an import.
 */
export function filesToTest(
  changed: readonly string[],
  readers: readonly string[],
): readonly string[] | 'all' {
  const read = changed.filter((file) => !UNREAD.test(file));
  if (read.some((file) => !MODULE.test(file) || SHARED.test(file))) return 'all';
  return read.length === 0 ? [] : [...new Set([...read, ...readers])];
}

const UNIT_TESTS = ['tests/domain', 'tests/machines', 'tests/api', 'tests/app', 'tests/widgets', 'tools'];
const TEST = /\.test\.tsx?$/;

/** The unit tests that read files of the repository, themselves or through a module of `tests/support`. */
export function readersOfFiles(): string[] {
  const matching = (pattern: string, folders: readonly string[]) =>
    git(['grep', '--untracked', '-lE', pattern, '--', ...folders]).split('\n');
  const modules = matching('node:fs', ['tests/support']).map((file) => `/${path.basename(file)}`);
  return matching(['node:fs', ...modules].join('|'), UNIT_TESTS).filter((file) => TEST.test(file));
}
