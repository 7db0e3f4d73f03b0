import type { Selectable } from 'kysely';
import { type Clock, calendarDateIn } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PlanSalesTable } from '../db/schema/sale-tables.ts';
import { billingDescriptorOf } from '../payments/billing-descriptor.ts';

/** The charge of a refused sale, and how the bank returned it. */
export interface ReversedCharge {
  kind: 'void' | 'refund';
  chargedAt: Date;
  reversedAt: Date;
}

type Sale = Selectable<PlanSalesTable>;

const reasonOf = ({ contents }: Sale): string =>
  contents.refused === 'planRenewed'
    ? 'The plan was already renewed.'
    : 'A family member already has an active plan.';

export const reversedBecause = (sale: Sale): string => `${reasonOf(sale)} The charge was reversed.`;

/** Writes the charge and its reversal, each on the day of the bank. Both are settled: no user can refund them again. */
export async function writeReversedSale(
  on: Db,
  clock: Clock,
  sale: Sale,
  { kind, chargedAt, reversedAt }: ReversedCharge,
): Promise<void> {
  const practice = await on
    .selectFrom('practices')
    .select(['name', 'time_zone'])
    .where('id', '=', sale.practice_id)
    .executeTakeFirstOrThrow();
  const [debt] = sale.contents.debts;
  if (!debt || sale.account_type === null || sale.last_four === null)
    throw new Error('A sale that charges has an account and a first payment.');
  const now = clock();
  const both = {
    practice_id: sale.practice_id,
    patient_id: sale.patient_id,
    plan_id: sale.from_plan_id,
    plan_name: sale.contents.plan?.name ?? (await nameOfPlan(on, sale.from_plan_id)),
    payment_account_id: sale.payment_account_id,
    account_type: sale.account_type,
    last_four: sale.last_four,
    payment_status: 'Refunded',
    voided: kind === 'void',
    sales_tax_hundredths: debt.salesTaxHundredths,
    billing_descriptor: billingDescriptorOf(practice.name),
    due_date: debt.dueDate,
    taken_by: sale.sold_by,
    sold_by: sale.sold_by,
    order_holds_until: sale.order_holds_until,
    created_at: now,
    settled_at: now,
  } as const;
  const { id } = await on
    .insertInto('transactions')
    .values({
      ...both,
      payment_type: sale.account_type,
      charge_cents: sale.amount_cents,
      admin_fee_charge_cents: debt.adminFeeCents,
      admin_fee_sales_tax_charge_cents: debt.adminFeeSalesTaxCents,
      fee_sales_tax_charge_cents: debt.feeSalesTaxCents,
      date_paid: calendarDateIn(practice.time_zone, chargedAt),
      order_reference: sale.order_reference,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await on
    .insertInto('transactions')
    .values({
      ...both,
      payment_type: 'Refund',
      refund_cents: sale.amount_cents,
      admin_fee_refund_cents: debt.adminFeeCents,
      admin_fee_sales_tax_refund_cents: debt.adminFeeSalesTaxCents,
      fee_sales_tax_refund_cents: debt.feeSalesTaxCents,
      date_paid: calendarDateIn(practice.time_zone, reversedAt),
      referenced_transaction_id: id,
      reason: reasonOf(sale),
      order_reference: `${sale.order_reference}-reversal-${kind}`,
    })
    .execute();
}

async function nameOfPlan(on: Db, planId: number | null): Promise<string> {
  const plan = await on.selectFrom('plans').select('name').where('id', '=', planId).executeTakeFirstOrThrow();
  return plan.name;
}
