import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { DiskReserve } from './disk-reserve.ts';
import { DURABLE_START_PARAMETERS, DurableNodeFS, syncFile } from './durable-files.ts';
import type { ProtocolPeer } from './protocol-stream.ts';

/** A database that uses one of these can't be opened without it. */
const EXTENSIONS = { pg_trgm, btree_gin, unaccent };

export const DATABASE_FOLDER = 'database';
/** A restored database before it gets its final name. */
export const RESTORED_FOLDER = 'database.restored';

/**
 * Opens the database durably. A missing database is copied from the template, which takes a tenth of a second instead
 * of three. Completes a restore that was interrupted at its last step.
 */
export async function openFolder(
  dataFolder: string,
  template?: string,
  reserve?: DiskReserve,
): Promise<PGlite> {
  const folder = path.join(dataFolder, DATABASE_FOLDER);
  const there = await readdir(dataFolder);
  if (!there.includes(DATABASE_FOLDER)) {
    if (there.includes(RESTORED_FOLDER)) await rename(path.join(dataFolder, RESTORED_FOLDER), folder);
    else await makeDatabase(folder, template);
  }
  return openDurable(folder, reserve);
}

export async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await openDurable(folder);
  await database.close();
}

/** For tests, and for dumps. Small buffers start faster. */
export function openMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({
    extensions: EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    ...(dump && { loadDataDir: dump }),
  });
}

export function peerOf(database: PGlite): ProtocolPeer {
  return {
    async reset() {
      await database.exec('rollback');
      await database.exec('discard all');
    },
    async exchange(bytes) {
      const chunks: Uint8Array[] = [];
      const onRawData = (chunk: Uint8Array) => void chunks.push(chunk.slice());
      await database.execProtocolRawStream(bytes, { onRawData });
      return chunks.length === 1 && chunks[0] ? chunks[0] : new Uint8Array(Buffer.concat(chunks));
    },
  };
}

function openDurable(folder: string, reserve?: DiskReserve): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(folder, reserve),
    extensions: EXTENSIONS,
    startParams: DURABLE_START_PARAMETERS,
  });
}

/** A folder with the final name is complete. An interrupted one has another name and is deleted. */
async function makeDatabase(folder: string, template: string | undefined): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (template) await cp(template, unfinished, { recursive: true });
  else await makeEmptyFolder(unfinished);
  await chmod(unfinished, 0o700);
  await syncEveryFile(unfinished);
  await rename(unfinished, folder);
  await syncFile(path.dirname(folder));
}

async function syncEveryFile(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await syncFile(path.join(entry.parentPath, entry.name));
  }
}
