import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { triedUntil } from '../plans/auto-renewal.ts';
import type { NewDebt } from '../plans/plan-term.ts';
import { IS_CHARGED_BY_JOB } from './debts.queries.ts';
import { notifyOfFailedPlan } from './failed-payment-notices.queries.ts';

export interface AutomaticPayment {
  practiceId: string;
  planId: string;
  memberId: string;
  paymentAccountId: string | null;
  amountCents: number;
  dueDate: string;
}

export function installmentsRepository(db: Db, clock: Clock) {
  return {
    async listFallingDue(practiceId: number, day: string): Promise<number[]> {
      const rows = await db
        .selectFrom('instalments')
        .innerJoin('plans', 'plans.id', 'instalments.plan_id')
        .select('plans.id')
        .distinct()
        .where('instalments.payment_due_id', 'is', null)
        .where('instalments.due_date', '<=', day)
        .where('plans.practice_id', '=', practiceId)
        .where('plans.inactive', '=', false)
        .orderBy('plans.id')
        .execute();
      return rows.map(({ id }) => id);
    },

    fallDue: (planId: number, day: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const plan = await transaction
          .selectFrom('plans')
          .select('inactive')
          .where('id', '=', planId)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow();
        if (plan.inactive) return;
        await postInstallments(transaction, planId, { dueBy: day, day });
        await refreshStatusOfPlan(transaction, planId);
      }),

    /**
     * Unpaid amounts of active plans, and of plans that wait for their first payment, on their due date and the retry
     * nights after it.
     */
    async listToCharge(practiceId: number, day: string): Promise<AutomaticPayment[]> {
      const { rows } = await sql<AutomaticPayment>`
        select plans.practice_id::text as "practiceId", plans.id::text as "planId",
          patients.member_id as "memberId", account.id::text as "paymentAccountId",
          (select sum(amount_cents - paid_cents)::integer from payments_due debts
            where plan_id = plans.id and ${IS_CHARGED_BY_JOB}) as "amountCents",
          max(instalments.due_date)::text as "dueDate"
        from instalments
        join payments_due debts on debts.id = instalments.payment_due_id and debts.paid_cents < debts.amount_cents
        join plans on plans.id = instalments.plan_id
        join plan_members own on own.plan_id = plans.id and own.relationship = 'Self'
        join patients on patients.id = own.patient_id
        left join payment_accounts account on ${IS_PAYING_ACCOUNT}
        where plans.practice_id = ${practiceId}
          and instalments.tried_until >= ${day} and instalments.due_date <= ${day} and ${IS_CHARGED}
        group by plans.id, patients.member_id, account.id
        order by plans.id`.execute(db);
      return rows;
    },

    notifyOfFailure: (planId: string): Promise<void> =>
      db.transaction().execute((transaction) => notifyOfFailedPlan(transaction, clock, Number(planId))),
  };
}
export type InstallmentsRepository = ReturnType<typeof installmentsRepository>;

export async function writeInstallments(on: Db, planId: number, debts: readonly NewDebt[]): Promise<void> {
  if (debts.length === 0) return;
  await on
    .insertInto('instalments')
    .values(debts.map((debt, at) => ({ ...debtColumns(planId, debt), number: at + 1 })))
    .execute();
}

/** The columns that `instalments` and `payments_due` share. */
export const debtColumns = (planId: number, debt: NewDebt) => ({
  plan_id: planId,
  due_date: debt.dueDate,
  payment_type: debt.paymentType,
  amount_cents: debt.amountCents,
  admin_fee_cents: debt.adminFeeCents,
  admin_fee_sales_tax_cents: debt.adminFeeSalesTaxCents,
  fee_sales_tax_cents: debt.feeSalesTaxCents,
  sales_tax_hundredths: debt.salesTaxHundredths,
});

/** `plans` is active, or waits for its first payment because neither it nor the plan before it stops renewing. */
const IS_CHARGED = sql<boolean>`(not plans.inactive or exists (
  select from renewals join plans before on before.id = renewals.plan_id
  where renewals.next_plan_id = plans.id and renewals.begun_at is null and renewals.given_up_at is null
    and plans.auto_renew and before.auto_renew))`;

/** The account that pays the automatic payments of `plans`, for its subscriber `own`. */
const IS_PAYING_ACCOUNT = sql<boolean>`(account.practice_id = plans.practice_id and account.auto_renewal
  and coalesce(account.patient_id, 0) = case when plans.paid_by_practice then 0 else own.patient_id end)`;

/**
 * Whether the job still charges the plan, and to this account. Staff may have turned off auto-renewal or chosen another
 * account since the job listed the payment. The caller has locked the plan.
 */
export async function isChargedByJob(on: Db, planId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from plans
    join plan_members own on own.plan_id = plans.id and own.relationship = 'Self'
    join payment_accounts account on ${IS_PAYING_ACCOUNT}
    where plans.id = ${planId} and account.id = ${accountId} and ${IS_CHARGED}`.execute(on);
  return rows.length > 0;
}

/** The caller has locked the plan. @returns the number of new debts */
export async function postInstallments(
  on: Db,
  planId: number,
  { dueBy, day }: { dueBy: string; day: string },
): Promise<number> {
  const due = await on
    .selectFrom('instalments')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('payment_due_id', 'is', null)
    .where('due_date', '<=', dueBy)
    .orderBy('number')
    .execute();
  for (const { number, payment_due_id: _, tried_until: __, told_at: ___, ...debt } of due) {
    const { id } = await on.insertInto('payments_due').values(debt).returning('id').executeTakeFirstOrThrow();
    await on
      .updateTable('instalments')
      .set({ payment_due_id: id, tried_until: triedUntil(day) })
      .where('plan_id', '=', planId)
      .where('number', '=', number)
      .execute();
  }
  return due.length;
}

export async function deleteInstallments(on: Db, planId: number): Promise<void> {
  await on.deleteFrom('instalments').where('plan_id', '=', planId).execute();
  await on.deleteFrom('payments_due').where('plan_id', '=', planId).execute();
}

/**
 * Nothing more is due on the plan. Installments and debts without a payment are deleted, and a debt that is paid in part
 * is reduced to its payments. The caller has locked the plan.
 */
export async function closeDebts(on: Db, planId: number): Promise<void> {
  await sql`
    delete from instalments where plan_id = ${planId} and (payment_due_id is null
      or payment_due_id in (select id from payments_due where plan_id = ${planId} and paid_cents = 0))`.execute(
    on,
  );
  await on.deleteFrom('payments_due').where('plan_id', '=', planId).where('paid_cents', '=', 0).execute();
  await sql`
    with reduced as (
      update payments_due debts set amount_cents = paid_cents, ${paidFees}
      where plan_id = ${planId} and paid_cents < amount_cents
      returning *
    )
    update instalments set amount_cents = reduced.amount_cents, admin_fee_cents = reduced.admin_fee_cents,
      admin_fee_sales_tax_cents = reduced.admin_fee_sales_tax_cents, fee_sales_tax_cents = reduced.fee_sales_tax_cents
    from reduced where payment_due_id = reduced.id`.execute(on);
}

/** The fees and taxes that the payments of the row `debts` have paid. */
const paidFees = sql`(admin_fee_cents, admin_fee_sales_tax_cents, fee_sales_tax_cents) = (
  select coalesce(sum(admin_fee_cents), 0), coalesce(sum(admin_fee_sales_tax_cents), 0),
    coalesce(sum(fee_sales_tax_cents), 0)
  from transaction_parts where payment_due_id = debts.id)`;
