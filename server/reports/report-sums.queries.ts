import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** Sums and debts that differ from the records; 0 of each if the triggers applied every change. */
interface SumDifferences {
  payments: number;
  terms: number;
  members: number;
  debts: number;
}

/** Replaces the changes of a month or day with one row. Readers see the same sums before and after. */
export async function foldReportSums(db: Db): Promise<void> {
  await sql`select fold_report_sums()`.execute(db);
}

export async function rebuildReportSums(db: Db): Promise<void> {
  await sql`
    with debts as (update payments_due set owed_to = practice_owed(plan_id) where ${OTHER_PRACTICE})
    select rebuild_report_sums()`.execute(db);
}

const OTHER_PRACTICE = sql`owed_to is distinct from practice_owed(plan_id)`;

/** Counts all records again, in one snapshot. */
export async function differencesOfReportSums(db: Db): Promise<SumDifferences> {
  const { rows } = await sql<SumDifferences>`
    select ${differences(
      sql`select practice_id, month, is_paid, payment_type, payment_status, sum(payments) as payments,
          sum(charge_cents) as charge_cents, sum(refund_cents) as refund_cents,
          sum(recurring_cents) as recurring_cents
        from report_payments group by 1, 2, 3, 4, 5
        having sum(payments) <> 0 or sum(charge_cents) <> 0 or sum(refund_cents) <> 0 or sum(recurring_cents) <> 0`,
      sql`select * from report_payment_sums`,
    )} as payments,
    ${differences(
      sql`select * from report_terms where cardinality(starts) > 0`,
      sql`select * from report_current_terms`,
    )} as terms,
    ${differences(
      sql`select practice_id, breakdown, name, day, sum(active) as active, sum(added) as added,
          sum(renewed) as renewed, sum(lapsed) as lapsed
        from report_members group by 1, 2, 3, 4
        having sum(active) <> 0 or sum(added) <> 0 or sum(renewed) <> 0 or sum(lapsed) <> 0`,
      sql`select * from report_member_sums`,
    )} as members,
    (select count(*)::integer from payments_due where ${OTHER_PRACTICE}) as debts`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('A count has one row.');
  return found;
}

const differences = (stored: RawBuilder<unknown>, counted: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::integer from (
    ((${stored}) except (${counted})) union all ((${counted}) except (${stored}))) different)`;
