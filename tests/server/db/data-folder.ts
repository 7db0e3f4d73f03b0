import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeEmptyFolder } from '#server/db/pglite/pglite.ts';
import { ROOT } from '#server/root.ts';

const CACHE = path.join(ROOT, 'node_modules', '.cache', 'bridgework');

/** A data folder with an empty database. The caller removes it. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-data-'));
  await cp(await emptyDatabase(), path.join(folder, 'database'), { recursive: true });
  return folder;
}

/** Creating it takes seconds and depends only on the version of PGlite, so it is kept between runs. */
async function emptyDatabase(): Promise<string> {
  const description = await readFile(
    path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  );
  const { version }: { version: string } = JSON.parse(description);
  const kept = path.join(CACHE, `empty-database-${version}`);
  if (existsSync(kept)) return kept;
  const making = `${kept}.${process.pid}`;
  await makeEmptyFolder(making);
  try {
    await rename(making, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    await rm(making, { recursive: true });
  }
  return kept;
}
