import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { fingerprintOf } from '../link-keys.ts';

const MOST_REMOVED = 1000;

/**
 * Counts attempts per key and window, across all servers. Keys are stored as hashes, so that the table reveals no
 * address or name.
 */
export function attemptCountsRepository(db: Db, clock: Clock, windowMs: number) {
  return {
    /** @returns how long to wait if the limit is reached, else 0 */
    async add(key: string, limit: number): Promise<number> {
      const now = clock();
      const ends = new Date(now.getTime() + windowMs);
      const { rows } = await sql`
        insert into attempt_counts as counted (key, number, ends_at) values (${fingerprintOf(key)}, 1, ${ends})
        on conflict (key) do update set
          number = case when counted.ends_at <= ${now} then 1 else counted.number + 1 end,
          ends_at = case when counted.ends_at <= ${now} then excluded.ends_at else counted.ends_at end
        where counted.ends_at <= ${now} or counted.number < ${limit}
        returning key`.execute(db);
      return rows.length > 0 ? 0 : untilEnd(key, now);
    },

    async subtract(key: string): Promise<void> {
      await sql`update attempt_counts set number = number - 1
        where key = ${fingerprintOf(key)} and number > 0`.execute(db);
    },

    /** Also deletes expired counts, so that every attempt costs the same. */
    async forget(key: string): Promise<void> {
      await sql`delete from attempt_counts where key = ${fingerprintOf(key)} or key in (
        select key from attempt_counts where ends_at <= ${clock()}
        limit ${MOST_REMOVED} for update skip locked)`.execute(db);
    },
  };

  /** Another server may have reset the count. Then the next attempt need not wait. */
  async function untilEnd(key: string, now: Date): Promise<number> {
    const { rows } = await sql<{ ends: Date }>`
      select ends_at as ends from attempt_counts where key = ${fingerprintOf(key)}`.execute(db);
    return Math.max(1, (rows[0]?.ends ?? now).getTime() - now.getTime());
  }
}
export type AttemptCounts = ReturnType<typeof attemptCountsRepository>;

export async function clearAttemptCount(db: Db, key: string): Promise<void> {
  await sql`delete from attempt_counts where key = ${fingerprintOf(key)}`.execute(db);
}

const MOST_SWEPT_AT_ONCE = 10_000;

/** In batches, to keep each statement short. */
export async function sweepAttemptCounts(db: Db, now: Date): Promise<void> {
  for (let swept = MOST_SWEPT_AT_ONCE; swept === MOST_SWEPT_AT_ONCE; ) {
    const { numAffectedRows } = await sql`delete from attempt_counts where key in (
      select key from attempt_counts where ends_at <= ${now}
      limit ${MOST_SWEPT_AT_ONCE} for update skip locked)`.execute(db);
    swept = Number(numAffectedRows ?? 0n);
  }
}
