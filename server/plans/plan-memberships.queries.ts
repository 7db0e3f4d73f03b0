import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { lockOwner } from '../payments/account-owners.queries.ts';
import { refusalOfAccount } from '../payments/payment-account.ts';
import { type CancelRefusal, cancelPlan, isActiveWithoutPayment } from './plan-cancellations.queries.ts';
import { findPayer, findRenewalAccount } from './renewal-facts.queries.ts';
import { forgetCanceledTerm, lockWithPlanBefore } from './renewed-terms.queries.ts';
import { cancelUnpaidTerm } from './unpaid-terms.queries.ts';

interface Membership {
  practiceId: string;
  memberId: string;
  planId: string;
}

export type RemovalRefusal = 'unknown' | 'subscriber';
export type AutoRenewRefusal = 'unknown' | 'ended' | 'noAccount';

/** API-12 */
export function planMembershipsRepository(db: Db, clock: Clock) {
  const find = (on: Db, { practiceId, memberId, planId }: Membership) =>
    on
      .selectFrom('plans')
      .innerJoin('practices', 'practices.id', 'plans.practice_id')
      .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
      .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
      .select(['plans.id', 'plans.practice_id', 'plans.inactive', 'plans.canceled_on', 'plans.end_date'])
      .select('practices.time_zone')
      .select(['plan_members.patient_id', 'plan_members.relationship', 'plan_members.disabled'])
      .where('plans.practice_id', '=', recordNumber(practiceId))
      .where('plans.id', '=', recordNumber(planId))
      .where('patients.member_id', '=', memberId);

  async function lock(on: Db, membership: Membership) {
    const found = await find(on, membership).executeTakeFirst();
    if (found) await lockWithPlanBefore(on, found.id);
    return find(on, membership).forNoKeyUpdate('plans').executeTakeFirst();
  }

  /** The renewal account stays while this transaction runs. As in a sale, the accounts are locked before the plan. */
  async function lockAccounts(on: Db, membership: Membership): Promise<void> {
    const found = await find(on, membership).executeTakeFirst();
    if (!found) return;
    const payer = await findPayer(on, found.id);
    await lockOwner(on, payer.practiceId, payer.paidByPractice ? null : payer.patientId);
  }

  async function renewalRefusal(
    on: Db,
    plan: { id: number; inactive: boolean; end_date: string; time_zone: string },
  ): Promise<AutoRenewRefusal | undefined> {
    const today = dayIn(plan.time_zone, clock());
    if (plan.inactive || plan.end_date < today) return 'ended';
    const account = await findRenewalAccount(on, await findPayer(on, plan.id));
    return account && !refusalOfAccount(account, today) ? undefined : 'noAccount';
  }

  /**
   * Turned off for a next term that waits for its payment, it cancels that term. Turned on for a plan whose next term
   * was canceled, it renews the plan again.
   */
  async function storeAutoRenew(
    on: Db,
    { id, time_zone }: { id: number; time_zone: string },
    enable: boolean,
  ): Promise<void> {
    await on.updateTable('plans').set({ auto_renew: enable }).where('id', '=', id).execute();
    if (enable) await forgetCanceledTerm(on, id);
    else await cancelUnpaidTerm(on, clock, id, dayIn(time_zone, clock()));
    await refreshStatusOfPlan(on, id);
  }

  return {
    remove: (membership: Membership): Promise<RemovalRefusal | undefined> =>
      db.transaction().execute(async (transaction) => {
        const found = await lock(transaction, membership);
        if (!found) return 'unknown';
        if (found.relationship === 'Self') return 'subscriber';
        await transaction
          .updateTable('plan_members')
          .set({ disabled: true, left_on: dayIn(found.time_zone, clock()) })
          .where('plan_id', '=', found.id)
          .where('patient_id', '=', found.patient_id)
          .where('disabled', '=', false)
          .execute();
        await refreshStatusOfPlan(transaction, found.id);
        return undefined;
      }),

    setAutoRenew: (membership: Membership, enable: boolean): Promise<AutoRenewRefusal | undefined> =>
      db.transaction().execute(async (transaction) => {
        if (enable) await lockAccounts(transaction, membership);
        const found = await lock(transaction, membership);
        if (!found || found.disabled) return 'unknown';
        const refusal = enable ? await renewalRefusal(transaction, found) : undefined;
        if (refusal) return refusal;
        await storeAutoRenew(transaction, found, enable);
        return undefined;
      }),

    isActiveWithoutPayment: (transactionId: number) => isActiveWithoutPayment(db, transactionId, clock()),

    /** Repeated, it changes nothing. */
    cancel: (membership: Membership): Promise<CancelRefusal | 'unknown' | undefined> =>
      db.transaction().execute(async (transaction) => {
        const found = await lock(transaction, membership);
        if (!found || found.disabled) return 'unknown';
        return cancelPlan(transaction, clock, found, dayIn(found.time_zone, clock()));
      }),
  };
}
