import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** What installing packages and a browser should take on two cores. */
export const INSTALL_BUDGET_SECONDS = 240;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * @param {string} file
 * @returns {LockedPackages | undefined} nothing where the file is absent or unreadable
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether the installed packages match the lock, development packages included.
 * Optional packages of other platforms may be absent.
 * @param {LockedPackages} wanted the packages of package-lock.json
 * @param {LockedPackages | undefined} installed the packages of node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  for (const [name, locked] of Object.entries(wanted)) {
    if (name === '') continue;
    const present = installed[name];
    if (!present && locked.optional) continue;
    if (present?.version !== locked.version || present?.integrity !== locked.integrity) return false;
  }
  return Object.keys(installed).every((name) => name in wanted);
}

/**
 * Installs the locked packages when they are missing or differ from the lock. `npm ci` would reject a lock
 * that lacks packages of other platforms, which some private registries leave out.
 */
export function ensureInstalled() {
  const wanted = lockedPackages(path.join(ROOT, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or unreadable: restore it from the repository.');
  if (isInstalled(wanted, lockedPackages(path.join(ROOT, 'node_modules/.package-lock.json')))) return;
  console.log('Installing packages (about a minute) …');
  const npm = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      '--include=dev',
      '--engine-strict',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  if (npm.status === 0) return;
  console.error(
    'npm install failed: its message is above. The packages come from the registry that npm is set to.',
  );
  process.exit(1);
}
