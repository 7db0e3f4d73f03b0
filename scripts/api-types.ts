/**
 * Generates src/api/schema.d.ts and src/domain/failure/error-codes.ts from the contract.
 * `npm run api:types` writes the files, `npm run api:types -- --check` fails when one is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const CONTRACT = new URL('../openapi/portal.yaml', import.meta.url);
const TYPES = new URL('../src/api/schema.d.ts', import.meta.url);
const CODES = new URL('../src/domain/failure/error-codes.ts', import.meta.url);
const HEADER = '// Generated from openapi/portal.yaml by `npm run api:types`. Do not edit.\n\n';

interface CodesInContract {
  paths: Record<string, Record<string, { operationId: string; 'x-codes'?: Record<string, string[]> }>>;
  components: { schemas: { ErrorCode: { enum: string[] } } };
}

/** The text of each file that the contract determines. */
async function generated(): Promise<[file: URL, text: string][]> {
  const types = astToString(await openapiTS(CONTRACT, { silent: true, immutable: true }));
  return [
    [TYPES, HEADER + types],
    [CODES, HEADER + errorCodesIn(parse(await readFile(CONTRACT, 'utf8')))],
  ];
}

function errorCodesIn({ paths, components }: CodesInContract): string {
  const ofOperations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, 'x-codes': codes }) => {
      const own = Object.values(codes ?? {}).flat();
      return own.length === 0 ? [] : `  ${operationId}: ${own.map((code) => `'${code}'`).join(' | ')};\n`;
    });
  return [
    '/** Why the server refuses a request: the `ErrorCode` of the contract. A newer server may send another one. */\n',
    `export type ErrorCode =\n${components.schemas.ErrorCode.enum.map((code) => `  | '${code}'`).join('\n')};\n\n`,
    '/** The codes that an operation adds to those of every operation: its `x-codes`. */\n',
    `export interface OperationCodes {\n${ofOperations.join('')}}\n`,
  ].join('');
}

/** @returns whether every generated file matches the contract */
export async function typesAreFresh(): Promise<boolean> {
  for (const [file, text] of await generated()) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) return false;
  }
  return true;
}

async function run(): Promise<void> {
  if (!process.argv.includes('--check')) {
    for (const [file, text] of await generated()) await writeFile(file, text);
    return;
  }
  if (await typesAreFresh()) return;
  console.error('The types of the contract are stale: run npm run api:types');
  process.exitCode = 1;
}

if (import.meta.url === `file://${process.argv[1]}`) await run();
