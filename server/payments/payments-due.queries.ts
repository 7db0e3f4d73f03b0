import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

interface StoredAmountDue {
  cents: number;
  oldest: { dueDate: string; paymentType: 'New' | 'Subscription' | 'Upgrade'; partlyPaid?: true } | null;
  /** What is due on the member's other plans. Null if nothing is. */
  others: readonly { planId: string; cents: number }[] | null;
}

/** Of a debt's payments, those that are fully refunded. */
const REFUNDED_CENTS = sql<number>`(select coalesce(sum(parts.amount_cents), 0)
  from transaction_parts parts join transactions on transactions.id = parts.transaction_id
  where parts.payment_due_id = payments_due.id and payment_status = 'Refunded')`;

export function paymentsDueRepository(db: Db) {
  return {
    findAmountDue(
      practiceId: string,
      memberId: string,
      planId: string,
    ): Promise<StoredAmountDue | undefined> {
      return db
        .selectFrom('plans')
        .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
        .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('payments_due')
              .select([
                sql<number>`coalesce(sum(amount_cents - paid_cents), 0)`.as('cents'),
                sql<
                  StoredAmountDue['oldest']
                >`(array_agg(jsonb_build_object('dueDate', due_date, 'paymentType', payment_type)
                  || case when paid_cents > ${REFUNDED_CENTS} then '{"partlyPaid": true}' else '{}' end::jsonb
                  order by due_date, id) filter (where amount_cents > paid_cents))[1]`.as('oldest'),
              ])
              .whereRef('payments_due.plan_id', '=', 'plans.id')
              .as('due'),
          (join) => join.onTrue(),
        )
        .select(['due.cents', 'due.oldest'])
        .select(
          sql<StoredAmountDue['others']>`(
          select jsonb_agg(jsonb_build_object('planId', plan_id::text, 'cents', cents) order by plan_id)
          from (
            select other.plan_id, sum(debts.amount_cents - debts.paid_cents) as cents
            from plan_members other join payments_due debts on debts.plan_id = other.plan_id
            where other.patient_id = patients.id and other.plan_id <> plans.id and not other.disabled
              and debts.amount_cents > debts.paid_cents
            group by other.plan_id) dues)`.as('others'),
        )
        .$narrowType<StoredAmountDue>()
        .where('plans.practice_id', '=', recordNumber(practiceId))
        .where('plans.id', '=', recordNumber(planId))
        .where('patients.practice_id', '=', recordNumber(practiceId))
        .where('patients.member_id', '=', memberId)
        .executeTakeFirst();
    },
  };
}
