import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { idAt, insertAll, type Row } from './insert-all.ts';
import { datesOf, paymentCentsOf, type SeedPlan } from './plans.ts';
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
  return datesOf(plan).flatMap((due_date, month) =>
    due_date <= today
      ? []
      : [
          {
            plan_id: planId,
            number: month + 1,
            due_date,
            payment_type: 'Subscription',
            amount_cents: paymentCentsOf(plan),
            admin_fee_cents: 0,
            admin_fee_sales_tax_cents: 0,
            fee_sales_tax_cents: 0,
            sales_tax_hundredths: 0,
          } satisfies Row,
        ],
  );
}

/** An installment that is still due has its debt already. */
async function writePaidInstallments(db: Db, planIds: readonly number[]): Promise<void> {
  await sql`
    insert into payments_due (plan_id, due_date, payment_type, amount_cents, paid_cents)
    select plan_id, due_date, payment_type, charge_cents, charge_cents
    from transactions
    where plan_id = any(${planIds}::bigint[]) and charge_cents > 0 and payment_status <> 'Failed' and not voided
      and not exists (select from payments_due where payments_due.plan_id = transactions.plan_id
        and payments_due.due_date = transactions.due_date)
    order by transactions.id`.execute(db);
  await sql`
    insert into instalments (plan_id, number, due_date, payment_type, amount_cents, admin_fee_cents,
      admin_fee_sales_tax_cents, fee_sales_tax_cents, sales_tax_hundredths, payment_due_id, tried_until)
    select plan_id, row_number() over (partition by plan_id order by due_date), due_date, payment_type, amount_cents,
      0, 0, 0, 0, id, due_date
    from payments_due where plan_id = any(${planIds}::bigint[])`.execute(db);
}
