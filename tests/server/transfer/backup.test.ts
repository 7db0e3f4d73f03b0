import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/cli/commands.ts';
import { type Db, type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { nextLine } from '#server/db/pglite/live-copies.ts';
import type { Environment } from '#server/environment.ts';
import { dataFolderWithTables, ENGINES, emptyPostgresql, openTestDatabase } from '#tests/support/database.ts';
import { sampleOf } from '#tests/support/depth.ts';
import { expectWhole } from '#tests/support/paying.ts';
import { paymentsIn } from '#tests/support/payment-fixture.ts';
import { withDigest } from './data-file.ts';

let folder: string;
const removing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-backup-'));
});
afterAll(async () => {
  for (const remove of removing) await remove();
  await rm(folder, { recursive: true });
});

async function command(env: Environment, ...args: string[]): Promise<string[]> {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const terminal = { env, input: createReadStream('/dev/null'), print, askHidden: async () => '' };
  await runCommand(args, terminal);
  return printed;
}

interface Live extends Pick<OpenDatabase, 'db' | 'pool' | 'close'> {
  /** How a command finds it. */
  env: Environment;
}

/** Empty tables, open in a server. On PGlite, a restore to this folder was interrupted before its last step. */
async function openLive(engine: OpenDatabase['engine']): Promise<Live> {
  if (engine === 'postgresql') {
    const database = await openTestDatabase('tables', engine);
    return { ...database, env: { DATABASE_URL: database.url } };
  }
  const dataDir = await dataFolderWithTables(folder, 'database.restored');
  return { ...(await openDatabase({ dataDir })), env: { DATA_DIR: dataDir } };
}

/** Takes payments until it is stopped. The first one completes before it returns. */
async function startPaying(db: Db) {
  const pay = await paymentsIn(db, 'Backup');
  const acknowledged = await pay('first');
  let over = false;
  const paying = [1, 2].map(async (payer) => {
    for (let time = 0; !over; time += 1) acknowledged.push(...(await pay(`${payer}-${time}`)));
  });
  return {
    acknowledged: (): readonly string[] => [...acknowledged],
    async stop() {
      over = true;
      await Promise.all(paying);
    },
  };
}

/** Where a backup of an engine is restored: to the other one, and under PROVE to both. */
const targetsOf = (engine: OpenDatabase['engine']) =>
  sampleOf(ENGINES, (other) => ENGINES.length === 1 || other !== engine);

/** The first line that the owner of an open folder sends to a process that requests a copy. */
async function beginCopy(dataDir: string): Promise<{ connection: net.Socket; said: string | undefined }> {
  const connection = net.connect(path.join(dataDir, '.copy.sock'));
  return { connection, said: await nextLine(connection) };
}

describe.each(ENGINES)('a backup of a live server on %s', (engine) => {
  let live: Live;
  let file: string;
  let printed: string[];
  let before: readonly string[];

  beforeAll(async () => {
    live = await openLive(engine);
    const payments = await startPaying(live.db);
    before = payments.acknowledged();
    file = path.join(folder, `${engine}.gz`);
    printed = await command(live.env, 'backup', '--file', file).finally(payments.stop);
  });
  afterAll(() => live.close());

  it('is one file that only its owner can read, with the row count and checksum of each table', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).not.toContain(`${engine}.gz.unfinished`);
    expect(printed.find((line) => line.startsWith('roles\t'))).toMatch(/^roles\t11\t[\da-f]{32}$/);
    await expect(command(live.env, 'backup', '--file', file)).rejects.toThrow(
      'is there already: name another',
    );
  });

  it.each(targetsOf(engine))(
    'is restored on %s with equal sums: every payment acknowledged before is there, and none is torn',
    async (target) => {
      const { env, flags, url, dataDir } = await placeOn(target);
      const restored = await command(env, 'restore', '--file', file, ...flags);
      expect(restored.slice(0, printed.length)).toEqual(printed);
      const { db, close } = await openDatabase(url ? { url } : { dataDir });
      await expectWhole(db, before);
      await close();
      if (target === 'pglite') await expectOldData(restored.at(-1), dataDir);
    },
  );
});

/** Where a backup is restored: to an empty PostgreSQL database, or to a folder whose old data is moved aside. */
async function placeOn(engine: OpenDatabase['engine']) {
  if (engine === 'postgresql') {
    const { url, remove } = await emptyPostgresql();
    removing.push(remove);
    return { env: { DATABASE_URL: url }, url, dataDir: '', flags: [] };
  }
  const dataDir = await mkdtemp(path.join(folder, 'restored-'));
  await mkdir(path.join(dataDir, 'database'));
  await writeFile(path.join(dataDir, 'database', 'old'), 'the old data');
  return { env: { DATA_DIR: dataDir }, url: undefined, dataDir, flags: ['--replace'] };
}

async function expectOldData(said: string | undefined, dataDir: string): Promise<void> {
  const [, aside = ''] = /^The data that were there are in (.*)\.$/.exec(said ?? '') ?? [];
  expect(path.dirname(aside)).toBe(dataDir);
  expect(await readFile(path.join(aside, 'old'), 'utf8')).toBe('the old data');
}

describe('a built-in database that another process copies', () => {
  let live: Live;
  let dataDir: string;
  beforeAll(async () => {
    live = await openLive('pglite');
    dataDir = live.env['DATA_DIR'] ?? '';
  });
  afterAll(() => live.close());

  it('reads and writes during a copy, and offers another copy when a client disconnects', async () => {
    expect((await stat(path.join(dataDir, '.copy.sock'))).mode & 0o777).toBe(0o600);
    const first = await beginCopy(dataDir);
    expect(first.said).toBe('{"begun":true}');
    await sql`create table notes (text text)`.execute(live.db);
    await sql`insert into notes values ('written meanwhile')`.execute(live.db);
    expect((await sql`select text from notes`.execute(live.db)).rows).toEqual([
      { text: 'written meanwhile' },
    ]);
    first.connection.destroy();

    const second = await beginCopy(dataDir);
    expect(second.said).toBe('{"begun":true}');
    second.connection.write('copied\n');
    expect(await nextLine(second.connection)).toMatch(/^\{"label":"START WAL LOCATION: /);
  });

  it('is not replaced while it is open', async () => {
    const file = path.join(folder, 'small.gz');
    await writeFile(file, packed(SMALL));
    await expect(command(live.env, 'restore', '--file', file, '--replace')).rejects.toThrow(
      `is in use by process ${process.pid}: stop it first`,
    );
  });
});

/** The lines of a file without tables, which is enough for the checks before anything is done. */
const SMALL = ['{"version":"0.1.0","migrations":["0001_portal"],"sequences":[]}', '{"sums":[]}'];
const packed = (lines: readonly string[]) => gzipSync(withDigest(lines));

describe('a backup that cannot be restored', () => {
  const whole = packed(SMALL);
  const text = gunzipSync(whole).toString();

  it.each([
    ['There is no such file.', undefined],
    ['The file is cut off: its end is missing.', whole.subarray(0, -12)],
    ['The file is cut off: its end is missing.', gzipSync(text.split('\n').slice(0, 2).join('\n'))],
    ['The file was changed after it was written.', gzipSync(text.replace('[]', '[ ]'))],
    ['The file was changed after it was written.', gzipSync(`${text}{"table":"users"}\n`)],
    ['The file holds no data of this product.', Buffer.from('hello')],
    ['The file holds no data of this product.', gzipSync('hello\n')],
    [
      'The file is newer than this program (it holds 9000_later): use the newer version.',
      packed([SMALL[0]?.replace('"0001_portal"', '"0001_portal","9000_later"') ?? '', ...SMALL.slice(1)]),
    ],
  ])('is rejected with one line, and creates nothing: %s', async (message, content) => {
    const file = path.join(folder, 'refused.gz');
    await rm(file, { force: true });
    if (content) await writeFile(file, content);
    const dataDir = path.join(folder, 'nowhere');
    await expect(command({ DATA_DIR: dataDir }, 'restore', '--file', file)).rejects.toThrow(message);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('a restore over existing data', () => {
  it('is rejected, and leaves the data unchanged', async () => {
    const file = path.join(folder, 'small.gz');
    await writeFile(file, packed(SMALL));
    const dataDir = await mkdtemp(path.join(folder, 'taken-'));
    await mkdir(path.join(dataDir, 'database'));
    await expect(command({ DATA_DIR: dataDir }, 'restore', '--file', file)).rejects.toThrow(
      `${dataDir} already has data. Use --replace to set it aside, or set DATA_DIR to another folder.`,
    );
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['database']));
  });

  it.runIf(ENGINES.includes('postgresql'))('is rejected on PostgreSQL, with --replace too', async () => {
    const { db, url = '', close } = await openTestDatabase('tables', 'postgresql');
    await sql`insert into organizations (name) values ('Alder Dental')`.execute(db);
    const file = path.join(folder, 'postgresql.gz');
    const restore = ['restore', '--file', file];
    await expect(command({ DATABASE_URL: url }, ...restore)).rejects.toThrow('The database is not empty.');
    await sql`delete from organizations`.execute(db);
    await sql`insert into audit_entries (at, request_id, operation, stage)
      values (now(), 'a sign-in', 'authenticate', 'answer')`.execute(db);
    await expect(command({ DATABASE_URL: url }, ...restore)).rejects.toThrow('The database is not empty.');
    await expect(command({ DATABASE_URL: url }, ...restore, '--replace')).rejects.toThrow(
      '--replace: not on PostgreSQL; set DATABASE_URL to an empty database instead.',
    );
    await close();
  });
});
