import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/date/day.ts';
import type { Db } from '#server/db/open.ts';
import { feeNoticesRepository } from '#server/plans/fee-notices.queries.ts';
import { type IncreaseWanted, noticeDate, planIncrease } from '#server/plans/fees.ts';
import { planFeesRepository } from '#server/plans/plan-fees.queries.ts';
import { renewalsRepository } from '#server/plans/renewals.queries.ts';
import { suiteDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import { addPatient, addPlan, addPractice } from '#tests/support/patients.ts';
import { addPerson } from '#tests/support/people.ts';
import { noonOf } from '#tests/support/renewals.ts';
import { addAccount, addOffer } from '#tests/support/rows.ts';
import { updateRows } from '#tests/support/tables.ts';

const TODAY = '2026-03-16';
const EFFECTIVE = '2026-07-01';
const NOTICE = noticeDate(EFFECTIVE, 60);
const BATCH = 50;
const CASES = times(10_000, 500);

/** One offered plan that was sold once; its holder's card renews it. */
interface Case {
  feeCents: number;
  percentHundredths: number;
  isMonthly: boolean;
  /** Days from the effective date to the end of the term; negative if the term ends earlier. */
  endsAfter: number;
}

const cases = fc.array(
  fc.record<Case>({
    feeCents: fc.integer({ min: 1000, max: 250_000 }),
    percentHundredths: fc.integer({ min: 300, max: 700 }),
    isMonthly: fc.boolean(),
    endsAfter: fc.integer({ min: -30, max: 30 }),
  }),
  { minLength: BATCH, maxLength: BATCH },
);

const database = suiteDatabase('tables');
let practices = 0;
let user = 0;
beforeAll(async () => {
  await addPractice(database.db, 'First');
  const { id } = await database.db.selectFrom('organizations').select('id').executeTakeFirstOrThrow();
  await addPerson(database.db, { organizationIds: [id] });
  user = (await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
});

/** The yearly fee that the plan's renewal charges, without tax and admin fee. */
async function renewedFee(db: Db, planId: number, day: string): Promise<number> {
  expect(await renewalsRepository(db, noonOf(day), {}).renew(planId, day)).toBe('renewed');
  const { next_plan_id: next } = await db
    .selectFrom('renewals')
    .select('next_plan_id')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('instalments')
    .select(['amount_cents', 'admin_fee_cents', 'admin_fee_sales_tax_cents', 'fee_sales_tax_cents'])
    .where('plan_id', '=', next ?? 0)
    .execute();
  return rows.reduce(
    (sum, row) =>
      sum + row.amount_cents - row.admin_fee_cents - row.admin_fee_sales_tax_cents - row.fee_sales_tax_cents,
    0,
  );
}

async function sell(db: Db, practice: number, { feeCents, isMonthly, endsAfter }: Case, at: number) {
  const offer = await addOffer(db, practice, { name: `Plan ${at}`, level: { fee_cents: feeCents } });
  const patient = await addPatient(db, practice);
  const end = addDays(EFFECTIVE, endsAfter);
  const plan = await addPlan(db, practice, patient.id, {
    start: addDays(end, -365),
    end,
    offer,
    ...(isMonthly && { scheduleDate: addDays(end, -365) }),
  });
  await addAccount(db, practice, patient.id, { item_id: `itm_${practice}_${at}`, auto_renewal: true });
  return { offer: String(offer), plan, end };
}

it(`API-14.10: over ${CASES} random fees and increases of 3 to 7 percent, every preview equals the fee that the renewal charges, to the cent`, async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(cases, async (batch) => {
      practices += 1;
      const practice = await addPractice(db, `Practice ${practices}`);
      await updateRows(
        db,
        'practices',
        { id: practice },
        { admin_fee_cents: 200, sales_tax_hundredths: 550 },
      );
      const fees = planFeesRepository(db, noonOf(TODAY), []);
      for (const [at, each] of batch.entries()) {
        const sold = await sell(db, practice, each, at);
        const level = { planId: sold.offer, levelId: 'one', version: 1 };
        const wanted: IncreaseWanted = {
          change: { rateIncreaseType: 0, percentageHundredths: each.percentHundredths },
          communicationSendDate: NOTICE,
          effectiveDate: EFFECTIVE,
        };
        const decide = (state: Parameters<typeof planIncrease>[0]) => planIncrease(state, wanted);
        const preview = await fees.preview(String(practice), [level], { wanted, decide });
        if (!preview || 'rejection' in preview) throw new Error('The preview was refused.');
        expect(await fees.decideAll(String(practice), String(user), [level], decide)).toBe('done');
        await feeNoticesRepository(db, noonOf(NOTICE)).send(practice, NOTICE);
        const [seen] = preview.levels;
        const isBefore = sold.end < EFFECTIVE;
        expect(seen?.reach.renewalsBefore).toBe(isBefore ? 1 : 0);
        const charged = await renewedFee(db, sold.plan, sold.end);
        expect(charged).toBe(isBefore ? each.feeCents : seen?.newFeeCents);
      }
    }),
    { numRuns: CASES / BATCH, seed: 17, endOnFailure: true },
  );
});
