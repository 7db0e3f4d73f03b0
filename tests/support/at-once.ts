import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import { WAIT } from '../../scripts/test/hangs.ts';

const CALLS = 5;

type Database = { db: Db; engine: OpenDatabase['engine'] };

/**
 * Calls that follow one another: on PostgreSQL each begins once the one before it has come to write into the table, or
 * waits for one that has, and none writes before all have come so far. On PGlite each is over
 * before the next begins.
 */
export async function heldAtWrites<T>(
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

/**
 * A call that comes while another transaction has done its work and not ended: on PostgreSQL it has come to wait for
 * that one before it ends.
 */
export async function cameMeanwhile<T>(
  { db, engine }: Database,
  work: (transaction: Db) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const begun = await db.transaction().execute(async (transaction) => {
    await work(transaction);
    const called = call();
    if (engine === 'postgresql') await vi.waitUntil(async () => (await waiting(db)) === 1, WAIT);
    return [called];
  });
  return Promise.all(begun).then(([answer]) => answer as T);
}

/**
 * Five of the same call. On PostgreSQL all of them have come to write into the table, or wait for one that has, before
 * any goes on: whoever looked before they wrote has looked. PGlite does one thing after the other by itself.
 */
export async function fiveAtOnce<T>(
  { db, engine }: Database,
  table: string,
  call: () => Promise<T>,
): Promise<T[]> {
  const begin = () => Promise.all(Array.from({ length: CALLS }, call));
  if (engine === 'pglite') return begin();
  let begun: Promise<T[]> | undefined;
  await db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
    begun = begin();
    await vi.waitUntil(async () => (await waiting(db)) === CALLS, WAIT);
  });
  return begun ?? [];
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
