import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { AccompaniedDialect } from './before-commit.ts';
import { checkpointWhenDue } from './checkpoints.ts';
import { DamagedDatabaseError } from './damage.ts';
import { type ConnectionLimits, LimitedPool, sessionOptions } from './limited-pool.ts';
import { withNamedStatements } from './named-statements.ts';
import { typeParsers } from './pg-types.ts';
import { lockFolder } from './pglite/folder-lock.ts';
import { offerCopies } from './pglite/live-copies.ts';
import { DATABASE_FOLDER, openMemory, peerOf } from './pglite/pglite.ts';
import { ProtocolStream } from './pglite/protocol-stream.ts';
import { TEMPLATE_FOLDER } from './pglite/template.ts';
import { startWorkerPeer, type WorkerPeer } from './pglite/worker-peer.ts';
import type { Database } from './schema/schema.ts';
import { ownSignals, postgresqlSignals, type Signals } from './signals.ts';

export type Db = Kysely<Database>;

/**
 * Where the database is: a PostgreSQL server, a data folder, or memory alone, empty or from a dump (tests). Without
 * limits a statement may take any time, and a silent connection is waited for.
 */
export type DatabasePlace =
  | { url: string; limits?: ConnectionLimits }
  | { dataDir: string }
  | { memory: Blob | 'empty' };

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  /** What this and every other server on the same data tells. */
  signals: Signals;
  engine: 'pglite' | 'postgresql';
  /** Runs work whose statements may take minutes, over connections without limits. */
  longWork<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Waits for running statements, writes everything down, and lets the data folder go. */
  close(): Promise<void>;
}

const POSTGRESQL_CONNECTIONS = 8;
const CONNECT_WITHIN_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 5000;
const LOOK_AT_LOG_EVERY_MS = 30_000;
const IN_EVERY_SESSION = '-c timezone=UTC -c datestyle=ISO,YMD';

/** The place that the settings name. */
export function placeOf(
  settings: { databaseUrl: string | undefined; dataDir: string },
  limits?: ConnectionLimits,
): DatabasePlace {
  const { databaseUrl: url, dataDir } = settings;
  return url ? { url, ...(limits && { limits }) } : { dataDir: path.resolve(dataDir) };
}

/**
 * Opens the database; its tables are made by `migrate`.
 * @throws FolderInUseError where another process has the data folder open
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if ('url' in place) return openPostgresql(place);
  return 'memory' in place ? openInMemory(place.memory) : openDataFolder(place.dataDir);
}

function openPostgresql({ url, limits }: { url: string; limits?: ConnectionLimits }): OpenDatabase {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: POSTGRESQL_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: limits ? `${IN_EVERY_SESSION} ${sessionOptions(limits)}` : IN_EVERY_SESSION,
    types: typeParsers,
  };
  const pool = limits ? new LimitedPool(config, limits) : new pg.Pool(config);
  const database = opened(pool, 'postgresql', postgresqlSignals(pool, limits), () => Promise.resolve());
  if (!limits) return database;
  const longWork: OpenDatabase['longWork'] = async (work) => {
    const { db, close } = openPostgresql({ url });
    return work(db).finally(close);
  };
  return { ...database, longWork };
}

async function openInMemory(dump: Blob | 'empty'): Promise<OpenDatabase> {
  return openInProcess(await openMemory(dump === 'empty' ? undefined : dump));
}

/** A PGlite that runs in this thread, which closes with what is opened here. */
export function openInProcess(database: PGlite): OpenDatabase {
  const peer = peerOf(database);
  return openedOn(
    () => new ProtocolStream(peer),
    () => database.close(),
  );
}

async function openDataFolder(dataDir: string): Promise<OpenDatabase> {
  const lock = await lockFolder(dataDir);
  try {
    const peer = await startPeer(dataDir);
    const database = openedOn(
      () => new ProtocolStream(peer),
      async () => {
        await peer.close();
        await lock.release();
      },
    );
    const copies = await offerCopies(await realpath(dataDir), database.pool);
    const look = () => void copies.between(() => checkpointWhenDue(database.pool));
    const timer = setInterval(look, LOOK_AT_LOG_EVERY_MS).unref();
    const close = () => {
      clearInterval(timer);
      return copies.close().then(database.close);
    };
    return { ...database, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** @throws DamagedDatabaseError where there is a database that PostgreSQL cannot start on */
async function startPeer(dataDir: string): Promise<WorkerPeer> {
  const folder = path.join(dataDir, DATABASE_FOLDER);
  const wasThere = existsSync(folder);
  const unopened = (cause?: unknown) => new DamagedDatabaseError(`${folder} cannot be opened`, { cause });
  // PGlite would make a new database in the folder.
  if (wasThere && !existsSync(path.join(folder, 'PG_VERSION'))) throw unopened();
  const template = existsSync(TEMPLATE_FOLDER) ? TEMPLATE_FOLDER : undefined;
  try {
    return await startWorkerPeer({ dataFolder: dataDir, template });
  } catch (error) {
    const hasCode = error instanceof Error && 'code' in error;
    throw wasThere && !hasCode ? unopened(error) : error;
  }
}

/** PGlite has one connection, which keeps its prepared statements: it is never idle for too long. */
function openedOn(stream: () => ProtocolStream, afterwards: () => Promise<void>): OpenDatabase {
  const signals = ownSignals();
  const pool = new pg.Pool({
    stream,
    onConnect: signals.onConnect,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    options: IN_EVERY_SESSION,
    types: typeParsers,
  });
  return opened(pool, 'pglite', signals, afterwards);
}

function opened(
  pool: pg.Pool,
  engine: OpenDatabase['engine'],
  signals: Signals,
  afterwards: () => Promise<void>,
): OpenDatabase {
  // A connection that drops while idle is replaced at the next statement, which reports what is wrong if it lasts.
  pool.on('error', () => undefined);
  // One that drops between two statements of a transaction fails the second: unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new AccompaniedDialect({ pool: withNamedStatements(pool) }),
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    signals.close();
    return pool.end().then(afterwards);
  };
  return { db, pool, signals, engine, longWork: (work) => work(db), close: () => (closing ??= close()) };
}
