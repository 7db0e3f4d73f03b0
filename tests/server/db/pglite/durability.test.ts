import fs, { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, openInProcess } from '#server/db/open.ts';
import { openFolder } from '#server/db/pglite/pglite.ts';
import { newDataFolder } from '../data-folder.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await newDataFolder();
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('an acknowledged write', () => {
  const { fsyncSync } = fs;

  afterEach(() => {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  });

  it('has been synced to the disk', async () => {
    let syncs = 0;
    fs.fsyncSync = (file) => {
      syncs += 1;
      fsyncSync(file);
    };
    syncBuiltinESMExports();
    const folder = await newDataFolder();
    const { db, close } = openInProcess(await openFolder(folder));
    await sql`create table notes (number integer)`.execute(db);
    const before = syncs;
    for (let number = 0; number < 10; number += 1)
      await sql`insert into notes values (${number})`.execute(db);
    expect(syncs - before).toBeGreaterThanOrEqual(10);
    expect((await sql`show fsync`.execute(db)).rows).toEqual([{ fsync: 'on' }]);
    await close();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a first start that was cut off', () => {
  it('starts over, and does not open the unfinished database', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-cut-off-'));
    await mkdir(path.join(folder, 'database.unfinished', 'base'), { recursive: true });
    const { db, close } = await openDatabase({ dataDir: folder });
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    expect(existsSync(path.join(folder, 'database.unfinished'))).toBe(false);
    await close();
    await rm(folder, { recursive: true, force: true });
  });
});
