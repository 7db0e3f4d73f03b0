import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
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
import { RetryingKysely } from './retried-transactions.ts';
import type { Database } from './schema/schema.ts';
import { ownSignals, postgresqlSignals, type Signals } from './signals.ts';

export type Db = Kysely<Database>;

/** PostgreSQL, a data folder, or memory (tests), empty or from a dump. Without limits, statements have no timeout. */
export type DatabaseLocation =
  | { url: string; limits?: ConnectionLimits }
  | { dataDir: string }
  | { memory: Blob | 'empty' };

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  signals: Signals;
  engine: 'pglite' | 'postgresql';
  /** For statements that take minutes: without timeouts. */
  longWork<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Waits for running statements, and releases the data folder. */
  close(): Promise<void>;
}

const POSTGRESQL_CONNECTIONS = 8;
const CONNECT_WITHIN_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 5000;
const CHECK_LOG_EVERY_MS = 30_000;
/** Just-in-time compilation takes longer than the time that it saves. */
const IN_EVERY_SESSION = '-c timezone=UTC -c datestyle=ISO,YMD -c jit=off';

export function locationOf(
  settings: { databaseUrl: string | undefined; dataDir: string },
  limits?: ConnectionLimits,
): DatabaseLocation {
  const { databaseUrl: url, dataDir } = settings;
  return url ? { url, ...(limits && { limits }) } : { dataDir };
}

/** Does not migrate. @throws FolderInUseError if another process has the data folder open */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return openPostgresql(location);
  return 'memory' in location ? openInMemory(location.memory) : openDataFolder(location.dataDir);
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
    const checkLog = () => void copies.between(() => checkpointWhenDue(database.pool));
    const timer = setInterval(checkLog, CHECK_LOG_EVERY_MS).unref();
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

/** @throws DamagedDatabaseError if PostgreSQL can't start on the folder */
async function startPeer(dataDir: string): Promise<WorkerPeer> {
  const folder = path.join(dataDir, DATABASE_FOLDER);
  const wasThere = existsSync(folder);
  const unopened = (cause?: unknown) => new DamagedDatabaseError(`${folder} cannot be opened`, { cause });
  // PGlite would create a new database in the folder.
  if (wasThere && !existsSync(path.join(folder, 'PG_VERSION'))) throw unopened();
  const template = existsSync(TEMPLATE_FOLDER) ? TEMPLATE_FOLDER : undefined;
  try {
    return await startWorkerPeer({ dataFolder: dataDir, template });
  } catch (error) {
    const hasCode = error instanceof Error && 'code' in error;
    throw wasThere && !hasCode ? unopened(error) : error;
  }
}

/** PGlite has one connection. It keeps its prepared statements, so it never times out. */
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
  // The next statement replaces a connection that drops while idle, and reports a lasting error.
  pool.on('error', () => undefined);
  // Without this listener, a drop between two statements of a transaction would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new RetryingKysely<Database>({
    dialect: new AccompaniedDialect({ pool: withNamedStatements(pool) }),
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    signals.close();
    return pool.end().then(afterwards);
  };
  return { db, pool, signals, engine, longWork: (work) => work(db), close: () => (closing ??= close()) };
}
