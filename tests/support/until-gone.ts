import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { WAIT } from '../../scripts/test/hangs.ts';

/** Ends when PostgreSQL, too, has done the last that a program of this name for it, which was killed, had asked for. */
export async function untilGone(db: Db, applicationName: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where application_name = ${applicationName}`.execute(db);
    expect(rows).toEqual([]);
  }, WAIT);
}
