import type { Db } from '../db/open.ts';

const ADMIN_FEE_CENTS = 200;
const SALES_TAX_HUNDREDTHS = 550;
/** The practice pays for one in this many plans, such as those of its own staff. */
const PLANS_TO_ONE_PAID_BY_PRACTICE = 9;

/** No plan renews on the day of the seeding, so that the sample stays as seeded. */
export async function writeRenewals(db: Db, practice: { id: number; today: string }): Promise<void> {
  await db
    .updateTable('practices')
    .set({ admin_fee_cents: ADMIN_FEE_CENTS, sales_tax_hundredths: SALES_TAX_HUNDREDTHS })
    .where('id', '=', practice.id)
    .execute();
  await stopRenewalsOf(db, practice);
  await db
    .updateTable('plans')
    .set({ paid_by_practice: true })
    .where('practice_id', '=', practice.id)
    .where('auto_renew', '=', true)
    .where((eb) => eb(eb('id', '%', PLANS_TO_ONE_PAID_BY_PRACTICE), '=', 0))
    .execute();
}

export async function stopRenewalsOf(db: Db, practice: { id: number; today: string }): Promise<void> {
  await db
    .updateTable('plans')
    .set({ auto_renew: false })
    .where('practice_id', '=', practice.id)
    .where('end_date', '=', practice.today)
    .execute();
}
