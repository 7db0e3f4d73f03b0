import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { namesThatRan } from '../db/migrate.ts';
import { type DatabaseLocation, type Db, locationOf, openDatabase, openInProcess } from '../db/open.ts';
import { copyLiveFolder } from '../db/pglite/copy-live-folder.ts';
import { FolderInUseError } from '../db/pglite/folder-lock.ts';
import { DATABASE_FOLDER, openFolder } from '../db/pglite/pglite.ts';
import { exportTo } from '../transfer/export.ts';
import { checkFile } from '../transfer/read-file.ts';
import { restoreFolder, restorePostgresql } from '../transfer/restore.ts';
import type { TableSum } from '../transfer/tables.ts';
import { writeWholeFile } from '../transfer/whole-file.ts';
import { CommandError } from './command-error.ts';
import { fileOf, printSums } from './transfer.ts';
import type { Work } from './work.ts';

/** Opens the database itself, without migrating it. */
export type DataWork = Omit<Work, 'db'>;

/** `backup --file data.gz` also works while a server runs. */
export function backupCommand(args: string[]): (work: DataWork) => Promise<void> {
  const { values } = parseArgs({ args, options: { file: { type: 'string' } } });
  const file = fileOf(values);
  return async ({ settings, terminal }) => {
    const location = locationOf(settings);
    if ('dataDir' in location && !existsSync(path.join(location.dataDir, DATABASE_FOLDER))) {
      throw new CommandError(`There is no data in ${location.dataDir}.`);
    }
    const sums = await writeWholeFile(file, async (to, unfinished) => {
      const { db, close } = await openSource(location, unfinished);
      return exportWithTables(db, to).finally(close);
    });
    printSums(sums, terminal.print);
  };
}

/** `restore --file data.gz` into an empty database. `--replace` moves existing data aside. */
export function restoreCommand(args: string[]): (work: DataWork) => Promise<void> {
  const { values } = parseArgs({
    args,
    options: { file: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const file = fileOf(values);
  const { replace } = values;
  return async ({ settings, clock, terminal }) => {
    if (settings.databaseUrl && replace) {
      throw new CommandError('--replace: not on PostgreSQL; set DATABASE_URL to an empty database instead.');
    }
    const checked = { file, head: await checkFile(file) };
    if (settings.databaseUrl) {
      printSums(await restorePostgresql(settings.databaseUrl, checked), terminal.print);
      return;
    }
    const { sums, aside } = await restoreFolder(settings.dataDir, checked, { replace, now: clock() });
    printSums(sums, terminal.print);
    if (aside) terminal.print(`The data that were there are in ${aside}.`);
  };
}

/** If a server has the folder open, a copy in the given folder. */
async function openSource(
  location: DatabaseLocation,
  unfinished: string,
): Promise<{ db: Db; close(): Promise<void> }> {
  try {
    return await openDatabase(location);
  } catch (error) {
    if (!(error instanceof FolderInUseError) || !('dataDir' in location)) throw error;
    await copyLiveFolder(location.dataDir, unfinished);
    return openInProcess(await openFolder(unfinished));
  }
}

async function exportWithTables(db: Db, to: Writable): Promise<TableSum[]> {
  if ((await namesThatRan(db)).length === 0) throw new CommandError('The database has no tables yet.');
  return exportTo(db, to);
}
