import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { nightOn } from '#tests/support/renewals.ts';
import { TEST_NOW, TODAY } from '#tests/support/test-clock.ts';

/** Their patients' plans renew; in the others only those that the practice pays for do. */
const PRACTICES = 3;
/** Each has one notification of each type in the sample. */
const SAMPLE_PRACTICES = 15;

describe('the renewals of the sample data', () => {
  it('SAMPLE-1, SAMPLE-2: none on the first day; on a later day terms are paid, and failures notify the practice', async () => {
    const { db, close } = await openTestDatabase('sample');
    const count = async (query: string) =>
      (await sql.raw<{ count: number }>(`select count(*)::integer as count from ${query}`).execute(db))
        .rows[0]?.count ?? 0;
    const now = TEST_NOW.toISOString();
    expect(await count(`plans where end_date = '${TODAY}'`)).toBeGreaterThanOrEqual(SAMPLE_PRACTICES);
    await db
      .updateTable('plans')
      .set({ auto_renew: false })
      .where('practice_id', '>', PRACTICES)
      .where('paid_by_practice', '=', false)
      .execute();
    await nightOn({ db }, now);
    expect(await count('renewals')).toBe(0);

    await nightOn({ db }, now, '2027-03-01');
    expect(await count('renewals where begun_at is not null')).toBeGreaterThanOrEqual(PRACTICES);
    const toldOf = (type: string) => count(`notifications where type_of_notification = '${type}'`);
    expect(await toldOf('OfficeCardDeclined')).toBeGreaterThan(SAMPLE_PRACTICES);
    expect(await toldOf('AutoRenewalFailed')).toBeGreaterThan(SAMPLE_PRACTICES);
    await close();
  });
});
