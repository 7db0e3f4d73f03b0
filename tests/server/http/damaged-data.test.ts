import { randomBytes } from 'node:crypto';
import { cpSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { DATABASE_FOLDER } from '#server/db/pglite/pglite.ts';
import type { Environment } from '#server/environment.ts';
import { start } from '#server/start.ts';
import { explainStart } from '#server/start-problem.ts';
import { dataFolderWithTables } from '#tests/support/database.ts';
import { freshFolder, removeFolder, type ServerProcess, spawnServer } from '#tests/support/server-process.ts';

const RESTORE = 'restore a backup as docs/how-to/run-in-production.md describes';

const TABLES = ['users', 'patients'] as const;
const inDatabase = (folder: string, name: string) => path.join(folder, DATABASE_FOLDER, name);

/** The output of a start on a data folder before the process ends with 1. */
async function problemOf(dataDir: string, env: Environment = {}): Promise<string> {
  const database = await openDatabase({ dataDir }).catch(explainStart);
  if (typeof database === 'string') return database;
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ...env });
  const problem = await start(config, database).then((app) => app.close(), explainStart);
  await database.close();
  return problem ?? 'It started.';
}

describe('a start on a damaged data folder', () => {
  let dataDir: string;
  let copy: string;
  let server: ServerProcess | undefined;
  /** The location of a table's rows within the database. */
  const files: Record<(typeof TABLES)[number], string> = { users: '', patients: '' };
  beforeAll(async () => {
    dataDir = await dataFolderWithTables();
    const { db, close } = await openDatabase({ dataDir });
    for (const table of TABLES) {
      const { rows } = await sql<{ file: string }>`select pg_relation_filepath(${table}) as file`.execute(db);
      files[table] = rows[0]?.file ?? '';
    }
    await close();
  });
  beforeEach(() => {
    copy = freshFolder();
    cpSync(dataDir, copy, { recursive: true });
  });
  afterEach(async () => {
    server?.process.kill('SIGKILL');
    await server?.ended;
    removeFolder(copy);
  });
  afterAll(() => removeFolder(dataDir));

  const cannotBeOpened = () =>
    `The database is damaged (${path.join(copy, DATABASE_FOLDER)} cannot be opened): ${RESTORE}.`;
  it.each<[string, () => void, () => string | RegExp]>([
    [
      'a damaged page of users',
      () => writeFileSync(inDatabase(copy, files.users), randomBytes(8192)),
      () => /^The database is damaged \(invalid page in block 0 of relation "[^"]+"\): restore a backup.*\.$/,
    ],
    [
      'no file of users',
      () => rmSync(inDatabase(copy, files.users)),
      () => /^The database is damaged \(could not open file "[^"]+": .*\): restore a backup.*\.$/,
    ],
    ['no PG_VERSION', () => rmSync(inDatabase(copy, 'PG_VERSION')), cannotBeOpened],
    ['no pg_control', () => rmSync(inDatabase(copy, 'global/pg_control')), cannotBeOpened],
    ['a cut pg_control', () => truncateSync(inDatabase(copy, 'global/pg_control'), 100), cannotBeOpened],
  ])('with %s is rejected with one line', async (_, damage, line) => {
    damage();
    const wanted = line();
    const problem = await problemOf(copy);
    if (typeof wanted === 'string') expect(problem).toBe(wanted);
    else expect(problem).toMatch(wanted);
  });

  it('with unreadable signing keys is rejected with one line', async () => {
    const keys = path.join(copy, 'token-keys');
    writeFileSync(keys, 'damaged\n');
    expect(await problemOf(copy, { SAMPLE_DATA: 'off' })).toBe(
      `${keys}: holds no signing key; restore the file, or delete it and everyone signs in again`,
    );
  });

  it('without the file of patients starts, and is not ready', async () => {
    rmSync(inDatabase(copy, files.patients));
    server = await spawnServer({ DATA_DIR: copy, SAMPLE_DATA: 'off' });
    const { url } = server;
    const ready = () => fetch(`${url}/health/ready`);
    await expect
      .poll(() =>
        ready().then(
          ({ status }) => status,
          () => undefined,
        ),
      )
      .toBe(503);
    expect(await (await ready()).json()).toMatchObject({ message: "The tables can't be read." });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  });
});
