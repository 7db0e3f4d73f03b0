import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { accountColumns } from './payment-account-rows.queries.ts';

interface Payers {
  practiceId: number;
  /** The member who pays. */
  patientId: number | null;
  /** Null for a plan that is not sold yet. */
  planId: number | null;
}

/** The accounts of the member, of the plan's subscriber, and of a practice that pays for the plan. */
const paysForPlan = ({ practiceId, patientId, planId }: Payers) => sql<boolean>`(
  payment_accounts.practice_id = ${practiceId} and (
    payment_accounts.patient_id in (${patientId}, (
      select patient_id from plan_members where plan_id = ${planId} and relationship = 'Self'))
    or (payment_accounts.patient_id is null and (select paid_by_practice from plans where id = ${planId}))))`;

/** For `transactions.paid_by_practice`. */
export const isOfPractice = (accountId: number | null) => sql<boolean>`exists (
  select from payment_accounts where id = ${accountId} and patient_id is null)`;

export const findChargeableAccount = (on: Db, payers: Payers, accountId: string) =>
  on
    .selectFrom('payment_accounts')
    .selectAll()
    .where('id', '=', recordNumber(accountId))
    .where(paysForPlan(payers))
    .forKeyShare()
    .executeTakeFirst();

/** If the practice pays for the plan, its accounts come first. Undefined if the member is not on the plan. */
export async function chargeableAccounts(on: Db, payers: Payers) {
  const { practiceId, patientId, planId } = payers;
  const plan = await on
    .selectFrom('plans')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .select('paid_by_practice')
    .where('plans.id', '=', planId)
    .where('plans.practice_id', '=', practiceId)
    .where('plan_members.patient_id', '=', patientId)
    .where('plan_members.disabled', '=', false)
    .executeTakeFirst();
  if (!plan) return undefined;
  return accountColumns(on)
    .where(paysForPlan(payers))
    .orderBy((eb) =>
      eb.and([eb.val(plan.paid_by_practice), eb('payment_accounts.patient_id', 'is not', null)]),
    )
    .orderBy((eb) => eb.case().when('payment_accounts.patient_id', '=', patientId).then(0).else(1).end())
    .orderBy('payment_accounts.patient_id')
    .orderBy('auto_renewal', 'desc')
    .orderBy('payment_accounts.id')
    .execute();
}
