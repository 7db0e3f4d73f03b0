import { sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { ACCOUNT_FACTS } from '../patients/members.queries.ts';
import { type MembersPlan, type PlanPath, planOfMember } from '../plans/plan-of-member.queries.ts';
import { findPayer, findRenewalAccount } from '../plans/renewal-facts.queries.ts';
import { IS_CHARGED_BY_JOB } from './debts.queries.ts';

type AccountOnFile = components['schemas']['AccountOnFile'];

/** Whole cents. */
interface ScheduledPayment {
  dueDate: string;
  amountCents: number;
  paidCents: number;
  pendingCents: number;
  /** The nightly job charges it, alone or with the next payment. */
  isAutomatic: boolean;
}

interface PaymentSchedule extends MembersPlan {
  payments: readonly ScheduledPayment[];
  chargedTo: AccountOnFile | null;
}

/** API-10: the schedule, as the nightly job applies it. */
async function accountToCharge(db: Db, planId: number): Promise<AccountOnFile | null> {
  const account = await findRenewalAccount(db, await findPayer(db, planId));
  if (!account?.active) return null;
  const { rows } = await sql<{ account: AccountOnFile }>`
    select ${ACCOUNT_FACTS} as account from payment_accounts where id = ${account.id}`.execute(db);
  return rows[0]?.account ?? null;
}

export const paymentSchedulesRepository = (db: Db) => ({
  async find(path: PlanPath): Promise<PaymentSchedule | undefined> {
    const plan = await planOfMember(db, path);
    if (!plan) return undefined;
    const { rows } = await sql<ScheduledPayment>`
      select due_date::text as "dueDate", amount_cents as "amountCents", paid_cents as "paidCents",
        is_automatic as "isAutomatic",
        (select coalesce(sum(parts.amount_cents), 0)::integer
          from transaction_parts parts join transactions on transactions.id = parts.transaction_id
          where parts.payment_due_id = payments.id and transactions.payment_status = 'Pending') as "pendingCents"
      from (
        select debts.id, instalments.due_date, instalments.amount_cents, coalesce(debts.paid_cents, 0) as paid_cents,
          debts.id is null or ${IS_CHARGED_BY_JOB} as is_automatic
        from instalments left join payments_due debts on debts.id = instalments.payment_due_id
        where instalments.plan_id = ${recordNumber(path.planId)}
        union all
        select id, due_date, amount_cents, paid_cents, false from payments_due debts
        where plan_id = ${recordNumber(path.planId)}
          and not exists (select from instalments where payment_due_id = debts.id)
      ) payments
      order by due_date, id nulls last`.execute(db);
    return { ...plan, payments: rows, chargedTo: await accountToCharge(db, plan.planId) };
  },
});
