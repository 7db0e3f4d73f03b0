import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { exportTo } from '../transfer/export.ts';
import { importFrom } from '../transfer/import.ts';
import type { TableSum } from '../transfer/tables.ts';
import { CommandError } from './command-error.ts';
import type { Work } from './work.ts';

/** `export --file data.gz`: everything that the database holds, in one file that the owner alone may read. */
export function exportCommand(args: string[]): (work: Work) => Promise<void> {
  const file = fileOf(args);
  return async ({ db, terminal }) => {
    const packed = createGzip();
    const writing = pipeline(packed, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    const sums = await Promise.race([exportTo(db, packed), writing.then(() => [])]);
    packed.end();
    await writing;
    printSums(sums, terminal.print);
  };
}

/** `import --file data.gz`: into an empty database. It prints the same sums as the export did. */
export function importCommand(args: string[]): (work: Work) => Promise<void> {
  const file = fileOf(args);
  return async ({ db, terminal }) => {
    printSums(await importFrom(db, linesOf(file)), terminal.print);
  };
}

/** Opens the file when the first line is asked for: lines that come before that would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const input = packed.pipe(createGunzip());
  packed.on('error', (error) => input.destroy(error));
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

function fileOf(args: string[]): string {
  const { values } = parseArgs({ args, options: { file: { type: 'string' } } });
  if (!values.file) throw new CommandError('--file: name the file.');
  return values.file;
}

function printSums(sums: readonly TableSum[], print: (line: string) => void): void {
  for (const { table, rows, checksum } of sums) print([table, rows, checksum].join('\t'));
}
