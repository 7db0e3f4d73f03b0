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
import type { TransferHead } from './export.ts';
import { ImportError, importFrom, requireEmpty } from './import.ts';
import { linesOf } from './read-file.ts';
import type { TableSum } from './tables.ts';

interface CheckedFile {
  file: string;
  head: TransferHead;
}

/**
 * Creates the tables of the backup's version, imports, then migrates to this version. @returns the checksums @throws
 * ImportError
 */
async function restoreInto(db: Db, { file, head }: CheckedFile): Promise<TableSum[]> {
  const there = await namesThatRan(db);
  if (there.length > 0) await requireEmpty(db);
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

/** @throws ImportError if the database has data or other tables */
export async function restorePostgresql(url: string, checked: CheckedFile): Promise<TableSum[]> {
  const { db, close } = await openDatabase({ url });
  try {
    return await restoreInto(db, checked);
  } finally {
    await close();
  }
}

/**
 * Creates the database beside the old one and swaps them when it is complete. @returns the checksums, and where the old
 * database is now @throws ImportError without `replace` if there is a database; FolderInUseError
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
        `${dataDir} already has data. Use --replace to set it aside, or set DATA_DIR to another folder.`,
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

/** A folder of this name is complete. A server without a database uses it. */
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

const timeName = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
