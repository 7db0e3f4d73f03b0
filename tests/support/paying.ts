import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { gatewayOf, paymentWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import { differencesOfReportSums } from '#server/reports/report-sums.queries.ts';
import { AUDITED_AS } from './payment-fixture.ts';

const AN_HOUR_MS = 60 * 60 * 1000;

/** Counts the inconsistencies that no crash, copy or interruption may leave. */
async function wrongsIn(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from transactions where payment_status = 'Pending') as pending,
      (select count(*) from sandbox_orders left join transactions on order_reference = reference
        where transactions.id is null) as unknown_charges,
      (select count(*) from (select plan_id from sandbox_orders join transactions on order_reference = reference
        where declined_because is null group by plan_id having count(*) > 1) twice) as charged_twice,
      (select count(*) from transactions left join sandbox_orders on order_reference = reference
        where (payment_status = 'Paid') <> (reference is not null)) as told_wrong,
      (select count(*) from payments_due debts where paid_cents <> (
        select coalesce(sum(parts.amount_cents), 0) from transaction_parts parts
        join transactions on transactions.id = transaction_id
        where payment_due_id = debts.id and payment_status = 'Paid')) as sums_wrong,
      (select count(*) from transactions where charge_cents <> (
        select coalesce(sum(amount_cents), 0) from transaction_parts where transaction_id = transactions.id)
        and payment_status = 'Paid') as parts_wrong,
      (select count(*) from patient_statuses join plan_members using (patient_id) join payments_due using (plan_id)
        where past_due_cents <> amount_cents - paid_cents and paid_cents > 0) as status_wrong,
      (select count(*) from transactions join patients on patients.id = patient_id where not exists (
        select from audit_entries audit
        where audit.member_id = patients.member_id and stage = 'change')) as unaudited,
      (select count(*) from audit_entries audit
        where operation = ${AUDITED_AS} and stage = 'change' and not exists (
          select from transactions join patients on patients.id = patient_id
          where patients.member_id = audit.member_id)) as audited_only`.execute(db);
  return rows[0] ?? {};
}

/** Settles everything left open, one hour later, and expects consistent data with every acknowledged payment. */
export async function expectWhole(db: Db, acknowledged: readonly string[]): Promise<void> {
  const later = () => new Date(Date.now() + AN_HOUR_MS);
  const work = paymentWork(db, later, gatewayOf('sandbox', db, later));
  expect((await resolveUnknownPayments(work, later)).failures).toEqual([]);
  const counts = Object.entries(await wrongsIn(db));
  expect(counts).toHaveLength(9);
  expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
  const paid = await sql<{ paid: number }>`
    select count(*) as paid from transactions
    where payment_status = 'Paid' and id = any(${acknowledged.map(Number)}::bigint[])`.execute(db);
  expect(paid.rows).toEqual([{ paid: new Set(acknowledged).size }]);
  expect(await differencesOfReportSums(db)).toEqual({ payments: 0, terms: 0, members: 0, debts: 0 });
}
