import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { type Content, databaseUrl, TABLES_FOLDER, templateName } from './database-setup.ts';
import { fullOr } from './depth.ts';

type Engine = OpenDatabase['engine'];

/** The engines that the tests run on: PGlite always, PostgreSQL if it is installed. */
export const ENGINES: readonly Engine[] = inject('databases').postgresql
  ? ['pglite', 'postgresql']
  : ['pglite'];

/** The production engine if it is installed, because copying a database takes a fifth of the time. */
const FASTEST = ENGINES.at(-1) ?? 'pglite';

/** For rules that don't depend on the engine. Under PROVE, every engine. */
export const SAMPLED_ENGINES = fullOr(ENGINES, [FASTEST]);

export interface TestDatabase extends OpenDatabase {
  /** The database's address, for a second server on it; PGlite has none. */
  url?: string;
}

/** A separate database for a test, created in a moment; `close` removes it. */
export async function openTestDatabase(content: Content, engine: Engine = FASTEST): Promise<TestDatabase> {
  const { dumps, postgresql } = inject('databases');
  if (engine === 'pglite') {
    return openDatabase({ memory: new Blob([await readFile(path.join(dumps, content))]) });
  }
  if (postgresql === undefined) throw new Error('There is no PostgreSQL for the tests.');
  return openCopy(postgresql, content);
}

/** A database that opens before the tests of the enclosing suite. Until then it has no fields. */
export function suiteDatabase(content: Content, engine?: Engine): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => void Object.assign(database, await openTestDatabase(content, engine)));
  afterAll(() => database.close());
  return database;
}

async function openCopy(server: string, content: Content): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name} template ${templateName(content)}`);
  const url = databaseUrl(server, name);
  const opened = await openDatabase({ url });
  return {
    ...opened,
    url,
    async close() {
      await opened.close();
      await execute(server, `drop database ${name} with (force)`);
    },
  };
}

/** A separate data folder whose database has empty tables. The caller removes it. */
export async function dataFolderWithTables(parent = os.tmpdir(), name = 'database'): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'bridgework-data-'));
  await cp(path.join(inject('databases').dumps, TABLES_FOLDER), path.join(folder, name), { recursive: true });
  return folder;
}

/** The address of a separate database without tables; `remove` removes it. */
export async function emptyPostgresql(): Promise<{ url: string; remove(): Promise<void> }> {
  const { postgresql: server } = inject('databases');
  if (server === undefined) throw new Error('There is no PostgreSQL for the tests.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}`);
  const remove = () => execute(server, `drop database ${name} with (force)`);
  return { url: databaseUrl(server, name), remove };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
