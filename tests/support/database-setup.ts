import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openDatabase, openInProcess } from '#server/db/open.ts';
import { DATABASE_FOLDER, openFolder } from '#server/db/pglite/pglite.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { newDataFolder } from './data-folder.ts';
import { startPostgresql } from './postgresql.ts';
import { testClock } from './test-clock.ts';

/** The databases that the tests copy, created once per run. */
export interface PreparedDatabases {
  /** A folder with a dump of each content, for PGlite. */
  dumps: string;
  /** A server with a template database for each content; undefined if none is installed. */
  postgresql: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: PreparedDatabases;
  }
}

/** `tables`: only the empty tables. `sample`: the tables with the sample data. */
export type Content = 'tables' | 'sample';

/** A database folder with only the empty tables. */
export const TABLES_FOLDER = 'tables-folder';

export const templateName = (content: Content): string => `template_${content}`;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dumps = await mkdtemp(path.join(os.tmpdir(), 'bridgework-dumps-'));
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? undefined : await startPostgresql();
  const postgresql = given ?? server?.url;
  const teardown = async () => {
    await server?.stop();
    await rm(dumps, { recursive: true, force: true });
  };
  try {
    // One after the other, because PGlite blocks this thread for seconds, and a connection would time out.
    await writeDumps(dumps);
    if (postgresql) await makeTemplates(postgresql);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('databases', { dumps, postgresql });
  return teardown;
}

async function writeDumps(folder: string): Promise<void> {
  const dataFolder = await newDataFolder();
  const database = await openFolder(dataFolder);
  const { db, close } = openInProcess(database);
  const write = async (content: Content) => {
    await database.exec('checkpoint');
    const dump = await database.dumpDataDir('none');
    await writeFile(path.join(folder, content), Buffer.from(await dump.arrayBuffer()));
  };
  await dropTemplates(database);
  await migrate(db);
  await write('tables');
  await sql`checkpoint`.execute(db);
  await cp(path.join(dataFolder, DATABASE_FOLDER), path.join(folder, TABLES_FOLDER), { recursive: true });
  await seedIfEmpty(db, testClock);
  await write('sample');
  await close();
  await rm(dataFolder, { recursive: true });
}

/** Drops PGlite's template databases, which are never used. Without them, a copy is a third smaller. */
async function dropTemplates(database: PGlite): Promise<void> {
  await database.exec('update pg_database set datistemplate = false');
  await database.exec('drop database template0');
  await database.exec('drop database template1');
}

async function makeTemplates(url: string): Promise<void> {
  const admin = await openDatabase({ url });
  const make = async (content: Content, from: string, fill: (db: Db) => Promise<unknown>) => {
    const name = templateName(content);
    await sql`drop database if exists ${sql.ref(name)} with (force)`.execute(admin.db);
    await sql`create database ${sql.ref(name)} template ${sql.ref(from)}`.execute(admin.db);
    const { db, close } = await openDatabase({ url: databaseUrl(url, name) });
    await fill(db);
    await close();
  };
  await make('tables', 'template1', migrate);
  await make('sample', templateName('tables'), (db) => seedIfEmpty(db, testClock));
  await admin.close();
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
