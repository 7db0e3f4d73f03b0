import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { DATABASE_FOLDER } from '#server/db/pglite/pglite.ts';
import { TABLES_FOLDER } from '#tests/support/database-setup.ts';
import { canStartPostgresql, startPostgresql } from '#tests/support/postgresql.ts';
import { startTestServer } from '#tests/support/server.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/server-process.ts';

const RESTORE = 'restore a backup as docs/how-to/run-in-production.md describes';

async function fileOf(dataDir: string, table: string): Promise<string> {
  const { db, close } = await openDatabase({ dataDir });
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath(${table}) as file`.execute(db);
  await close();
  return path.join(dataDir, DATABASE_FOLDER, rows[0]?.file ?? '');
}

describe('a start on a damaged data folder', () => {
  let dataDir: string;
  let server: ServerProcess | undefined;
  const copies: string[] = [];
  beforeAll(() => {
    dataDir = freshFolder();
    const tables = path.join(inject('databases').dumps, TABLES_FOLDER);
    cpSync(tables, path.join(dataDir, DATABASE_FOLDER), { recursive: true });
  });
  afterEach(async () => {
    server?.process.kill('SIGKILL');
    await server?.ended;
    for (const copy of copies.splice(0)) removeFolder(copy);
  });
  afterAll(() => removeFolder(dataDir));

  function copied(): string {
    const copy = freshFolder();
    copies.push(copy);
    cpSync(dataDir, copy, { recursive: true });
    return copy;
  }

  async function start(folder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
    server = await spawnServer({ DATA_DIR: folder, SAMPLE_DATA: 'off', ...env });
    return server;
  }

  async function expectOneLine(folder: string, line: string): Promise<void> {
    const { ended, output } = await start(folder, { SAMPLE_DATA: 'on' });
    expect(await ended).toBe(1);
    expect(output()).toBe(`${line}\n`);
  }

  it('with a damaged page of users says so in one line', async () => {
    const folder = copied();
    writeFileSync(await fileOf(folder, 'users'), randomBytes(8192));
    const { ended, output } = await start(folder, { SAMPLE_DATA: 'on' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^The database is damaged \(invalid page in block 0 of relation "[^"]+"\): .*\n$/,
    );
    expect(output()).toContain(RESTORE);
  });

  it('without the file of users says so in one line', async () => {
    const folder = copied();
    rmSync(await fileOf(folder, 'users'));
    const { ended, output } = await start(folder, { SAMPLE_DATA: 'on' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^The database is damaged \(could not open file "[^"]+": .*\): .*\n$/);
    expect(output()).toContain(RESTORE);
  });

  it.each(['global/pg_control', 'global/pg_filenode.map', 'PG_VERSION'])(
    'without %s says so in one line',
    async (name) => {
      const folder = copied();
      rmSync(path.join(folder, DATABASE_FOLDER, name));
      await expectOneLine(
        folder,
        `The database is damaged (${path.join(folder, DATABASE_FOLDER)} cannot be opened): ${RESTORE}.`,
      );
    },
  );

  it('with a cut pg_control says so in one line', async () => {
    const folder = copied();
    truncateSync(path.join(folder, DATABASE_FOLDER, 'global', 'pg_control'), 100);
    await expectOneLine(
      folder,
      `The database is damaged (${path.join(folder, DATABASE_FOLDER)} cannot be opened): ${RESTORE}.`,
    );
  });

  it('with signing keys that cannot be read names their file in one line', async () => {
    const folder = copied();
    const file = path.join(folder, 'token-keys');
    writeFileSync(file, 'damaged\n');
    await expectOneLine(
      folder,
      `${file}: holds no signing key; restore the file, or delete it and everyone signs in again`,
    );
  });

  it('without the file of patients starts, and is not ready', async () => {
    const folder = copied();
    const file = await fileOf(folder, 'patients');
    const whole = await start(folder);
    await untilReady(whole);
    whole.process.kill('SIGTERM');
    await whole.ended;

    rmSync(file);
    const { url } = await start(folder);
    const ready = () => fetch(`${url}/health/ready`);
    await expect
      .poll(() =>
        ready().then(
          ({ status }) => status,
          () => undefined,
        ),
      )
      .toBe(503);
    expect(await (await ready()).json()).toMatchObject({ message: 'The tables cannot be read.' });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  });
});

describe.runIf(canStartPostgresql())('a PostgreSQL without the file of a table', () => {
  it('makes the server not ready', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bridgework-damaged-'));
    const postgresql = await startPostgresql({ folder });
    if (!postgresql) throw new Error('There is no PostgreSQL for the tests.');
    const database = await openDatabase({ url: postgresql.url });
    await migrate(database.db);
    const server = await startTestServer({ database });
    const ready = () => server.call('GET', '/health/ready');
    expect((await ready()).statusCode).toBe(200);
    const { rows } = await sql<{ file: string }>`
      select pg_relation_filepath('patients') as file`.execute(database.db);
    await postgresql.halt();
    rmSync(path.join(folder, 'data', rows[0]?.file ?? ''));
    await postgresql.resume();

    await expect
      .poll(async () => (await ready()).json())
      .toMatchObject({
        message: 'The tables cannot be read.',
      });
    expect((await ready()).statusCode).toBe(503);
    await server.close();
    await postgresql.stop();
    rmSync(folder, { recursive: true });
  });
});
