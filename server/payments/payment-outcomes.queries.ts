import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

interface PlanOfMember {
  practiceId: string;
  memberId: string;
  planId: string;
}

/** What a client may know about a payment that it has sent. */
export function paymentOutcomesRepository(db: Db) {
  const outcomes = (practiceId: string) =>
    db
      .selectFrom('transactions')
      .leftJoin('payment_accounts', 'payment_accounts.id', 'transactions.payment_account_id')
      .where('transactions.practice_id', '=', recordNumber(practiceId))
      .select([
        'transactions.id',
        'transactions.payment_status as status',
        'transactions.failure_reason as failureReason',
        'transactions.settled_at as settledAt',
        'transactions.payment_type as paymentType',
        'transactions.last_four as lastFour',
        'payment_accounts.card_type as cardType',
        'transactions.office_method',
        'transactions.check_number',
        'transactions.note',
      ])
      .select((eb) =>
        eb
          .selectFrom('outbox_messages')
          .select('recipient')
          .where('once_key', '=', sql<string>`'receipt:' || transactions.id`)
          .as('receiptEmailedTo'),
      );

  /** Former members are included. */
  const patientOfPlan = ({ practiceId, memberId, planId }: PlanOfMember) =>
    db
      .selectFrom('plan_members')
      .innerJoin('plans', 'plans.id', 'plan_members.plan_id')
      .innerJoin('patients', 'patients.id', 'plan_members.patient_id')
      .select('patients.id')
      .where('plans.practice_id', '=', recordNumber(practiceId))
      .where('plans.id', '=', recordNumber(planId))
      .where('patients.member_id', '=', memberId)
      .executeTakeFirst();

  return {
    find: (practiceId: string, transactionId: string) =>
      outcomes(practiceId)
        .where('transactions.id', '=', recordNumber(transactionId))
        .executeTakeFirstOrThrow(),

    /** Null if no payment with the key has arrived; undefined if the member has no such plan. */
    async findByKey(plan: PlanOfMember, idempotencyKey: string) {
      const patient = await patientOfPlan(plan);
      if (!patient) return undefined;
      const outcome = await outcomes(plan.practiceId)
        .where('transactions.plan_id', '=', recordNumber(plan.planId))
        .where('transactions.patient_id', '=', patient.id)
        .where('transactions.idempotency_key', '=', idempotencyKey)
        .executeTakeFirst();
      return outcome ?? null;
    },
  };
}
export type PaymentOutcome = Awaited<ReturnType<ReturnType<typeof paymentOutcomesRepository>['find']>>;
