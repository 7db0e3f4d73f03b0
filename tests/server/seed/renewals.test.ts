import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';
import { nightOn } from '#tests/support/renewals.ts';
import { TEST_NOW, TODAY } from '#tests/support/test-clock.ts';

/** Each has been told of everything once, as the sample shows it. */
const PRACTICES = 15;

describe('the renewals of the sample data', () => {
  it('SAMPLE-1, SAMPLE-2: none on the first day; on a given one terms are paid, and failures told of', async () => {
    const { db, close } = await openTestDatabase('sample', ENGINES.at(-1));
    const count = async (query: string) =>
      (await sql.raw<{ count: number }>(`select count(*)::integer as count from ${query}`).execute(db))
        .rows[0]?.count ?? 0;
    const now = TEST_NOW.toISOString();
    expect(await count(`plans where end_date = '${TODAY}'`)).toBeGreaterThanOrEqual(PRACTICES);
    await nightOn({ db }, now);
    expect(await count('renewals')).toBe(0);

    await nightOn({ db }, now, '2027-03-01');
    expect(await count('renewals where begun_at is not null')).toBeGreaterThanOrEqual(PRACTICES);
    const toldOf = (type: string) => count(`notifications where type_of_notification = '${type}'`);
    expect(await toldOf('OfficeCardDeclined')).toBeGreaterThan(PRACTICES);
    expect(await toldOf('AutoRenewalFailed')).toBeGreaterThan(PRACTICES);
    await close();
  });
});
