import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { startPostgresql } from './postgresql.ts';
import { testClock } from './test-clock.ts';

const run = promisify(execFile);
const WRITE_DUMPS = path.join(import.meta.dirname, 'children/write-dumps.ts');

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
    await Promise.all([
      run(process.execPath, ['--import', 'tsx', WRITE_DUMPS, dumps]),
      postgresql && makeTemplates(postgresql),
    ]);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('databases', { dumps, postgresql });
  return teardown;
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
