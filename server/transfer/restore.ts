import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate, namesThatRan } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migrations/registry.ts';
import { type Db, openDatabase, openInProcess } from '../db/open.ts';
import { syncFile } from '../db/pglite/durable-files.ts';
import { lockFolder } from '../db/pglite/folder-lock.ts';
import { DATABASE_FOLDER, openFolder, RESTORED_FOLDER } from '../db/pglite/pglite.ts';
import { TEMPLATE_FOLDER } from '../db/pglite/template.ts';
import { isEmpty } from '../seed/sample.ts';
import type { TransferHead } from './export.ts';
import { ImportError, importFrom } from './import.ts';
import { linesOf } from './read-file.ts';
import type { TableSum } from './tables.ts';

/** A file that `checkFile` has read. */
export interface CheckedFile {
  file: string;
  head: TransferHead;
}

/**
 * Fills a database without data: with the tables that the data had where they come from, which are then brought to
 * this version.
 * @returns the sums of the data as they came
 * @throws ImportError
 */
export async function restoreInto(db: Db, { file, head }: CheckedFile): Promise<TableSum[]> {
  const there = await namesThatRan(db);
  if (there.length > 0 && !(await isEmpty(db))) throw new ImportError('The database is not empty.');
  if (there.some((name) => !head.migrations.includes(name))) {
    throw new ImportError('The tables there are newer than the file: name a database without tables.');
  }
  const then = Object.entries(MIGRATIONS).filter(([name]) => head.migrations.includes(name));
  await migrate(db, Object.fromEntries(then));
  const sums = await importFrom(db, linesOf(file));
  await migrate(db);
  await sql`analyze`.execute(db);
  return sums;
}

/** @throws ImportError where there are data, or tables of another version */
export async function restorePostgresql(url: string, checked: CheckedFile): Promise<TableSum[]> {
  const { db, close } = await openDatabase({ url });
  try {
    return await restoreInto(db, checked);
  } finally {
    await close();
  }
}

/**
 * Fills a data folder. The new database is made beside the old one, and takes its place when it is whole.
 * @returns the sums, and where the old database is now
 * @throws ImportError where there is one and `replace` is not said; FolderInUseError
 */
export async function restoreFolder(
  dataDir: string,
  checked: CheckedFile,
  options: { replace: boolean; now: Date },
): Promise<{ sums: TableSum[]; aside: string | undefined }> {
  const lock = await lockFolder(dataDir);
  try {
    const current = path.join(dataDir, DATABASE_FOLDER);
    if (existsSync(current) && !options.replace) {
      throw new ImportError(
        `There are data in ${dataDir}: --replace puts them aside; or set DATA_DIR to another folder.`,
      );
    }
    const sums = await makeRestored(dataDir, checked);
    const aside = existsSync(current) ? `${current}.before-${timeName(options.now)}` : undefined;
    if (aside) await rename(current, aside);
    await rename(path.join(dataDir, RESTORED_FOLDER), current);
    await syncFile(dataDir);
    return { sums, aside };
  } finally {
    await lock.release();
  }
}

/** A folder with the name of a restored database is whole: a server that finds nothing else takes it. */
async function makeRestored(dataDir: string, checked: CheckedFile): Promise<TableSum[]> {
  const unfinished = path.join(dataDir, 'restore.unfinished');
  const restored = path.join(dataDir, RESTORED_FOLDER);
  await rm(unfinished, { recursive: true, force: true });
  await rm(restored, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const database = await openFolder(unfinished, existsSync(TEMPLATE_FOLDER) ? TEMPLATE_FOLDER : undefined);
    const { db, close } = openInProcess(database);
    const sums = await restoreInto(db, checked).finally(close);
    await rename(path.join(unfinished, DATABASE_FOLDER), restored);
    await syncFile(dataDir);
    return sums;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** As `20261121T180000Z`. */
const timeName = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
