import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addYears } from '#domain/date/day.ts';
import type { Db } from '#server/db/open.ts';
import { officePaymentsRepository } from '#server/payments/office-payments.ts';
import { commandOver } from '#tests/support/command.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import {
  addStaffUser,
  day,
  END,
  nextPlanOf,
  nightOn,
  nights,
  noonOf,
  openRenewingPractice,
  PRICE_CENTS,
} from '#tests/support/renewals.ts';
import { suiteServer } from '#tests/support/server.ts';

const A_MOMENT_MS = 500;

describe('a server with BACKGROUND_JOBS=off', () => {
  const server = suiteServer();

  it('SAMPLE-2: starts neither the schedule nor the outbox, and the log says so', async () => {
    const warnings: unknown[] = [];
    const log = Object.assign(Object.create(server.app.log), {
      warn: (warning: unknown) => warnings.push(warning),
    });
    const background = server.startJobs({ backgroundJobs: false, smtpUrl: 'smtp://127.0.0.1:9', log });
    await wait(A_MOMENT_MS);
    const { rows } = await sql`select to_regnamespace('pgboss') as schedule`.execute(server.db);
    expect(rows).toEqual([{ schedule: null }]);
    expect(warnings).toEqual(['BACKGROUND_JOBS=off: no jobs run, and emails wait in the outbox']);
    await background.stop();
  });
});

describe('the command `jobs` on a restored database', () => {
  it('SAMPLE-2: with BACKGROUND_JOBS=off, a renewal after its last retry stays open, so that staff can record the payment that the backup lacks', async () => {
    const database = await openTestDatabase('tables');
    const { db } = database;
    const alder = await openRenewingPractice(db, 'Alder Street Dental');
    const paid = await alder.addHolder({ end: END, account: 'declined' });
    const unpaid = await alder.addHolder({ end: END, account: 'declined' });
    await nights(database, [END]);
    const jobs = commandOver(db, 'jobs', { BACKGROUND_JOBS: 'off', PAYMENT_GATEWAY: 'none' });
    await jobs.run('--date', day(8));
    const planId = String((await nextPlanOf(db, paid))?.plan);
    await officePaymentsRepository(db, noonOf(day(8))).record({
      ...{ practiceId: String(alder.id), memberId: paid.memberId, planId, amountCents: PRICE_CENTS },
      ...{ method: 'Check', checkNumber: '1042', note: null },
      ...{ takenBy: String(await addStaffUser(db)), idempotencyKey: undefined },
    });
    await nights(database, [day(8)]);
    const states = [await nextPlanOf(db, paid), await nextPlanOf(db, unpaid)].map((next) => next?.state);
    expect(states).toEqual(['begun', 'given up']);
    await database.close();
  });
});

describe('an automatic payment on a restored database', () => {
  const ordersOf = async (db: Db) => {
    const rows = await sql<{
      order: string;
    }>`select concat_ws(' ', created_at::date, charge_cents, order_reference)
      as order from transactions order by id`.execute(db);
    return rows.rows.map(({ order }) => order);
  };

  it('API-10: has the reference of the payment that was made after the backup on the same day', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bridgework-restored-'));
    const file = path.join(folder, 'data.gz');
    const lost = await openTestDatabase('tables');
    const alder = await openRenewingPractice(lost.db, 'Alder Street Dental');
    await alder.addHolder({ end: END, account: 'declined', scheduleDate: addYears(END, -1) });
    await alder.addHolder({ end: END, account: 'approved' });
    await commandOver(lost.db, 'export').run('--file', file);
    for (const night of [END, day(1)]) await nightOn(lost, night);

    const restored = await openTestDatabase('tables');
    await commandOver(restored.db, 'import').run('--file', file);
    await nightOn(restored, END);
    const orders = await ordersOf(restored.db);
    expect(orders).toHaveLength(2);
    const before = await ordersOf(lost.db);
    expect(before.slice(0, 2)).toEqual(orders);
    expect(new Set(before.map((order) => order.split(' ').at(-1))).size).toBe(3);

    await Promise.all([lost.close(), restored.close(), rm(folder, { recursive: true })]);
  });
});
