import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { notifyOfFailedPlan } from '../payments/failed-payment-notices.queries.ts';
import { deleteInstallments } from '../payments/installments.queries.ts';
import { firstEndOn, triedUntil } from './auto-renewal.ts';
import { lockWithPlanBefore, stopRenewalBefore } from './renewed-terms.queries.ts';

/** Past the last retry or with auto-renewal turned off, and without a payment: a fully refunded one doesn't count. */
export const unpaidTerms = (on: Db, day: string) =>
  on
    .selectFrom('renewals')
    .innerJoin('plans', 'plans.id', 'renewals.next_plan_id')
    .innerJoin('plans as before', 'before.id', 'renewals.plan_id')
    .select(['plans.id', 'plans.start_date'])
    .select(({ and, eb }) =>
      and([eb('plans.auto_renew', '=', true), eb('before.auto_renew', '=', true)]).as('renewsItself'),
    )
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
 * that still waits for its payment. A payment that is fully refunded doesn't count. The retries of a term that was
 * never charged, because the jobs did not run, begin on this day instead.
 */
export async function cancelUnpaidTerm(on: Db, clock: Clock, planId: number, day: string): Promise<void> {
  await lockWithPlanBefore(on, planId);
  const unpaid = await unpaidTerms(on, day).where('plans.id', '=', planId).executeTakeFirst();
  if (!unpaid) return;
  if (unpaid.renewsItself && !(await wasTried(on, planId))) {
    if (unpaid.start_date >= firstEndOn(day)) return startRetries(on, planId, day);
    await notifyOfFailedPlan(on, clock, planId);
  }
  await deleteInstallments(on, planId);
  await on.updateTable('renewals').set({ given_up_at: clock() }).where('next_plan_id', '=', planId).execute();
  await on.updateTable('plans').set({ auto_renew: false }).where('id', '=', planId).execute();
  await stopRenewalBefore(on, planId, day);
  await refreshStatusOfPlan(on, planId);
}

/** Whether a payment was tried, or the practice was notified that it can't be. */
async function wasTried(on: Db, planId: number): Promise<boolean> {
  const { rows } = await sql<{ tried: boolean }>`
    select exists (select from transactions where plan_id = ${planId})
      or exists (select from instalments where plan_id = ${planId} and told_at is not null) as tried`.execute(
    on,
  );
  return rows[0]?.tried ?? false;
}

async function startRetries(on: Db, planId: number, day: string): Promise<void> {
  const tried_until = triedUntil(day);
  await on.updateTable('renewals').set({ tried_until }).where('next_plan_id', '=', planId).execute();
  await on
    .updateTable('instalments')
    .set({ tried_until })
    .where('plan_id', '=', planId)
    .where('payment_due_id', 'is not', null)
    .execute();
}
