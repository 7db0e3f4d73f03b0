import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { saleWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import { renewalsRepository } from '#server/plans/renewals.queries.ts';
import { lockPractice } from '#server/practices/lock-practice.queries.ts';
import { settleSaleWith } from '#server/sales/sell-plan.ts';
import { whileRunning } from '#tests/support/at-once.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPlan } from '#tests/support/patients.ts';
import { addAccount } from '#tests/support/rows.ts';
import { refusalIn, type Schema, suiteServer, type TestServer } from '#tests/support/server.ts';
import { rowOf, rowsOf } from '#tests/support/tables.ts';
import { buyerIn, replaceableGateway, withoutTax } from './sales.ts';

const TODAY = '2026-03-16';
const HOUR_MS = 60 * 60 * 1000;

describe.each(SAMPLED_ENGINES)('a renewal that staff sell, beside the renewal job, over %s', (engine) => {
  const { gateway, sandbox, replace } = replaceableGateway(() => server);
  const server: TestServer = suiteServer({ engine, gateway });
  beforeAll(() => withoutTax(server));
  beforeEach(() => replace({}));

  /**
   * A plan that ends today and renews automatically, with a sale of its renewal whose outcome the bank doesn't know.
   */
  async function endingPlan(behavior = 'approved') {
    const buyer = await buyerIn(server, behavior);
    await addAccount(server.db, 1, buyer.id, { auto_renewal: true });
    const { id, name, offer, order } = buyer;
    const plan = await addPlan(server.db, 1, id, { start: '2025-03-16', end: TODAY, name, offer });
    const key = randomUUID();
    const sell = () => buyer.send(`plan/${plan}/renew`, { ...order, dueNow: 400 }, key);
    const runJob = () => renewalsRepository(server.db, server.clock.now, {}).renew(plan, TODAY);
    const terms = async () => (await buyer.plans()).map(([, start, end]) => [start, end]);
    const chargedCents = async () =>
      (
        await rowsOf(server.db, 'transactions', ['charge_cents', 'refund_cents', 'payment_status'], {
          patient_id: id,
        })
      ).map((each) => [each.charge_cents, each.refund_cents, each.payment_status]);
    const declinedBecause = async () =>
      (await rowOf(server.db, 'plan_sales', ['declined_because'], { patient_id: id })).declined_because;
    return { ...buyer, plan, sell, runJob, terms, chargedCents, declinedBecause };
  }
  const OLD = ['2025-03-16', TODAY];
  const NEXT = [TODAY, '2027-03-16'];
  const RENEWED = [409, 'planRenewed', 'This plan is already renewed.'];
  const loseAnswers = () =>
    replace({
      charge: async (order) => {
        await sandbox().charge(order);
        return { kind: 'unknown' };
      },
      find: async () => ({ kind: 'unknown' }),
    });

  /** The bank confirms the charges of pending sales. */
  async function resolveSales(): Promise<void> {
    replace({});
    const { sales, clock } = saleWork(server.db, server.clock.now, sandbox(), {});
    const settlements = { settle: settleSaleWith({ sales, gateway: sandbox() }) };
    await resolveUnknownPayments({ attempts: sales, settlements, gateway: sandbox() }, clock);
  }

  const addPending = (
    on: Db,
    sale: { patient_id: number; kind: 'renewal' | 'purchase'; from_plan_id: number | null; contents: string },
  ) =>
    on
      .insertInto('plan_sales')
      .values({
        practice_id: 1,
        amount_cents: 0,
        payment_account_id: null,
        item_id: null,
        last_four: null,
        account_type: null,
        terms_version: 1,
        state: 'pending',
        order_reference: randomUUID(),
        order_holds_until: server.clock.now(),
        idempotency_key: randomUUID(),
        request_digest: '',
        sold_by: null,
        created_at: server.clock.now(),
        ...sale,
      })
      .execute();

  it('API-12, API-21.10: while a sale of its renewal is pending, the job leaves the plan to the sale, and it gets one next term', async () => {
    const { sell, runJob, terms, chargedCents } = await endingPlan();
    loseAnswers();
    expect((await sell()).statusCode).toBe(202);
    expect([await runJob(), await terms()]).toEqual([undefined, [OLD]]);
    replace({});
    expect((await sell()).json<Schema<'SaleResult'>>().state).toBe('Sold');
    expect([await runJob(), await terms(), await chargedCents()]).toEqual([
      undefined,
      [OLD, NEXT],
      [[40_000, 0, 'Paid']],
    ]);
  });

  it('API-12: the job renews a plan after the sale of its renewal, or a purchase of the same plan, was declined', async () => {
    const { order, send, sell, runJob, terms } = await endingPlan('declined');
    expect([(await sell()).statusCode, (await send('purchase', order)).statusCode]).toEqual([422, 422]);
    expect([await runJob(), await terms()]).toEqual(['renewed', [OLD, NEXT]]);
  });

  it('API-12, API-21.10: a sale without an outcome for a day no longer delays the renewal; its charge is reversed once the bank confirms it', async () => {
    const { sell, runJob, terms, chargedCents, declinedBecause } = await endingPlan();
    loseAnswers();
    expect((await sell()).statusCode).toBe(202);
    server.clock.pass(23 * HOUR_MS);
    expect(await runJob()).toBeUndefined();
    server.clock.pass(2 * HOUR_MS);
    expect(await runJob()).toBe('renewed');
    await resolveSales();
    expect(await declinedBecause()).toBe('The plan was already renewed. The charge was reversed.');
    expect([await terms(), await chargedCents()]).toEqual([
      [OLD, NEXT],
      [
        [40_000, 0, 'Refunded'],
        [0, 40_000, 'Refunded'],
      ],
    ]);
  });

  it('API-21.10: a sale of a renewal that starts while the job renews the plan is rejected before a charge', async () => {
    const { id, plan, sell, terms, chargedCents } = await endingPlan();
    const answer = await whileRunning(
      { db: server.db, engine },
      async (job) => {
        await job.selectFrom('plans').select('id').where('id', '=', plan).forNoKeyUpdate().execute();
        const next = await addPlan(job, 1, id, { start: TODAY, end: '2027-03-16' });
        await job
          .insertInto('renewals')
          .values({ plan_id: plan, next_plan_id: next, tried_until: TODAY })
          .execute();
      },
      sell,
    );
    expect([refusalIn(answer), await terms(), await chargedCents()]).toEqual([RENEWED, [OLD, NEXT], []]);
  });

  it('API-12: a job that starts while a sale of the renewal begins leaves the plan to the sale', async () => {
    const { id, plan, runJob, terms } = await endingPlan();
    const renewed = await whileRunning(
      { db: server.db, engine },
      async (sale) => {
        await sale.selectFrom('plans').select('id').where('id', '=', plan).forNoKeyUpdate().execute();
        await addPending(sale, { patient_id: id, kind: 'renewal', from_plan_id: plan, contents: '{}' });
      },
      runJob,
    );
    expect([renewed, await terms()]).toEqual([undefined, [OLD]]);
  });

  it('API-21.25: a job that starts while a purchase of the same plan begins leaves the plan to the sale', async () => {
    const { id, name, runJob, terms } = await endingPlan();
    const renewed = await whileRunning(
      { db: server.db, engine },
      async (sale) => {
        await lockPractice(sale, 1);
        const contents = JSON.stringify({ plan: { name } });
        await addPending(sale, { patient_id: id, kind: 'purchase', from_plan_id: null, contents });
      },
      runJob,
    );
    expect([renewed, await terms()]).toEqual([undefined, [OLD]]);
  });

  it('API-21.25: a purchase of the same plan that starts while the job renews it is rejected before a charge', async () => {
    const { id, plan, offer, order, send, terms, chargedCents } = await endingPlan();
    const answer = await whileRunning(
      { db: server.db, engine },
      async (job) => {
        await lockPractice(job, 1);
        const next = { start: TODAY, end: '2027-03-16', offer, inactive: true };
        await job
          .insertInto('renewals')
          .values({ plan_id: plan, next_plan_id: await addPlan(job, 1, id, next), tried_until: TODAY })
          .execute();
      },
      () => send('purchase', order),
    );
    expect([refusalIn(answer).slice(0, 2), await terms(), await chargedCents()]).toEqual([
      [409, 'planRenewed'],
      [OLD, NEXT],
      [],
    ]);
  });

  it('API-21.25: while a purchase of the same plan is pending, the job leaves the plan to the sale, also after a day, and the patient is charged once', async () => {
    const { order, send, runJob, terms, chargedCents } = await endingPlan();
    loseAnswers();
    expect((await send('purchase', order)).statusCode).toBe(202);
    server.clock.pass(25 * HOUR_MS);
    expect([await runJob(), await terms()]).toEqual([undefined, [OLD]]);
    await resolveSales();
    expect([await runJob(), (await terms()).length, await chargedCents()]).toEqual([
      undefined,
      2,
      [[42_500, 0, 'Paid']],
    ]);
  });
});
