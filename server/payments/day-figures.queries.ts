import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { DayLine } from '../db/schema/money-tables.ts';

interface DayFigures {
  lines: readonly DayLine[];
  pendingCents: number;
}

/** A fingerprint that changes with the figures, but not with the order in which a database sorts them. */
export const digestOf = (lines: readonly DayLine[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines
          .map(({ type, userName, payments, paidCents, refunds, refundedCents }) =>
            JSON.stringify([type, userName, payments, paidCents, refunds, refundedCents]),
          )
          .sort(),
      ),
    )
    .digest('base64url');

/** What was paid and refunded on the day. `date_paid` is a day of the practice's time zone. */
export async function figuresOf(on: Db, practiceId: number, day: string): Promise<DayFigures> {
  const { rows } = await sql<DayLine>`
    select coalesce(transactions.office_method, transactions.account_type, 'Removed account') as type,
      coalesce(users.username, '') as "userName",
      (count(*) filter (where charge_cents > 0))::integer as payments,
      coalesce(sum(charge_cents), 0)::integer as "paidCents",
      (count(*) filter (where refund_cents > 0))::integer as refunds,
      coalesce(sum(refund_cents), 0)::integer as "refundedCents"
    from transactions
    left join users on users.id = transactions.taken_by
    where transactions.practice_id = ${practiceId} and transactions.date_paid = ${day}::date
    group by 1, 2 order by 1, 2`.execute(on);
  const { pendingCents } = await on
    .selectFrom('transactions')
    .innerJoin('practices', 'practices.id', 'transactions.practice_id')
    .select(sql<number>`coalesce(sum(charge_cents), 0)::integer`.as('pendingCents'))
    .where('practice_id', '=', practiceId)
    .where('payment_status', '=', 'Pending')
    .where(sql<boolean>`(transactions.created_at at time zone practices.time_zone)::date = ${day}::date`)
    .executeTakeFirstOrThrow();
  return { lines: rows, pendingCents };
}
