import { spawn } from 'node:child_process';
import fs, { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, openInProcess } from '#server/db/open.ts';
import { openFolder } from '#server/db/pglite/pglite.ts';
import { newDataFolder } from '../../../support/data-folder.ts';
import { times } from '../../../support/depth.ts';

const WRITER = path.join(import.meta.dirname, 'children', 'writer.ts');
const KILLS = times(40, 2);
const A_MINUTE = 60_000;

let dataDir: string;

beforeAll(async () => {
  dataDir = await newDataFolder();
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** Writes until it is killed, `after` so many rows were acknowledged; the last acknowledged number. */
async function writeUntilKilled(after: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  let rows = 0;
  child.stdout.on('data', (data) => {
    text += data;
    rows = text.split('\n').length - 1;
    if (rows >= after) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return Number(text.split('\n').at(-2));
}

async function storedNumbers(): Promise<{ rows: number; highest: number; whole: number }> {
  const { db, close } = await openDatabase({ dataDir });
  const { rows } = await sql<{ rows: number; highest: number; whole: number }>`
    select count(*) as rows, max(number) as highest, count(*) filter (where length(text) = 500) as whole
    from notes`.execute(db);
  await close();
  if (!rows[0]) throw new Error('No count came.');
  return rows[0];
}

describe('a server that is killed while it writes', () => {
  it(
    'has lost no row that it acknowledged, and none is torn',
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const acknowledged = await writeUntilKilled(5 + ((kill * 37) % 90));
        const stored = await storedNumbers();
        expect(stored.highest).toBeGreaterThanOrEqual(acknowledged);
        expect(stored.rows).toBe(stored.highest);
        expect(stored.whole).toBe(stored.rows);
      }
    },
    KILLS * A_MINUTE,
  );
});

describe('an acknowledged write', () => {
  const { fsyncSync } = fs;

  afterEach(() => {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  });

  it('has reached the disk itself, and not the memory of the system alone', async () => {
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
  it('starts again, and the unfinished database is not opened', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-cut-off-'));
    await mkdir(path.join(folder, 'database.unfinished', 'base'), { recursive: true });
    const { db, close } = await openDatabase({ dataDir: folder });
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    expect(existsSync(path.join(folder, 'database.unfinished'))).toBe(false);
    await close();
    await rm(folder, { recursive: true, force: true });
  });
});
