import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Workspace } from '#bench/workspace.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { ROOT } from '#server/root.ts';
import { databaseUrl } from '#tests/support/database-setup.ts';
import { type PostgresqlServer, startPostgresql } from '#tests/support/postgresql.ts';

export const ENGINES = ['postgresql', 'pglite'] as const;
export type Engine = (typeof ENGINES)[number];

/** A database for one server at a time. */
export interface Stock {
  engine: Engine;
  patients: number;
  dataDir: string;
  /** The server's settings for it. */
  env: Readonly<Record<string, string>>;
  /** The database's own process, if it has one. */
  pids: readonly number[];
}

/** Databases of each size on both engines. PostgreSQL has its own server, which syncs to the disk. */
export function databasesIn(workspace: Workspace) {
  let server: ReturnType<typeof startedServer> | undefined;

  async function startedServer(): Promise<PostgresqlServer> {
    const started = await startPostgresql({
      folder: path.join(workspace.folder, 'postgresql'),
      durable: true,
    });
    if (!started) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
    workspace.atEnd(started.stop);
    return started;
  }

  async function emptyDatabase(name: string): Promise<Pick<Stock, 'env' | 'pids'>> {
    server ??= startedServer();
    const { url, pid } = await server;
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    try {
      const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await admin.query(`create database ${name}`);
    } finally {
      await admin.end();
    }
    return { env: { DATABASE_URL: databaseUrl(url, name) }, pids: pid === undefined ? [] : [pid] };
  }

  /** The database, filled or empty. */
  async function place(engine: Engine, name: string, patients: number): Promise<Stock> {
    const dataDir = path.join(workspace.folder, `${engine}-${name}`);
    mkdirSync(dataDir, { recursive: true });
    const own = engine === 'postgresql' ? await emptyDatabase(`bench_${name}`) : { env: {}, pids: [] };
    return { engine, patients, dataDir, ...own };
  }

  return {
    place,

    /** The filled database; a kept folder contains the one from the previous run. */
    async stock(engine: Engine, patients: number): Promise<Stock> {
      const stock = await place(engine, String(patients), patients);
      const filled = path.join(stock.dataDir, 'filled');
      if (!existsSync(filled)) {
        await seed(stock);
        writeFileSync(filled, '');
      }
      return stock;
    },
  };
}

/** Reads a database that no server has open. */
export async function withDatabase<T>(stock: Stock, read: (db: Db) => Promise<T>): Promise<T> {
  const url = stock.env['DATABASE_URL'];
  const { db, close } = await openDatabase(url === undefined ? { dataDir: stock.dataDir } : { url });
  try {
    return await read(db);
  } finally {
    await close();
  }
}

async function seed({ engine, patients, dataDir, env }: Stock): Promise<void> {
  const begun = performance.now();
  const command = [path.join(ROOT, 'dist/server/cli.js'), 'seed', '--patients', String(patients)];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${patients} patients could not be put into ${engine}.`);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${engine}: ${patients} patients made in ${seconds.toFixed(0)} s.`);
}
