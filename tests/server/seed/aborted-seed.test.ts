import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { SERVING_LIMITS } from '#server/db/limited-pool.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';
import { fromStatement } from '#tests/support/nth-statement.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

/** Hundreds of times the duration of the longest statement of a seed. */
const STATEMENT_MS = 10_000;

/** Aborts a seed before it commits. Afterwards, the statistics count its pages and none of its rows. */
async function abortSeed(db: Db): Promise<void> {
  const plugin = fromStatement(100, () => {
    throw new Error('aborted');
  });
  await expect(seedIfEmpty(db.withPlugin(plugin), testClock)).rejects.toThrow('aborted');
  await sql`analyze`.execute(db);
  const { rows } = await sql`select from pg_class
    where relname = 'patients' and relpages > 0 and reltuples = 0`.execute(db);
  expect(rows).toHaveLength(1);
}

// Only PostgreSQL analyzes tables while a seed writes.
it.runIf(ENGINES.includes('postgresql'))(
  'SAMPLE-1: the sample data are added after an aborted attempt',
  WAIT,
  async () => {
    const origin = await openTestDatabase('tables', 'postgresql');
    await abortSeed(origin.db);
    const limits = { ...SERVING_LIMITS, statementMs: STATEMENT_MS, silenceMs: 2 * STATEMENT_MS };
    const { db, close } = await openDatabase({ url: origin.url ?? '', limits });
    expect(await seedIfEmpty(db, testClock)).toBe(true);
    const { rows } = await sql`select count(*) as patients from patients`.execute(db);
    expect(rows).toEqual([{ patients: 3000 }]);
    await close();
    await origin.close();
  },
);
