// npm test: installs what is missing, then runs every check. Plain Node: nothing is installed yet when this runs.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled, INSTALL_BUDGET_SECONDS } from './setup/install.mjs';
import { ensureNode24 } from './setup/node-24.mjs';
import { requireNode } from './setup/node-version.mjs';
import { ROOT } from './setup/root.mjs';

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

const chromium = browser();
const seconds = (performance.now() - started) / 1000;
console.log(`ready   install            ${seconds.toFixed(1)} s (budget ${INSTALL_BUDGET_SECONDS} s)`);

let isInterrupted = false;

/**
 * @param {string} node the program
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
function run(node, args) {
  const PATH = [path.dirname(node), process.env['PATH']].join(path.delimiter);
  const child = spawn(node, ['--import', 'tsx', path.join(ROOT, 'scripts/test/run.ts'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH,
      ...(chromium && { CHROMIUM_PATH: chromium }),
      // Before its modules load, because they read it.
      ...(args.includes('--prove') && { PROVE: '1' }),
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      isInterrupted = true;
      child.kill(signal);
    });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

const args = process.argv.slice(2);
process.exitCode = await run(process.execPath, args);

if (args.includes('--prove') && !isInterrupted && !process.version.startsWith('v24.')) {
  console.log('\nThe suite on Node.js 24:');
  const code = await run(
    path.join(ensureNode24(), 'node'),
    args.filter((arg) => arg !== '--prove'),
  );
  process.exitCode ||= code;
}
