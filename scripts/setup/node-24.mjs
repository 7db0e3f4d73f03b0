import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/node-24');
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;
/** This npm package contains only the binary and runs no install script. */
const PACKAGE = `node-${PLATFORM}-${process.arch}`;

/** The folder with Node 24. Installs it there the first time, separate from the product's packages. */
export function ensureNode24() {
  const folder = path.join(FOLDER, 'node_modules', PACKAGE, 'bin');
  if (existsSync(folder)) return folder;
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefix',
      FOLDER,
      `${PACKAGE}@24`,
    ],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0 || !existsSync(folder)) throw new Error(`npm could not install ${PACKAGE}@24.`);
  return folder;
}
