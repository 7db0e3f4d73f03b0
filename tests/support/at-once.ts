import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import { WAIT } from '../../scripts/test/hangs.ts';

type Database = { db: Db; engine: OpenDatabase['engine'] };

/**
 * Calls that start one after another. On PostgreSQL, none writes to the table before all of them wait for it, so each
 * has read before any writes. PGlite runs them one at a time.
 */
export async function pausedAtWrites<T>(
  { db, engine }: Database,
  table: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const begun: Promise<T>[] = [];
  if (engine === 'pglite') {
    for (const call of calls) {
      begun.push(call());
      await begun.at(-1);
    }
    return Promise.all(begun);
  }
  await db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
    for (const call of calls) {
      begun.push(call());
      await vi.waitUntil(async () => (await waiting(db)) === begun.length, WAIT);
    }
  });
  return Promise.all(begun);
}

export const fiveAtOnce = <T>(database: Database, table: string, call: () => Promise<T>): Promise<T[]> =>
  pausedAtWrites(database, table, Array<() => Promise<T>>(5).fill(call));

/** The result of a call that starts after another transaction has done its work, but before its `rest` and its end. */
export async function whileRunning<T>(
  { db, engine }: Database,
  work: (transaction: Db) => Promise<unknown>,
  call: () => Promise<T>,
  rest?: (transaction: Db) => Promise<unknown>,
): Promise<T> {
  const begun = await db.transaction().execute(async (transaction) => {
    await work(transaction);
    const called = call();
    if (engine === 'postgresql') await vi.waitUntil(async () => (await waiting(db)) === 1, WAIT);
    await rest?.(transaction);
    return [called];
  });
  return begun[0] as Promise<T>;
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
