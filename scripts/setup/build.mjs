import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** What the build reads. */
const SOURCES = [
  'index.html',
  'openapi',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/build',
  'scripts/vite',
  'server',
  'src',
  'tests/machines',
  'tools/charts',
  'tsconfig.json',
  'vite.atelier.config.ts',
  'vite.config.ts',
  'vite.frames.config.ts',
  'vite.server.config.ts',
];
const STAMP = 'dist/.sources';
const SERVER = 'dist/server/main.js';

/**
 * Every file under the sources, sorted, as paths relative to the root.
 * @param {string} root
 * @returns {string[]}
 */
function sourceFiles(root) {
  return SOURCES.flatMap((source) => {
    const place = path.join(root, source);
    if (!existsSync(place)) return [];
    if (!statSync(place).isDirectory()) return [source];
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  }).sort();
}

/**
 * One hash of the names and contents of all files that the build reads.
 * @param {string} [root]
 */
export function sourcesHash(root = ROOT) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Whether the build matches the current sources.
 * @param {string} [root]
 */
export function isBuilt(root = ROOT) {
  const stamp = path.join(root, STAMP);
  if (!existsSync(stamp) || !existsSync(path.join(root, SERVER))) return false;
  return readFileSync(stamp, 'utf8') === sourcesHash(root);
}

/**
 * Builds the product when its sources changed since the last build.
 * @throws when the build fails, with its output
 */
export function ensureBuilt() {
  if (!isBuilt()) build();
}

/**
 * Builds the product, and stores the hash of its sources.
 * @throws when the build fails, with its output
 */
export function build() {
  console.log('Building the portal (about ten seconds) …');
  const hash = sourcesHash();
  rmSync(path.join(ROOT, STAMP), { force: true });
  for (const part of ['build:portal', 'build:server']) run(part);
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  writeFileSync(path.join(ROOT, STAMP), hash);
}

/**
 * @param {string} part a script of package.json
 * @throws when it fails, with its output
 */
function run(part) {
  const done = spawnSync('npm', ['run', '--silent', part], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return;
  throw new Error(`The build failed.\n${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`);
}
