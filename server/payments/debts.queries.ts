import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Debt } from './debt.ts';

/** Whether the job charges the row `debts`: a void sets `tried_until` before the due date, and then staff decide. */
export const IS_CHARGED_BY_JOB = sql<boolean>`exists (
  select from instalments where payment_due_id = debts.id and tried_until >= instalments.due_date)`;

/** The unpaid debts, or those of them that the job charges. */
export async function debtsOfPlan(db: Db, planId: number, which: 'all' | 'job' = 'all'): Promise<Debt[]> {
  const { rows } = await sql<Debt>`
    select debts.id, due_date as "dueDate", payment_type as "paymentType", amount_cents as "amountCents",
      admin_fee_cents as "adminFeeCents", admin_fee_sales_tax_cents as "adminFeeSalesTaxCents",
      fee_sales_tax_cents as "feeSalesTaxCents", sales_tax_hundredths as "salesTaxHundredths",
      (select json_build_object('amountCents', paid_cents,
          'adminFeeCents', coalesce(sum(parts.admin_fee_cents), 0),
          'adminFeeSalesTaxCents', coalesce(sum(parts.admin_fee_sales_tax_cents), 0),
          'feeSalesTaxCents', coalesce(sum(parts.fee_sales_tax_cents), 0))
        from transaction_parts parts where parts.payment_due_id = debts.id) as paid,
      (select coalesce(sum(parts.amount_cents), 0)
        from transaction_parts parts join transactions on transactions.id = parts.transaction_id
        where parts.payment_due_id = debts.id and transactions.payment_status = 'Pending') as "reservedCents"
    from payments_due debts
    where plan_id = ${planId} and paid_cents < amount_cents and ${which === 'all' ? sql`true` : IS_CHARGED_BY_JOB}
    order by due_date, id`.execute(db);
  return rows;
}
