import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { deleteInstallments } from '../payments/installments.queries.ts';

/** Past the last retry or with auto-renewal turned off, and without a payment: a fully refunded one doesn't count. */
export const unpaidTerms = (on: Db, day: string) =>
  on
    .selectFrom('renewals')
    .innerJoin('plans', 'plans.id', 'renewals.next_plan_id')
    .innerJoin('plans as before', 'before.id', 'renewals.plan_id')
    .select('plans.id')
    .where('renewals.begun_at', 'is', null)
    .where('renewals.given_up_at', 'is', null)
    .where(({ or, eb, and, not, exists, selectFrom }) =>
      and([
        or([
          eb('plans.auto_renew', '=', false),
          eb('before.auto_renew', '=', false),
          // A void ends the retries of an installment, but not the time to pay for the term.
          and([
            eb('renewals.tried_until', '<', day),
            not(
              exists(
                selectFrom('instalments')
                  .select('number')
                  .whereRef('plan_id', '=', 'plans.id')
                  .where('tried_until', '>=', day),
              ),
            ),
          ]),
        ]),
        not(
          exists(
            selectFrom('transactions')
              .select('id')
              .whereRef('plan_id', '=', 'plans.id')
              .where('payment_status', 'in', ['Paid', 'Pending']),
          ),
        ),
      ]),
    );

/**
 * Cancels a next term that is never paid: its debts are deleted. Does nothing to a term that is paid, even in part, or
 * that still waits for its payment. A payment that is fully refunded doesn't count.
 */
export async function cancelUnpaidTerm(on: Db, clock: Clock, planId: number, day: string): Promise<void> {
  await on.selectFrom('plans').select('id').where('id', '=', planId).forNoKeyUpdate().execute();
  const unpaid = await unpaidTerms(on, day).where('plans.id', '=', planId).executeTakeFirst();
  if (!unpaid) return;
  await deleteInstallments(on, planId);
  await on.updateTable('renewals').set({ given_up_at: clock() }).where('next_plan_id', '=', planId).execute();
  await on.updateTable('plans').set({ auto_renew: false }).where('id', '=', planId).execute();
  await refreshStatusOfPlan(on, planId);
}
