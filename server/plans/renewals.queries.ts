import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { refreshStatusOfPlan } from '../patients/patient-status.queries.ts';
import { notifyOfFailedRenewal } from '../payments/failed-payment-notices.queries.ts';
import { postInstallments, writeInstallments } from '../payments/installments.queries.ts';
import { findLevels } from '../sales/sale-facts.queries.ts';
import { delayedBySalesSince, renewalOf, triedUntil } from './auto-renewal.ts';
import { renewalIncreases } from './level-increases.queries.ts';
import { carryMembers, findLeftByRenewal } from './plan-household.queries.ts';
import { isMonthly, type NewDebt, type Term } from './plan-term.ts';
import type { SalesTaxByState } from './price.ts';
import {
  type EndingPlan,
  findRenewalAccount,
  isSoldByStaff,
  listEndingPlans,
  lockEndingPlan,
  priceOfTerm,
} from './renewal-facts.queries.ts';
import { beginPaidTerm } from './renewed-terms.queries.ts';
import { cancelUnpaidTerm, unpaidTerms } from './unpaid-terms.queries.ts';

/** Each term is a separate plan: members move to it, benefit uses don't. It becomes active with its first payment. */
export function renewalsRepository(db: Db, clock: Clock, salesTax: SalesTaxByState) {
  return {
    listEnding: (practiceId: number, day: string) => listEndingPlans(db, practiceId, day),

    /** Creates the next term once, or notifies the practice why it can't. @returns undefined if nothing was created */
    renew: (planId: number, day: string): Promise<'renewed' | undefined> =>
      db.transaction().execute(async (transaction) => {
        const plan = await lockEndingPlan(transaction, planId);
        if (await isSoldByStaff(transaction, plan, delayedBySalesSince(clock()))) return undefined;
        const payer = payerOf(plan);
        const renewal = renewalOf(
          {
            startDate: plan.start_date,
            endDate: plan.end_date,
            autoRenew: plan.auto_renew,
            inactive: plan.inactive,
          },
          await priceOfTerm(transaction, salesTax, plan, { startDate: plan.end_date, today: day }),
          await findRenewalAccount(transaction, payer),
          day,
        );
        if (renewal.kind === 'notDue') return undefined;
        const note = await recordAttempt(transaction, planId, day);
        if (note === 'over') return undefined;
        if (renewal.kind === 'renew') {
          await makeTerm(transaction, plan, renewal, day);
          return 'renewed';
        }
        if (note === 'first')
          await notifyOfFailedRenewal(transaction, clock, { ...payer, planId }, renewal.because);
        return undefined;
      }),

    async listUnpaid(practiceId: number, day: string): Promise<number[]> {
      const rows = await unpaidTerms(db, day).where('plans.practice_id', '=', practiceId).execute();
      return rows.map(({ id }) => id);
    },

    /** Cancels a term without any payment once the last retry is over, or starts the retries that never ran. */
    giveUp: (planId: number, day: string): Promise<void> =>
      db.transaction().execute((transaction) => cancelUnpaidTerm(transaction, clock, planId, day)),
  };

  async function makeTerm(
    on: Db,
    plan: EndingPlan,
    { term, debts }: { term: Term; debts: readonly NewDebt[] },
    day: string,
  ): Promise<void> {
    const next = await insertPlan(on, plan, term, day);
    await writeInstallments(on, next, debts);
    await on
      .updateTable('renewals')
      .set({ next_plan_id: next, tried_until: triedUntil(day) })
      .where('plan_id', '=', plan.id)
      .execute();
    const due = await postInstallments(on, next, { dueBy: term.startDate, day });
    if (due === 0) await beginPaidTerm(on, clock, next);
    await refreshStatusOfPlan(on, next);
  }
}
export type RenewalsRepository = ReturnType<typeof renewalsRepository>;

const payerOf = (plan: EndingPlan) => ({
  practiceId: plan.practice_id,
  patientId: plan.subscriber,
  paidByPractice: plan.paid_by_practice,
});

/** `over`: renewed before, or past the last retry. */
async function recordAttempt(on: Db, planId: number, day: string): Promise<'first' | 'again' | 'over'> {
  const { numInsertedOrUpdatedRows } = await on
    .insertInto('renewals')
    .values({ plan_id: planId, next_plan_id: null, tried_until: triedUntil(day) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 0n) return 'first';
  const open = await on
    .selectFrom('renewals')
    .select('plan_id')
    .where('plan_id', '=', planId)
    .where('next_plan_id', 'is', null)
    .where('tried_until', '>=', day)
    .executeTakeFirst();
  return open ? 'again' : 'over';
}

/** The step to the next coverage level on the first day. A plan that the practice no longer offers keeps its price. */
async function addMemberCentsOn(
  on: Db,
  plan: EndingPlan,
  { startDate, today }: { startDate: string; today: string },
): Promise<number> {
  const { practice_id: practiceId, offered_plan_id: offered, coverage_level_id: levelId } = plan;
  const levels =
    offered === null ? [] : await findLevels(on, practiceId, offered, startDate, renewalIncreases(today));
  const level = levels.find((each) => each.levelId === levelId);
  return level?.addMemberCents ?? plan.add_additional_member_cents;
}

async function insertPlan(on: Db, plan: EndingPlan, term: Term, today: string): Promise<number> {
  const { id } = await on
    .insertInto('plans')
    .values({
      practice_id: plan.practice_id,
      name: plan.name,
      coverage_level_id: plan.coverage_level_id,
      coverage_level: plan.coverage_level,
      start_date: term.startDate,
      end_date: term.endDate,
      auto_renew: true,
      inactive: true,
      template_type: plan.template_type,
      schedule_date: isMonthly(plan.schedule_date) ? term.startDate : null,
      add_additional_member_cents: await addMemberCentsOn(on, plan, { startDate: term.startDate, today }),
      sold_by: plan.sold_by,
      offered_plan_id: plan.offered_plan_id,
      paid_by_practice: plan.paid_by_practice,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const leaving = await findLeftByRenewal(on, plan, term.startDate);
  await carryMembers(on, { from: plan.id, to: id, leaving });
  return id;
}
