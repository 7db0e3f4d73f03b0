import type { Selectable } from 'kysely';
import { dayIn } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PlanSalesTable } from '../db/schema/sale-tables.ts';
import { billingDescriptorOf } from '../payments/billing-descriptor.ts';
import { isOfPractice } from '../payments/chargeable-accounts.queries.ts';

/** The charge of a refused sale, and how the bank returned it. */
export interface ReversedCharge {
  kind: 'void' | 'refund';
  chargedAt: Date;
  reversedAt: Date;
}

type Sale = Selectable<PlanSalesTable>;

function reasonOf({ contents: { refused } }: Sale): string {
  if (refused === 'planRenewed') return 'The plan was already renewed.';
  return refused?.startsWith('memberAmbiguous')
    ? 'Several patients have the name and date of birth of a family member.'
    : 'A family member already has an active plan.';
}

const NOT_REVERSED = 'The bank declined to reverse the charge.';

export const reversedBecause = (sale: Sale): string => `${reasonOf(sale)} The charge was reversed.`;
export const notReversedBecause = (sale: Sale): string => `${reasonOf(sale)} ${NOT_REVERSED}`;

/** Writes the charge and its reversal, each on the day of the bank. Both are settled: no user can refund them again. */
export async function writeReversedCharge(
  on: Db,
  clock: Clock,
  sale: Sale,
  { kind, chargedAt, reversedAt }: ReversedCharge,
): Promise<void> {
  const facts = await factsOf(on, clock, sale);
  const both = { ...facts.both, payment_status: 'Refunded', voided: kind === 'void' } as const;
  const { id } = await on
    .insertInto('transactions')
    .values({ ...both, ...facts.charge, date_paid: facts.dayOf(chargedAt) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await on
    .insertInto('transactions')
    .values({
      ...both,
      ...facts.refund,
      date_paid: facts.dayOf(reversedAt),
      referenced_transaction_id: id,
      reason: reasonOf(sale),
      order_reference: `${sale.order_reference}-reversal-${kind}`,
    })
    .execute();
}

/**
 * Writes the charge that the bank declined to reverse as paid, so that staff can refund it, and an alert on the pages of
 * the patient.
 * @returns the id of the transaction
 */
export async function writeKeptCharge(on: Db, clock: Clock, sale: Sale, chargedAt: Date): Promise<number> {
  const { both, charge, dayOf } = await factsOf(on, clock, sale);
  const { id } = await on
    .insertInto('transactions')
    .values({ ...both, ...charge, payment_status: 'Paid', voided: false, date_paid: dayOf(chargedAt) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (sale.sold_by !== null)
    await on
      .insertInto('patient_notes')
      .values({
        patient_id: sale.patient_id,
        author_id: sale.sold_by,
        text: `${both.plan_name} was not sold. ${reasonOf(sale)} ${formatMoney(sale.amount_cents)} was charged, and the bank declined to reverse it. Refund transaction ${id}.`,
        is_alert: true,
        created_at: clock(),
      })
      .execute();
  return id;
}

/** What the transactions of a refused sale have. */
async function factsOf(on: Db, clock: Clock, sale: Sale) {
  const practice = await on
    .selectFrom('practices')
    .select(['name', 'time_zone'])
    .where('id', '=', sale.practice_id)
    .executeTakeFirstOrThrow();
  const [debt] = sale.contents.debts;
  if (!debt || sale.account_type === null || sale.last_four === null)
    throw new Error('A sale that charges has an account and a first payment.');
  const now = clock();
  return {
    both: {
      practice_id: sale.practice_id,
      patient_id: sale.patient_id,
      plan_id: sale.from_plan_id,
      plan_name: sale.contents.plan?.name ?? (await nameOfPlan(on, sale.from_plan_id)),
      payment_account_id: sale.payment_account_id,
      paid_by_practice: isOfPractice(sale.payment_account_id),
      account_type: sale.account_type,
      last_four: sale.last_four,
      sales_tax_hundredths: debt.salesTaxHundredths,
      billing_descriptor: billingDescriptorOf(practice.name),
      due_date: debt.dueDate,
      taken_by: sale.sold_by,
      sold_by: sale.sold_by,
      order_holds_until: sale.order_holds_until,
      created_at: now,
      settled_at: now,
    },
    charge: {
      payment_type: sale.account_type,
      charge_cents: sale.amount_cents,
      recurring_cents: debt.paymentType === 'Subscription' ? sale.amount_cents : 0,
      admin_fee_charge_cents: debt.adminFeeCents,
      admin_fee_sales_tax_charge_cents: debt.adminFeeSalesTaxCents,
      fee_sales_tax_charge_cents: debt.feeSalesTaxCents,
      order_reference: sale.order_reference,
    },
    refund: {
      payment_type: 'Refund',
      refund_cents: sale.amount_cents,
      admin_fee_refund_cents: debt.adminFeeCents,
      admin_fee_sales_tax_refund_cents: debt.adminFeeSalesTaxCents,
      fee_sales_tax_refund_cents: debt.feeSalesTaxCents,
    },
    dayOf: (at: Date): string => dayIn(practice.time_zone, at),
  } as const;
}

async function nameOfPlan(on: Db, planId: number | null): Promise<string> {
  const plan = await on.selectFrom('plans').select('name').where('id', '=', planId).executeTakeFirstOrThrow();
  return plan.name;
}
