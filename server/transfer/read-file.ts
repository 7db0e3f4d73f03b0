import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { MIGRATIONS } from '../db/migrations/registry.ts';
import type { TransferHead } from './export.ts';
import { ImportError } from './import.ts';

/** Not by `readline`, which from Node.js 24 on also ends a line at the separators U+2028 and U+2029 inside a text. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const input = packed.pipe(createGunzip()).setEncoding('utf8');
  packed.on('error', (error) => input.destroy(error));
  let rest = '';
  for await (const part of input as AsyncIterable<string>) {
    const lines = part.split('\n');
    const [first = ''] = lines;
    if (lines.length === 1) rest += first;
    else {
      yield rest + first;
      yield* lines.slice(1, -1);
      rest = lines.at(-1) ?? '';
    }
  }
  if (rest !== '') yield rest;
}

const CUT = 'The file is cut off: its end is missing.';
const CHANGED = 'The file was changed after it was written.';
const FOREIGN = 'The file holds no data of this product.';

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  Z_BUF_ERROR: CUT,
  Z_DATA_ERROR: CHANGED,
};

/** Validates the whole file. @throws ImportError if it is incomplete, changed, or newer than this program */
export async function checkFile(file: string): Promise<TransferHead> {
  const hash = createHash('sha256');
  let head: TransferHead | undefined;
  let digest: string | undefined;
  try {
    for await (const line of linesOf(file)) {
      head ??= headOf(line);
      if (digest !== undefined) throw new ImportError(CHANGED);
      digest = digestOf(line);
      if (digest === undefined) hash.update(`${line}\n`);
    }
  } catch (error) {
    throw explained(error);
  }
  if (head === undefined || digest === undefined) throw new ImportError(CUT);
  if (digest !== hash.digest('hex')) throw new ImportError(CHANGED);
  const unknown = head.migrations.filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return head;
  throw new ImportError(
    `The file is newer than this program (it holds ${unknown.join(', ')}): use the newer version.`,
  );
}

const digestOf = (line: string): string | undefined => /^\{"digest":"([\da-f]+)"\}$/.exec(line)?.[1];

function headOf(line: string): TransferHead {
  const head: TransferHead = line.startsWith('{"version":') ? JSON.parse(line) : {};
  if (!Array.isArray(head.migrations)) throw new ImportError(FOREIGN);
  return head;
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.message === 'incorrect header check') return new ImportError(FOREIGN);
  const problem = PROBLEMS[String(error.code)];
  return problem === undefined ? error : new ImportError(problem);
}
