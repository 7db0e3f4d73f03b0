import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/root.ts';

const MANIFESTS = path.join(ROOT, 'tests/bench/api/tools');
const PLACE = path.join(ROOT, 'node_modules/.cache/bridgework-bench-tools');
const STAMP = path.join(PLACE, 'node_modules/.installed');
const LOCK = 'package-lock.json';

/**
 * Installs autocannon, Prism and json-server, as their own lock file pins them, beside our packages: 100 MB that only
 * this bench needs. Their install scripts do not run.
 * @returns the folder whose `node_modules` holds them
 */
export function ensureTools(): string {
  const wanted = readFileSync(path.join(MANIFESTS, LOCK), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return PLACE;
  console.error('Installing autocannon, Prism and json-server for this bench …');
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(PLACE, { recursive: true });
  for (const name of ['package.json', LOCK]) cpSync(path.join(MANIFESTS, name), path.join(PLACE, name));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: PLACE, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The tools of the bench could not be installed.');
  cpSync(path.join(PLACE, LOCK), STAMP);
  return PLACE;
}
