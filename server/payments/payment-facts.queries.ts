import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { REPEATED_WITHIN_MS } from './order-times.ts';

/** The data that every payment has, regardless of its method. */
export interface PaymentFacts {
  practiceId: string;
  memberId: string;
  planId: string;
  amountCents: number;
  takenBy: string | null;
  idempotencyKey: string | undefined;
}

export interface PaymentWanted extends PaymentFacts {
  paymentAccountId: string;
}

/** Locks the plan until the attempt is stored. Former members are included. */
export function lockPlanToPay(db: Db, { practiceId, memberId, planId }: PaymentFacts) {
  return db
    .selectFrom('plans')
    .innerJoin('practices', 'practices.id', 'plans.practice_id')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
    .select(['plans.id', 'plans.name', 'plans.practice_id', 'plans.sold_by'])
    .select(['practices.name as practice_name', 'practices.time_zone', 'patients.id as patient_id'])
    .select('plan_members.disabled')
    .where('plans.practice_id', '=', recordNumber(practiceId))
    .where('plans.id', '=', recordNumber(planId))
    .where('patients.member_id', '=', memberId)
    .forNoKeyUpdate('plans')
    .executeTakeFirst();
}
export type LockedPlan = NonNullable<Awaited<ReturnType<typeof lockPlanToPay>>>;

/** `accountId` is null for cash and checks. */
export async function isRepeated(
  db: Db,
  plan: LockedPlan,
  wanted: PaymentFacts & { accountId: number | null },
  now: Date,
): Promise<boolean> {
  if (wanted.idempotencyKey !== undefined) return false;
  const { rows } = await sql`
    select from transactions
    where plan_id = ${plan.id} and payment_account_id is not distinct from ${wanted.accountId}
      and charge_cents = ${wanted.amountCents} and payment_status <> 'Failed'
      and created_at > ${new Date(now.getTime() - REPEATED_WITHIN_MS)}
    limit 1`.execute(db);
  return rows.length > 0;
}
