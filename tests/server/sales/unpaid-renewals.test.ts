import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPlan } from '#tests/support/patients.ts';
import { memberUrl } from '#tests/support/payments.ts';
import { day, END, nextPlanOf, nights, owedOn } from '#tests/support/renewals.ts';
import { addAccount } from '#tests/support/rows.ts';
import { refusalIn, type Schema, suiteServer, type TestServer } from '#tests/support/server.ts';
import { rowsOf, updateRows } from '#tests/support/tables.ts';
import { reversing } from '../payments/reversing.ts';
import { buyerIn, withoutTax } from './sales.ts';

const UNPAID = [409, 'planRenewed', 'The patient’s renewal isn’t paid yet. Take the payment that is due.'];
const OLD = ['2025-03-16', END];
const NEXT = [END, '2027-03-16'];

describe.each(SAMPLED_ENGINES)('sales to a patient whose auto-renewal is not paid, over %s', (engine) => {
  const server: TestServer = suiteServer({ engine });
  beforeAll(() => withoutTax(server));

  /** A plan that ends today and renews automatically to a card that the bank declines. The patient has another card. */
  async function endingPlan() {
    const buyer = await buyerIn(server);
    const { id, name, offer, send, quote } = buyer;
    const renewalCard = await addAccount(server.db, 1, id, {
      auto_renewal: true,
      item_id: `itm_declined_${id}`,
    });
    const plan = await addPlan(server.db, 1, id, { start: '2025-03-16', end: END, name, offer });
    const order = { ...buyer.order, dueNow: 400 };
    const renew = (planId: number, changes: object = {}) =>
      send(`plan/${planId}/renew`, { ...order, ...changes });
    const quoteRenewal = (planId: number) => quote({ kind: 'renewal', planId: String(planId) });
    const terms = async () => (await buyer.plans()).map(([, start, end]) => [start, end]);
    const paidCents = async () => {
      const rows = await rowsOf(server.db, 'transactions', ['payment_status', 'charge_cents'], {
        patient_id: id,
      });
      return rows.filter((each) => each.payment_status === 'Paid').map((each) => each.charge_cents);
    };
    return { ...buyer, order, renewalCard, plan, renew, quoteRenewal, terms, paidCents };
  }

  /** The bank declined the automatic payment of the next term on these days. */
  async function declinedRenewal(days: readonly string[], state: 'waiting' | 'given up') {
    const ending = await endingPlan();
    await nights(server, days);
    const next = await nextPlanOf(server.db, ending);
    expect(next?.state).toBe(state);
    return { ...ending, next: next?.plan ?? 0 };
  }

  it('API-21.11: a renewal of a term that was abandoned begins today', async () => {
    const { next, renew, quoteRenewal, terms, paidCents } = await declinedRenewal([END, day(8)], 'given up');
    const { startDate, endDate, dueNow } = await quoteRenewal(next);
    expect([startDate, endDate, dueNow]).toEqual([...NEXT, 400]);
    expect((await renew(next)).statusCode).toBe(200);
    expect([await terms(), await paidCents()]).toEqual([[OLD, NEXT, NEXT], [40_000]]);
  });

  it('API-21.11: a renewal of a plan that the practice ended begins today', async () => {
    const { id, offer, quoteRenewal } = await endingPlan();
    const plan = await addPlan(server.db, 1, id, {
      start: '2025-12-31',
      end: '2026-12-31',
      offer,
      inactive: true,
    });
    expect((await quoteRenewal(plan)).startDate).toBe(END);
  });

  it('API-21.11: a term that waits for its automatic payment is not renewed, to the same plan or another one', async () => {
    const { next, renew, send, terms, paidCents } = await declinedRenewal([END], 'waiting');
    const other = await buyerIn(server);
    const refusals = [
      await send('quote', { kind: 'renewal', planId: String(next) }),
      await renew(next),
      await renew(next, { offeredPlanId: String(other.offer) }),
    ].map(refusalIn);
    expect(refusals).toEqual([UNPAID, UNPAID, UNPAID]);
    expect([await terms(), await paidCents()]).toEqual([[OLD, NEXT], []]);
  });

  it('API-21.25: while the next term waits for its automatic payment, the same plan is not sold to the patient, and a new card pays for one term', async () => {
    const { id, offer, wanted, renewalCard, plan, order, renew, send, paidCents } = await declinedRenewal(
      [END],
      'waiting',
    );
    const earlier = await addPlan(server.db, 1, id, { start: '2024-03-16', end: '2025-03-16', offer });
    const refusals = [
      await send('quote', { kind: 'purchase', ...wanted }),
      await send('purchase', { ...order, dueNow: 425 }),
      await renew(plan),
      await renew(earlier),
    ].map(refusalIn);
    expect(refusals).toEqual([UNPAID, UNPAID, UNPAID, UNPAID]);
    await updateRows(server.db, 'payment_accounts', { id: renewalCard }, { item_id: `itm_approved_${id}` });
    await nights(server, [day(1), day(2)]);
    expect(await paidCents()).toEqual([40_000]);
  });

  /** Staff record 100.00 toward a renewal that waits for its automatic payment. */
  async function partlyPaidRenewal() {
    const renewal = await declinedRenewal([END], 'waiting');
    const { admin, memberId, plan, next } = renewal;
    const url = `${memberUrl({ memberId })}/plan/${next}`;
    const record = (payment: object) =>
      admin.call(
        'POST',
        `${url}/record-payment`,
        { amount: 100, ...payment },
        { 'idempotency-key': randomUUID() },
      );
    const { transactionId } = (await record({ method: 'Cash' })).json<{ transactionId: string }>();
    const { refund, voids } = reversing(server, (await server.signIn('admin')).accessToken);
    return {
      ...renewal,
      record,
      voids: () => voids(transactionId),
      refund: (amount: number) => refund(transactionId, amount),
      isPartlyPaid: async () =>
        (await admin.call('GET', `${url}/payment/due`)).json<Schema<'OutstandingPayment'>>().oldestDue
          ?.partlyPaid,
      turnOff: () => admin.call('PUT', `${url}/auto-renew`, { enable: false }),
      outcome: async () => [(await nextPlanOf(server.db, { plan }))?.state, await owedOn(server.db, next)],
    };
  }

  it('API-21.2: a renewal whose only payment is voided waits for another one until the last retry, and is not charged', async () => {
    const { id, renewalCard, record, voids, outcome, paidCents } = await partlyPaidRenewal();
    expect((await voids()).statusCode).toBe(200);
    await updateRows(server.db, 'payment_accounts', { id: renewalCard }, { item_id: `itm_approved_${id}` });
    await nights(server, [END, day(7)]);
    expect(await outcome()).toEqual(['waiting', 40_000]);
    expect((await record({ method: 'Check', checkNumber: '12' })).statusCode).toBe(200);
    expect(await paidCents()).toEqual([10_000]);
  });

  it('API-21.25: a renewal whose payment is fully refunded is canceled by turning auto-renewal off, and the plan is sold again', async () => {
    const { order, send, refund, isPartlyPaid, turnOff, outcome } = await partlyPaidRenewal();
    expect((await refund(99)).statusCode).toBe(200);
    await turnOff();
    expect([await isPartlyPaid(), await outcome()]).toEqual([true, ['waiting', 30_000]]);
    expect((await refund(1)).statusCode).toBe(200);
    expect(await isPartlyPaid()).toBeUndefined();
    await turnOff();
    expect(await outcome()).toEqual(['given up', 0]);
    expect((await send('purchase', { ...order, dueNow: 425 })).statusCode).toBe(200);
  });

  it('API-21.25: a renewal whose payment is fully refunded is canceled after the last retry', async () => {
    const { refund, outcome } = await partlyPaidRenewal();
    expect((await refund(100)).statusCode).toBe(200);
    await nights(server, [day(7)]);
    expect(await outcome()).toEqual(['waiting', 30_000]);
    await nights(server, [day(8)]);
    expect(await outcome()).toEqual(['given up', 0]);
  });

  it('API-21.25: a sale of another plan names the next term that waits; with auto-renewal turned off, it is canceled and never charged', async () => {
    const { admin, id, name, memberId, renewalCard, next, send, paidCents } = await declinedRenewal(
      [END],
      'waiting',
    );
    const other = await buyerIn(server);
    const noted = async () =>
      (await send('quote', { kind: 'purchase', ...other.wanted })).json<Schema<'SaleQuote'>>().unpaidRenewal;
    expect(await noted()).toBe(name);
    const url = `${memberUrl({ memberId })}/plan/${next}/auto-renew`;
    expect((await admin.call('PUT', url, { enable: false })).statusCode).toBe(200);
    expect([await noted(), await owedOn(server.db, next)]).toEqual([null, 0]);
    await updateRows(server.db, 'payment_accounts', { id: renewalCard }, { item_id: `itm_approved_${id}` });
    await nights(server, [day(1)]);
    expect(await paidCents()).toEqual([]);
  });

  it('API-21.25: the same plan is sold again once its next term is abandoned', async () => {
    const { order, renewalCard, id, send, terms, paidCents } = await declinedRenewal(
      [END, day(8)],
      'given up',
    );
    expect((await send('purchase', { ...order, dueNow: 425 })).statusCode).toBe(200);
    await updateRows(server.db, 'payment_accounts', { id: renewalCard }, { item_id: `itm_approved_${id}` });
    await nights(server, [day(9)]);
    expect([await terms(), await paidCents()]).toEqual([[OLD, NEXT, NEXT], [42_500]]);
  });
});
