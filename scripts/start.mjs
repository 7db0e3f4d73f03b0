// npm start: from a fresh clone to a running portal. Plain Node: nothing is installed yet when this runs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './house/build.mjs';
import { ensureInstalled } from './house/install.mjs';
import { requireNode } from './house/node-version.mjs';
import { ROOT } from './house/root.mjs';

requireNode();
ensureInstalled();
try {
  ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(ROOT, 'dist/server/main.js')).href);
