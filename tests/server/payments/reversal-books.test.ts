import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Gateway, Outcome } from '#server/payments/gateway/gateway.ts';
import { sandboxGateway } from '#server/payments/gateway/sandbox.ts';
import { moneyServices, paymentWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { times } from '../../support/depth.ts';
import { addPayer } from '../../support/payments.ts';
import { addAccount } from '../../support/rows.ts';
import { suiteServer } from '../../support/server.ts';
import { rowsOf } from '../../support/tables.ts';

const SEQUENCES = times(2000, 100);
/** After this time, a lost order can no longer arrive. */
const FIVE_MINUTES_MS = 5 * 60 * 1000;

type Fate = 'answered' | 'answerLost' | 'orderLost';
type Act = { charge: number; cents: number | null; key: number };
type Step =
  | { kind: 'pay'; cents: number; key: number; fate: Fate }
  | { kind: 'reverse'; act: Act; fate: Fate }
  /** In two tabs at once. */
  | { kind: 'twice'; acts: readonly [Act, Act]; fate: Fate }
  | { kind: 'resolve'; later: boolean };

const fates = fc.constantFrom<Fate>('answered', 'answered', 'answerLost', 'orderLost');
/** Few keys, so that many steps are retries. Without cents, the step is a void. */
const acts = fc.record({
  charge: fc.nat(2),
  cents: fc.option(fc.constantFrom(1, 500, 1000, 1500, 3000), { freq: 3 }),
  key: fc.nat(5),
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      cents: fc.constantFrom(500, 1000, 3000),
      key: fc.nat(3),
      fate: fates,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('reverse' as const), act: acts, fate: fates }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('twice' as const), acts: fc.tuple(acts, acts), fate: fates }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resolve' as const), later: fc.boolean() }) },
);

describe.each(SAMPLED_ENGINES)('API-21: the books, over %s', (engine) => {
  const server = suiteServer({ engine });
  let run = 0;

  async function books(sequence: readonly Step[]) {
    const { db } = server;
    let ahead = 0;
    let fate: Fate = 'answered';
    const clock = () => new Date(server.clock.now().getTime() + ahead);
    const sandbox = sandboxGateway(db, clock);
    const over = async (send: () => Promise<Outcome>): Promise<Outcome> => {
      if (fate === 'orderLost') throw new Error('The connection was lost.');
      const outcome = await send();
      return fate === 'answerLost' ? { kind: 'unknown' } : outcome;
    };
    const gateway: Gateway = {
      register: sandbox.register,
      charge: (order) => over(() => sandbox.charge(order)),
      reverse: (order) => over(() => sandbox.reverse(order)),
      find: (reference) =>
        fate === 'answered' ? sandbox.find(reference) : Promise.reject(new Error('Lost.')),
    };
    const { takePayment, reversePayment } = moneyServices(db, clock, gateway, {});
    run += 1;
    const payer = await addPayer(db);
    const account = String(await addAccount(db, 1, payer.patient));
    const acknowledged: number[] = [];
    const declined: string[] = [];

    const charges = async () =>
      db
        .selectFrom('transactions')
        .select('id')
        .where('plan_id', '=', payer.plan)
        .where('referenced_transaction_id', 'is', null)
        .orderBy('id')
        .execute();
    async function reverse({ charge, cents, key }: Act) {
      const all = await charges();
      const of = all[charge % Math.max(1, all.length)];
      if (of === undefined) return;
      const idempotencyKey = `run-${run}-${engine}-reversal-${key}`;
      const reversed = await reversePayment(
        {
          practiceId: '1',
          transactionId: String(of.id),
          refundCents: cents,
          reason: 'Paid twice',
          receiptTo: null,
          takenBy: '1',
          idempotencyKey,
        },
        async () => undefined,
      );
      if (reversed.kind === 'reversed') acknowledged.push(reversed.id);
      if (reversed.kind === 'declined') declined.push(idempotencyKey);
    }
    const resolve = async () => {
      const { failures } = await resolveUnknownPayments(paymentWork(db, clock, gateway), clock);
      if (fate === 'answered') expect(failures).toEqual([]);
    };
    const pay = (cents: number, key: number) =>
      takePayment({
        practiceId: '1',
        memberId: payer.memberId,
        planId: String(payer.plan),
        paymentAccountId: account,
        amountCents: cents,
        takenBy: '1',
        idempotencyKey: `run-${run}-${engine}-payment-${key}`,
      });
    const perform = async (step: Step): Promise<unknown> => {
      switch (step.kind) {
        case 'pay':
          return pay(step.cents, step.key);
        case 'reverse':
          return reverse(step.act);
        case 'twice':
          return Promise.all(step.acts.map(reverse));
        case 'resolve':
          ahead += step.later ? FIVE_MINUTES_MS : 0;
          return resolve();
      }
    };
    for (const step of sequence) {
      fate = 'fate' in step ? step.fate : 'answered';
      await perform(step);
    }
    fate = 'answered';
    ahead += FIVE_MINUTES_MS;
    await resolve();
    return { plan: payer.plan, acknowledged, declined };
  }

  /** The database's and the bank's records of each payment on the plan, in cents. */
  const paymentsOf = async (plan: number) =>
    (
      await sql<{
        id: number;
        status: string;
        voided: boolean;
        charged: number;
        reversed: number;
        voids: number;
        count: number;
        bankCharged: number;
        bankReversed: number;
      }>`
        select charges.id, payment_status as status, charges.voided, charge_cents as charged,
          (select coalesce(sum(refund_cents), 0)::integer from transactions backs
            where backs.referenced_transaction_id = charges.id and payment_status = 'Refunded') as reversed,
          (select count(*)::integer from transactions backs
            where backs.referenced_transaction_id = charges.id and payment_status = 'Refunded' and backs.voided) as voids,
          (select count(*)::integer from transactions backs
            where backs.referenced_transaction_id = charges.id and payment_status = 'Refunded') as count,
          (select coalesce(sum(amount_cents), 0)::integer from sandbox_orders
            where reference = order_reference and declined_because is null) as "bankCharged",
          (select coalesce(sum(amount_cents), 0)::integer from sandbox_reversals
            where charge_reference = order_reference and declined_because is null) as "bankReversed"
        from transactions charges
        where plan_id = ${plan} and referenced_transaction_id is null order by charges.id`.execute(server.db)
    ).rows;

  async function checkBooks({ plan, acknowledged, declined }: Awaited<ReturnType<typeof books>>) {
    const payments = await paymentsOf(plan);
    for (const { status, voided, charged, reversed, voids, count, bankCharged, bankReversed } of payments) {
      const isPaid = status === 'Paid' || status === 'Refunded';
      expect(['Paid', 'Refunded', 'Failed']).toContain(status);
      expect(bankCharged, 'the bank charged what is paid').toBe(isPaid ? charged : 0);
      expect(bankReversed, 'the bank gave back what is refunded').toBe(reversed);
      expect(reversed, 'never more than was paid').toBeLessThanOrEqual(isPaid ? charged : 0);
      expect(status === 'Refunded', 'Refunded exactly if all of it went back').toBe(
        isPaid && reversed === charged,
      );
      expect(voided, 'the flag of a void').toBe(voids === 1);
      if (voids > 0) expect([voids, count, reversed]).toEqual([1, 1, charged]);
    }
    const kept = payments.filter(({ status, voided }) => status !== 'Failed' && !voided);
    const debts = await rowsOf(server.db, 'payments_due', ['amount_cents', 'paid_cents'], { plan_id: plan });
    const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
    expect(sum(debts.map(({ paid_cents }) => paid_cents)), 'what is paid of the debts').toBe(
      sum(kept.map(({ charged }) => charged)),
    );
    const open = await rowsOf(server.db, 'transactions', ['id'], {
      plan_id: plan,
      payment_status: 'Pending',
    });
    expect(open).toEqual([]);
    const charges = await server.db
      .selectFrom('transactions')
      .select('payment_status')
      .where('id', 'in', [0, ...acknowledged])
      .execute();
    expect(new Set(charges.map((each) => each.payment_status)).size).toBeLessThanOrEqual(1);
    expect(
      charges.every((each) => each.payment_status === 'Refunded'),
      'an acknowledged refund stays',
    ).toBe(true);
    const refused = await server.db
      .selectFrom('transactions')
      .select('payment_status')
      .where('idempotency_key', 'in', ['', ...declined])
      .execute();
    expect(
      refused.every((each) => each.payment_status === 'Failed'),
      'a declined refund moves nothing',
    ).toBe(true);
  }

  it(`API-21.2, ENTITY-7.7: over random sequences of payments, refunds, voids, retries, lost responses and two tabs, the books balance, and nothing is refunded twice or beyond its payment (${SEQUENCES})`, async () => {
    let reversed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 12 }), async (sequence) => {
        const first = { kind: 'pay', cents: 3000, key: 9, fate: 'answered' } as const;
        const result = await books([first, ...sequence]);
        reversed += result.acknowledged.length;
        await checkBooks(result);
      }),
      { numRuns: SEQUENCES },
    );
    expect(reversed).toBeGreaterThan(SEQUENCES / 2);
  });
});
