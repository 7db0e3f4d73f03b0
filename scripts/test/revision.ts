import { execFileSync } from 'node:child_process';
import { ROOT } from '../house/root.mjs';

/** Everything but what proofs say of it. */
const CODE = ['--', '.', ':(exclude)docs/proofs'];

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args, ...CODE], { cwd: ROOT, encoding: 'utf8' }).trim();

/** A commit, with a plus behind it where something was changed that it does not hold. */
export const revisionOf = (commit: string, changes: string): string =>
  changes === '' ? commit : `${commit}+`;

/** What is being run: the last commit but for those of proofs alone. */
export const revisionNow = (): string =>
  revisionOf(git('log', '-1', '--format=%h'), git('status', '--porcelain'));

/** What ran from the one moment to the other. */
export const revisionOver = (first: string, last: string): string =>
  first === last || first.endsWith('+') ? first : `${first}+`;

/** Whether a commit holds all that was run, so that what is said of it can be added to later. */
export const isCommitted = (revision: string): boolean => !revision.endsWith('+');
