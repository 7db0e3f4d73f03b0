import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/**
 * @param {string} running as `process.versions.node` has it
 * @param {string} range as package.json's `engines.node` has it: `>=` and a version
 */
export function isNewEnough(running, range) {
  const have = running.split('.').map(Number);
  const need = range
    .replace(/^>=\s*/, '')
    .split('.')
    .map(Number);
  for (const [place, least] of need.entries()) {
    const part = have[place] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}

/** Ends the process with one line when this Node is too old for the product. */
export function requireNode() {
  const range = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).engines.node;
  if (isNewEnough(process.versions.node, range)) return;
  console.error(`Bridgework needs Node ${range}; this is Node ${process.versions.node}.`);
  process.exit(1);
}
