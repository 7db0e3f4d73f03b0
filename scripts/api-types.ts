/**
 * Generates src/api/schema.d.ts from the contract.
 * `npm run api:types` writes the file, `npm run api:types -- --check` fails when it is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const CONTRACT = new URL('../openapi/portal.yaml', import.meta.url);
const TYPES = new URL('../src/api/schema.d.ts', import.meta.url);
const HEADER = '// Generated from openapi/portal.yaml by `npm run api:types`. Do not edit.\n\n';

/** The text that schema.d.ts must have. */
export async function typesOfContract(): Promise<string> {
  return HEADER + astToString(await openapiTS(CONTRACT, { silent: true, immutable: true }));
}

/** @returns whether schema.d.ts says what the contract says */
export async function typesAreFresh(): Promise<boolean> {
  const present = await readFile(TYPES, 'utf8').catch(() => '');
  return present === (await typesOfContract());
}

async function run(): Promise<void> {
  if (!process.argv.includes('--check')) return writeFile(TYPES, await typesOfContract());
  if (await typesAreFresh()) return;
  console.error('src/api/schema.d.ts is stale: run npm run api:types');
  process.exitCode = 1;
}

if (import.meta.url === `file://${process.argv[1]}`) await run();
