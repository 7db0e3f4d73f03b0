import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { exportTo } from '../transfer/export.ts';
import { importFrom } from '../transfer/import.ts';
import { checkFile, linesOf } from '../transfer/read-file.ts';
import type { TableSum } from '../transfer/tables.ts';
import { writeWholeFile } from '../transfer/whole-file.ts';
import { CommandError } from './command-error.ts';
import type { Work } from './work.ts';

/** `export --file data.gz`: all data in one file that only its owner can read. */
export function exportCommand(args: string[]): (work: Work) => Promise<void> {
  const file = fileOf(parseArgs({ args, options: { file: { type: 'string' } } }).values);
  return async ({ db, terminal }) => {
    printSums(await writeWholeFile(file, (to) => exportTo(db, to)), terminal.print);
  };
}

/** `import --file data.gz` into an empty database. Prints the same checksums as the export. */
export function importCommand(args: string[]): (work: Work) => Promise<void> {
  const file = fileOf(parseArgs({ args, options: { file: { type: 'string' } } }).values);
  return async ({ db, terminal }) => {
    await checkFile(file);
    const sums = await importFrom(db, linesOf(file));
    await sql`analyze`.execute(db);
    printSums(sums, terminal.print);
  };
}

export function fileOf(values: { file?: string | undefined }): string {
  if (!values.file) throw new CommandError('--file: name the file.');
  return values.file;
}

export function printSums(sums: readonly TableSum[], print: (line: string) => void): void {
  for (const { table, rows, checksum } of sums) print([table, rows, checksum].join('\t'));
}
