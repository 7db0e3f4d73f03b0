import type { Db } from '../db/open.ts';
import type { Owner } from './account-owners.queries.ts';
import { accountColumns } from './payment-account-rows.queries.ts';

/**
 * Accounts of the member, of the plan's subscriber, and of a practice that pays for the plan. Undefined for an unknown
 * plan.
 */
export async function chargeableAccounts(on: Db, { practiceId, patientId }: Owner, planId: number) {
  const plan = await on
    .selectFrom('plans')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .select('plans.paid_by_practice')
    .where('plans.id', '=', planId)
    .where('plans.practice_id', '=', practiceId)
    .where('plan_members.patient_id', '=', patientId)
    .where('plan_members.disabled', '=', false)
    .executeTakeFirst();
  if (!plan) return undefined;
  const rows = await accountColumns(on)
    .where('payment_accounts.practice_id', '=', practiceId)
    .where((eb) =>
      eb.or([
        eb('payment_accounts.patient_id', '=', patientId),
        ...(plan.paid_by_practice ? [eb('payment_accounts.patient_id', 'is', null)] : []),
        eb('payment_accounts.patient_id', 'in', (inner) =>
          inner
            .selectFrom('plan_members')
            .select('patient_id')
            .where('plan_id', '=', planId)
            .where('relationship', '=', 'Self'),
        ),
      ]),
    )
    .orderBy((eb) => eb.case().when('payment_accounts.patient_id', '=', patientId).then(0).else(1).end())
    .orderBy('payment_accounts.patient_id')
    .orderBy('auto_renewal', 'desc')
    .orderBy('payment_accounts.id')
    .execute();
  return rows;
}
