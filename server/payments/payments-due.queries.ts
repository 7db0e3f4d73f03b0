import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

export function paymentsDueRepository(db: Db) {
  return {
    async findAmountDue(practiceId: string, memberId: string, planId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('plans')
        .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
        .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
        .select(
          sql<number>`(select coalesce(sum(amount_cents - paid_cents), 0) from payments_due where plan_id = plans.id)`.as(
            'cents',
          ),
        )
        .where('plans.practice_id', '=', recordNumber(practiceId))
        .where('plans.id', '=', recordNumber(planId))
        .where('patients.practice_id', '=', recordNumber(practiceId))
        .where('patients.member_id', '=', memberId)
        .executeTakeFirst();
      return row?.cents;
    },
  };
}
export type PaymentsDueRepository = ReturnType<typeof paymentsDueRepository>;
