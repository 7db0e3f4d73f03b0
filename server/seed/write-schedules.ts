import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { idAt, insertAll, type Row } from './insert-all.ts';
import { datesOf, priceOfPlan, SALES_TAX_HUNDREDTHS } from './payments.ts';
import type { SeedPlan } from './plans.ts';
import type { StoredHousehold } from './write-patients.ts';

const INSTALMENT_COLUMNS = `plan_id bigint, number smallint, due_date date, payment_type text, amount_cents integer,
  admin_fee_cents integer, admin_fee_sales_tax_cents integer, fee_sales_tax_cents integer,
  sales_tax_hundredths integer`;

interface Practice {
  id: number;
  today: string;
}

export async function writeSchedules(
  db: Db,
  practice: Practice,
  households: readonly StoredHousehold[],
): Promise<void> {
  const monthly = households.flatMap(({ plans: [present], planIds }) =>
    present && isPaidMonthly(present.plan, practice) ? [{ id: idAt(planIds, 0), plan: present.plan }] : [],
  );
  await writePaidInstallments(
    db,
    monthly.map(({ id }) => id),
  );
  const toCome = monthly.flatMap(({ id, plan }) => futureInstallments(id, plan, practice));
  await insertAll(db, 'instalments', INSTALMENT_COLUMNS, toCome);
}

const isPaidMonthly = ({ schedule_date, inactive, start_date, end_date }: SeedPlan, { today }: Practice) =>
  schedule_date !== null && !inactive && start_date <= today && end_date > today;

function futureInstallments(planId: number, plan: SeedPlan, { today }: Practice) {
  const { amountCents, adminFeeCents, adminFeeSalesTaxCents, feeSalesTaxCents } = priceOfPlan(plan);
  return datesOf(plan).flatMap((due_date, month) =>
    due_date <= today
      ? []
      : [
          {
            plan_id: planId,
            number: month + 1,
            due_date,
            payment_type: 'Subscription',
            amount_cents: amountCents,
            admin_fee_cents: adminFeeCents,
            admin_fee_sales_tax_cents: adminFeeSalesTaxCents,
            fee_sales_tax_cents: feeSalesTaxCents,
            sales_tax_hundredths: SALES_TAX_HUNDREDTHS,
          } satisfies Row,
        ],
  );
}

async function writePaidInstallments(db: Db, planIds: readonly number[]): Promise<void> {
  await sql`
    with paid as (
      insert into payments_due (plan_id, due_date, payment_type, amount_cents, paid_cents, admin_fee_cents,
        admin_fee_sales_tax_cents, fee_sales_tax_cents, sales_tax_hundredths)
      select plan_id, due_date, payment_type, charge_cents, charge_cents, admin_fee_charge_cents,
        admin_fee_sales_tax_charge_cents, fee_sales_tax_charge_cents, sales_tax_hundredths
      from transactions
      where plan_id = any(${planIds}::bigint[]) and charge_cents > 0 and payment_status <> 'Failed'
      returning *
    )
    insert into instalments (plan_id, number, due_date, payment_type, amount_cents, admin_fee_cents,
      admin_fee_sales_tax_cents, fee_sales_tax_cents, sales_tax_hundredths, payment_due_id, tried_until)
    select plan_id, row_number() over (partition by plan_id order by due_date), due_date, payment_type, amount_cents,
      admin_fee_cents, admin_fee_sales_tax_cents, fee_sales_tax_cents, sales_tax_hundredths, id, due_date
    from paid`.execute(db);
}
