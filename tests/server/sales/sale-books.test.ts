import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sandboxGateway } from '#server/payments/gateway/sandbox.ts';
import { moneyServices } from '#server/payments/money-services.ts';
import { receiptText, type SettledTransaction } from '#server/receipts/receipt-lines.ts';
import type { SaleWanted } from '#server/sales/sale-contents.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { times } from '../../support/depth.ts';
import { addPatient } from '../../support/patients.ts';
import { addAccount, addOffer } from '../../support/rows.ts';
import { suiteServer } from '../../support/server.ts';
import { setPrices } from './sales.ts';

/** A purchase, then a renewal, an added member and refunds in some order, with at least two writes each. */
const SEQUENCES = times(1000, 50);

type Step = { kind: 'renewal' | 'addMember'; monthly: boolean } | { kind: 'refund'; share: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('renewal' as const), monthly: fc.boolean() }),
  fc.record({ kind: fc.constant('addMember' as const), monthly: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 100 }) }),
);
const sequences = fc.record({
  feeCents: fc.integer({ min: 100, max: 300_000 }),
  enrollmentFeeCents: fc.integer({ min: 0, max: 20_000 }),
  stepCents: fc.integer({ min: 0, max: 100_000 }),
  adminFeeCents: fc.integer({ min: 0, max: 2000 }),
  salesTaxHundredths: fc.integer({ min: 0, max: 1500 }),
  monthly: fc.boolean(),
  family: fc.boolean(),
  days: fc.integer({ min: 0, max: 300 }),
  steps: fc.tuple(steps, steps, steps),
});
type Sequence = typeof sequences extends fc.Arbitrary<infer One> ? One : never;

const DAY_MS = 86_400_000;
const NORA = { firstName: 'Nora', lastName: 'Talbot', birthDate: '2019-05-02' };

describe.each(SAMPLED_ENGINES)('API-21: the books of sales, over %s', (engine) => {
  const server = suiteServer({ engine });
  let made = 0;
  const done = { purchase: 0, renewal: 0, addMember: 0, refund: 0 };

  /** A practice with a plan on offer, and a patient with a card. */
  async function started(given: Sequence) {
    const { db } = server;
    made += 1;
    let ahead = 0;
    const clock = () => new Date(server.clock.now().getTime() + ahead);
    const services = moneyServices(db, clock, sandboxGateway(db, clock), {});
    await setPrices(server, given.adminFeeCents, given.salesTaxHundredths);
    const { id: patient, memberId } = await addPatient(db, 1);
    const accountId = String(await addAccount(db, 1, patient));
    const offer = await addOffer(db, 1, {
      name: `Books ${made}`,
      levels: ['one', 'two', 'family'],
      level: {
        fee_cents: given.feeCents,
        enrollment_fee_cents: given.enrollmentFeeCents,
        is_subscription: true,
      },
    });
    await sql`update coverage_levels set fee_cents = fee_cents + position * ${given.stepCents}::integer
      where offered_plan_id = ${offer}`.execute(db);
    const path = { practiceId: '1', memberId };
    const level = { offeredPlanId: String(offer), coverageLevelId: given.family ? 'family' : 'one' };
    const clockTo = (days: number) => {
      ahead = days * DAY_MS;
    };
    return { db, services, memberId, path, level, accountId, clockTo };
  }

  async function booksOf(given: Sequence) {
    const world = await started(given);
    const { db, services, memberId, path, accountId } = world;
    let planId = '';
    const sold: number[] = [];

    async function quoted(wanted: SaleWanted): Promise<number[]> {
      const quote = await services.saleQuotes.quote(path, wanted);
      if (typeof quote === 'string') throw new Error(quote);
      return quote.contents.debts.map(({ amountCents }) => amountCents);
    }

    async function order(wanted: SaleWanted): Promise<void> {
      const [first = 0, ...later] = await quoted(wanted);
      const answer = await services.sellPlan({
        ...path,
        ...wanted,
        paymentAccountId: accountId,
        termsVersion: 1,
        dueNowCents: first,
        soldBy: '1',
        idempotencyKey: randomUUID(),
      });
      if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
      const { transactionId, planId: plan } = answer.sale;
      if (wanted.kind === 'purchase') planId = String(plan);
      done[wanted.kind] += 1;
      await agree(transactionId, first);
      if (wanted.kind !== 'addMember') await laterAgree(plan, later);
      if (transactionId !== null) sold.push(transactionId);
    }

    async function laterAgree(plan: number | null, later: readonly number[]): Promise<void> {
      const { rows } = await sql<{ cents: number }>`
        select coalesce(sum(amount_cents), 0)::integer as cents from instalments
        where plan_id = ${plan} and payment_due_id is null`.execute(db);
      expect(rows).toEqual([{ cents: later.reduce((sum, each) => sum + each, 0) }]);
    }

    /** The quote, the charge at the bank, the transaction and the receipt. */
    async function agree(transactionId: number | null, cents: number): Promise<void> {
      if (transactionId === null) {
        expect(cents).toBe(0);
        return;
      }
      const stored = await services.transactions.findOfMember('1', memberId, String(transactionId));
      const receipt = receiptText(stored as SettledTransaction);
      const amounts = receipt.amounts.map(
        ([label, value]) => [label, Math.round(Number(value.replace(/[$,]/g, '')) * 100)] as const,
      );
      const [, total] = amounts.at(-1) ?? ['', 0];
      const parts = amounts.slice(0, -1).reduce((sum, [, each]) => sum + each, 0);
      const { rows } = await sql<{ cents: number }>`
        select sandbox_orders.amount_cents as cents from sandbox_orders
        join transactions on transactions.order_reference = sandbox_orders.reference
        where transactions.id = ${transactionId} and declined_because is null`.execute(db);
      expect([stored?.charge_cents, total, rows.map((row) => row.cents)]).toEqual([cents, cents, [cents]]);
      expect(stored?.account_type).toBe('Credit Card');
      if (amounts.length > 1) expect(parts).toBe(cents);
    }

    async function refund(id: number, share: number): Promise<void> {
      const before = await services.transactions.findOfMember('1', memberId, String(id));
      const cents = Math.max(1, Math.floor(((before?.charge_cents ?? 0) * share) / 100));
      const answer = await services.reversePayment(
        {
          practiceId: '1',
          transactionId: String(id),
          refundCents: cents,
          reason: 'Paid twice',
          receiptTo: null,
          takenBy: '1',
          idempotencyKey: randomUUID(),
        },
        async () => undefined,
      );
      if (answer.kind !== 'reversed') throw new Error(JSON.stringify(answer));
      done.refund += 1;
      const { rows } = await sql<{ cents: number; parts: number }>`
        select refund_cents as cents, (select sum(amount_cents)::integer from sandbox_reversals
          where sandbox_reversals.reference = transactions.order_reference) as parts
        from transactions where id = ${answer.id}`.execute(db);
      expect(rows).toEqual([{ cents, parts: cents }]);
    }

    return {
      ...world,
      order,
      planId: () => planId,
      async refundNext(share: number) {
        const id = sold.shift();
        if (id !== undefined) await refund(id, share);
      },
    };
  }

  async function sell(given: Sequence): Promise<void> {
    const { order, planId, refundNext, level, clockTo } = await booksOf(given);
    await order({ kind: 'purchase', ...level, billing: given.monthly ? 'monthly' : 'annual' });
    clockTo(given.days);
    const over = new Set<string>();
    for (const step of given.steps) {
      if (step.kind === 'refund') await refundNext(step.share);
      else if (!over.has(step.kind) && !over.has('renewal')) await change(step);
    }

    /** A renewed plan does not change again, and each change happens once. */
    async function change({ kind, monthly }: Exclude<Step, { kind: 'refund' }>): Promise<void> {
      over.add(kind);
      if (kind === 'addMember') return addMember(planId(), level, order);
      await order({ kind, planId: planId(), ...level, billing: monthly ? 'monthly' : 'annual' });
    }
  }

  async function addMember(
    planId: string,
    level: { coverageLevelId: string },
    order: (wanted: SaleWanted) => Promise<void>,
  ): Promise<void> {
    await order({ kind: 'addMember', planId, newMember: { ...NORA, firstName: `Nora${made}` } });
    if (level.coverageLevelId === 'one') level.coverageLevelId = 'two';
  }

  it('API-21.17: quote, charge, transaction, receipt and refund agree to the cent, over random purchases, renewals, additions and refunds', async () => {
    await fc.assert(fc.asyncProperty(sequences, sell), { numRuns: SEQUENCES, seed: 20_261_125 });
    expect(done.purchase).toBe(SEQUENCES);
    expect(Math.min(...Object.values(done))).toBeGreaterThan(0);
    expect(Object.values(done).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(2 * SEQUENCES);
  });
});
