import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { runRenewals } from '#server/jobs/renewals.ts';
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/database.ts';
import { sampleOf } from '#tests/support/depth.ts';
import { fromStatement } from '#tests/support/nth-statement.ts';
import {
  addTwoHolders,
  day,
  nextPlanOf,
  nightOn,
  nights,
  noonOf,
  openRenewingPractice,
  resolveAfter,
} from '#tests/support/renewals.ts';

const A_MINUTE = 60_000;
/** Counted from the first write. A night with two plans has a few more. */
const STATEMENTS = 50;
/** Shares no factor with 50, so that a few kills are far apart and fifty of them cover all statements. */
const STRIDE = 23;
const END = '2026-03-16';
const NEXT_DAY = '2026-03-17';

/** Counts the inconsistencies that no crash may leave once a night has passed. */
async function wrongsIn(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from plans left join renewals on renewals.plan_id = plans.id
        where end_date = ${END} and renewals.begun_at is null) as not_renewed,
      (select count(*) from renewals join plans on plans.id = next_plan_id where inactive) as not_begun,
      (select count(*) from plans where start_date = ${END}
        and not exists (select from renewals where next_plan_id = plans.id)) as lost_terms,
      (select count(*) from transactions where payment_status = 'Pending') as pending,
      (select count(*) from renewals where 1 <> (
        select count(*) from sandbox_orders join transactions on order_reference = reference
        where plan_id = next_plan_id and declined_because is null)) as not_charged_once,
      (select count(*) from sandbox_orders left join transactions on order_reference = reference
        where transactions.id is null) as unknown_charges,
      (select count(*) from transactions where payment_status = 'Paid' and 1 <> (
        select count(*) from outbox_messages where once_key = 'receipt:' || transactions.id)) as not_one_receipt,
      (select count(*) from payments_due where paid_cents <> amount_cents) as owed,
      (select count(*) from renewals where (
        select sum(amount_cents) from instalments where plan_id = next_plan_id) not in (31861, 34188)) as sums_wrong`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** Starts the server again, settles pending payments, and runs the next night. */
async function expectWhole(db: Db): Promise<void> {
  await nights({ db }, [END]);
  await resolveAfter(db, END);
  await nights({ db }, [NEXT_DAY]);
  await expectConsistent(db);
}

async function expectConsistent(db: Db): Promise<void> {
  const counts = Object.entries(await wrongsIn(db));
  expect(counts).toHaveLength(9);
  expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
}

describe.each(SAMPLED_ENGINES)('API-10: a night of renewals whose database goes away on %s', (engine) => {
  it(
    'API-10: a failure before any statement is repaired by the next night',
    async () => {
      const { db, close } = await openTestDatabase('tables', engine);
      const statements = Array.from({ length: STATEMENTS }, (_, place) => 1 + place);
      for (const statement of sampleOf(statements, (_, place) => place % STRIDE === 0)) {
        await addTwoHolders(db, `Gone ${statement}`, END);
        let failed = 0;
        const gone = fromStatement(statement, () => {
          failed += 1;
          throw new Error('The database has gone away.');
        });
        await nightOn({ db: db.withPlugin(gone) }, END);
        expect(failed).toBeGreaterThan(0);
        await expectWhole(db);
      }
      await close();
    },
    4 * A_MINUTE,
  );

  it('API-10: a renewal that was never charged is charged after an outage of more than a week, and after a month the practice is notified', async () => {
    const { db, close } = await openTestDatabase('tables', engine);
    const killedBeforeCharge = () =>
      runRenewals({
        db,
        clock: noonOf(END),
        salesTax: {},
        takePayment: () => Promise.reject(new Error('The server was killed.')),
      });
    await addTwoHolders(db, 'Out for a week', END);
    await killedBeforeCharge();
    await nights({ db }, [day(9)]);
    await expectConsistent(db);
    const practice = await openRenewingPractice(db, 'Out for a month');
    const holder = await practice.addHolder({ end: END, account: 'approved' });
    await killedBeforeCharge();
    await nights({ db }, [day(40)]);
    expect((await nextPlanOf(db, holder))?.state).toBe('given up');
    expect(await practice.notifications()).toEqual([['AutoRenewalFailed', holder.patient]]);
    await close();
  });
});
