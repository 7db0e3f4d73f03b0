import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';

const CACHE = path.join(ROOT, 'node_modules/.cache/check');
const PASSED = path.join(CACHE, 'passed-tree');

const git = (args: readonly string[], env = {}): string =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The current files, committed or not, as the id of a git tree; undefined outside a repository. */
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

/** The changes since a state that passed. */
export interface Change {
  /** `the last check that passed`, or `origin/main`, whose commits passed `npm test`. */
  since: string;
  files: readonly string[];
}

/** The changes between the last state that passed and this tree; undefined if no such state is known. */
export function changeOf(tree: string): Change | undefined {
  const passed = existsSync(PASSED) ? readFileSync(PASSED, 'utf8') : undefined;
  const bases = [
    { since: 'the last check that passed', revision: () => passed },
    { since: 'origin/main', revision: () => git(['merge-base', 'HEAD', 'origin/main']) },
  ];
  for (const { since, revision } of bases) {
    try {
      const base = revision();
      if (base === undefined) continue;
      return { since, files: git(['diff', '--name-only', base, tree]).split('\n').filter(Boolean) };
    } catch {
      // The repository no longer has the tree that passed, or there is no such branch.
    }
  }
  return undefined;
}

/** The lines that match an extended regular expression, in the tracked and new files of some folders. */
export const grep = (pattern: string, folders: readonly string[], ...options: string[]): string[] => {
  try {
    return git(['grep', '--untracked', '-E', ...options, pattern, '--', ...folders]).split('\n');
  } catch {
    return [];
  }
};
