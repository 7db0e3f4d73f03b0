import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#server/db/open.ts';
import { gatewayOf, paymentWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import { newDataFolder } from '#tests/support/data-folder.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';

const PAYER = path.join(import.meta.dirname, 'children', 'payer.ts');
const KILLS = { pglite: times(50, 3), postgresql: times(20, 2) };
const A_MINUTE = 60_000;
const AN_HOUR_MS = 60 * 60 * 1000;

/** Takes payments until it is killed, `after` so many were acknowledged; their transactions. */
async function payUntilKilled(place: string, round: number, after: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', PAYER, place, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
    if (text.split('\n').length > after + 1) child.kill('SIGKILL');
  });
  const ended = await new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
  if (ended !== 'SIGKILL') throw new Error(`It ended by ${String(ended)}.`);
  return text.split('\n').slice(1, -1);
}

/** What no crash may leave behind, counted. */
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
      (select count(*) from patient_standings join plan_members using (patient_id) join payments_due using (plan_id)
        where past_due_cents <> amount_cents - paid_cents and paid_cents > 0) as standing_wrong,
      (select count(*) from transactions where not exists (
        select from audit_entries where request_id = idempotency_key)) as unaudited,
      (select count(*) from audit_entries where not exists (
        select from transactions where request_id = idempotency_key)) as audited_only`.execute(db);
  return rows[0] ?? {};
}

const NOTHING_WRONG = {
  pending: 0,
  unknown_charges: 0,
  charged_twice: 0,
  told_wrong: 0,
  sums_wrong: 0,
  parts_wrong: 0,
  standing_wrong: 0,
  unaudited: 0,
  audited_only: 0,
};

/** Settles what the crash left, an hour later, and looks. */
async function expectWhole(db: Db, acknowledged: readonly string[]): Promise<void> {
  const later = () => new Date(Date.now() + AN_HOUR_MS);
  await resolveUnknownPayments(paymentWork(db, later, gatewayOf('sandbox', db, later)), later);
  expect(await wrongsIn(db)).toEqual(NOTHING_WRONG);
  const paid = await sql<{ paid: number }>`
    select count(*) as paid from transactions
    where payment_status = 'Paid' and id = any(${acknowledged.map(Number)}::bigint[])`.execute(db);
  expect(paid.rows).toEqual([{ paid: new Set(acknowledged).size }]);
}

describe('API-10: a server that is killed while payments are taken', () => {
  it(
    'API-10: on PGlite has lost no payment that it acknowledged, torn none, and charged none twice',
    async () => {
      const dataDir = await newDataFolder();
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS.pglite; kill += 1) {
        acknowledged.push(...(await payUntilKilled(dataDir, kill, 4 + ((kill * 7) % 16))));
        const { db, close } = await openDatabase({ dataDir });
        await expectWhole(db, acknowledged);
        await close();
      }
      expect(acknowledged.length).toBeGreaterThan(KILLS.pglite);
      await rm(dataDir, { recursive: true, force: true });
    },
    KILLS.pglite * A_MINUTE,
  );

  it.runIf(ENGINES.includes('postgresql'))(
    'API-10: on PostgreSQL has lost no payment that it acknowledged, torn none, and charged none twice',
    async () => {
      const { db, url = '', close } = await openTestDatabase('tables', 'postgresql');
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS.postgresql; kill += 1) {
        acknowledged.push(...(await payUntilKilled(url, kill, 4 + ((kill * 7) % 16))));
        await expectWhole(db, acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThan(KILLS.postgresql);
      await close();
    },
    KILLS.postgresql * A_MINUTE,
  );
});
