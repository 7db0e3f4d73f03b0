// npm test: installs what is missing, then runs every check. Plain Node: nothing is installed yet when this runs.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './house/chromium.mjs';
import { ensureInstalled, INSTALL_BUDGET_SECONDS } from './house/install.mjs';
import { requireNode } from './house/node-version.mjs';
import { ROOT } from './house/root.mjs';

const started = performance.now();
requireNode();
ensureInstalled();

/** @returns {string | undefined} */
function browser() {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const found = browser();
const seconds = (performance.now() - started) / 1000;
console.log(`ready   install            ${seconds.toFixed(1)} s (budget ${INSTALL_BUDGET_SECONDS} s)`);
const run = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(ROOT, 'scripts/test/run.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...(found ? { CHROMIUM_PATH: found } : {}) } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
