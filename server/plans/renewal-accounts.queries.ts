import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Owner } from '../payments/account-owners.queries.ts';
import { PATIENT_OF_OWNER, type PaymentAccount } from '../payments/payment-account-rows.queries.ts';
import { IS_RENEWED, RUNS_OR_WAITS } from './renewed-terms.queries.ts';

/** A payment of `plans` that the job has not charged yet, and will charge or retry. */
const hasPaymentToCharge = (today: string) => sql<boolean>`exists (
  select from instalments left join payments_due debts on debts.id = payment_due_id
  where instalments.plan_id = plans.id
    and (debts.id is null or (
      debts.paid_cents < debts.amount_cents and tried_until >= greatest(instalments.due_date, ${today}))))`;

/**
 * Whether renewals or later payments of the owner's plans need the account. The practice's renewal account is always
 * needed.
 */
export async function isNeededForRenewals(on: Db, owner: Owner, account: PaymentAccount): Promise<boolean> {
  if (!account.autoRenewal) return false;
  if (owner.patientId === null) return true;
  const plan = await on
    .selectFrom('plan_members')
    .innerJoin('plans', 'plans.id', 'plan_members.plan_id')
    .select('plans.id')
    .where('plan_members.patient_id', '=', owner.patientId)
    .where('plan_members.relationship', '=', 'Self')
    .where('plans.paid_by_practice', '=', false)
    .where(({ and, eb, not, or }) =>
      or([
        and([
          eb('plans.auto_renew', '=', true),
          eb('plans.inactive', '=', false),
          eb('plans.end_date', '>=', owner.today),
          not(IS_RENEWED),
        ]),
        and([RUNS_OR_WAITS, hasPaymentToCharge(owner.today)]),
      ]),
    )
    .executeTakeFirst();
  return plan !== undefined;
}

export async function takeRenewals(on: Db, owner: Owner, id: number): Promise<void> {
  await on
    .updateTable('payment_accounts')
    .set({ auto_renewal: false })
    .where('practice_id', '=', owner.practiceId)
    .where(PATIENT_OF_OWNER, '=', owner.patientId ?? 0)
    .where('auto_renewal', '=', true)
    .where('id', '!=', id)
    .execute();
  await on.updateTable('payment_accounts').set({ auto_renewal: true }).where('id', '=', id).execute();
}

/** Only if the account is active and the patient's own; otherwise the renewal account stays. Needs the owner's lock. */
export async function takeRenewalsIfOwn(on: Db, owner: Owner, id: number): Promise<void> {
  const account = await on
    .selectFrom('payment_accounts')
    .select('id')
    .where('id', '=', id)
    .where('practice_id', '=', owner.practiceId)
    .where('patient_id', '=', owner.patientId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (account) await takeRenewals(on, owner, id);
}
