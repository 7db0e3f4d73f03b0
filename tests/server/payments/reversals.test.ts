import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayOf, paymentWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPayer, memberUrl, type Payer, type Paying, paying } from '../../support/payments.ts';
import { type List, outcomeOf, type Schema, suiteServer } from '../../support/server.ts';
import { rowsOf, updateRows } from '../../support/tables.ts';
import { type Reversing, reversedBySandbox, reversing } from './reversing.ts';

const FOUR_MINUTES_MS = 4 * 60 * 1000;

describe.each(SAMPLED_ENGINES)('API-21: refunds and voids, over %s', (engine) => {
  const server = suiteServer({ engine });
  let admin: Paying;
  let back: Reversing;
  beforeAll(async () => {
    const { accessToken } = await server.signIn('admin');
    admin = paying(server, accessToken);
    back = reversing(server, accessToken);
  });

  /** A payer who has paid 30 dollars, and the payment's id. */
  async function paid(token = 'tok_sandbox_approved_0042'): Promise<{ payer: Payer; id: string }> {
    const payer = await addPayer(server.db);
    const account = await admin.addAccount(payer, { token });
    const answer = await admin.pay(payer, account, 30, randomUUID());
    return { payer, id: answer.json<{ transactionId: string }>().transactionId };
  }
  /** Paid. From now on, the gateway's responses about the account are lost. */
  async function paidBeforeLoss() {
    const { payer, id } = await paid();
    await server.db
      .updateTable('sandbox_orders')
      .set({ item_id: `itm_unanswered_${randomUUID()}` })
      .where('reference', 'in', (inner) =>
        inner.selectFrom('transactions').select('order_reference').where('id', '=', Number(id)),
      )
      .execute();
    return { payer, id };
  }
  const resolve = () => {
    const clock = () => server.clock.now();
    return resolveUnknownPayments(
      paymentWork(server.db, clock, gatewayOf('sandbox', server.db, clock)),
      clock,
    );
  };

  it('API-21.2, ENTITY-7.7: a payment is refunded in parts, becomes Refunded with the last one, and nothing is due again', async () => {
    const { payer, id } = await paid();
    const first = await back.refund(id, 12.5);
    expect([first.statusCode, first.json()]).toMatchObject([
      200,
      {
        paymentStatus: 'Refunded',
        paymentType: 'Refund',
        charge: 0,
        refund: 12.5,
        referencedTransactionId: id,
        voided: false,
        reason: 'Paid twice',
        userName: 'admin@bridgework.test',
      },
    ]);
    expect(await back.found(id)).toMatchObject({ paymentStatus: 'Paid', refundable: 17.5, voidable: false });
    expect(outcomeOf(await back.refund(id, 17.51))).toEqual([
      422,
      'The amount is more than what is left of the payment.',
    ]);
    expect((await back.refund(id, 17.5)).statusCode).toBe(200);
    expect(await back.found(id)).toMatchObject({ paymentStatus: 'Refunded', refundable: 0, voided: false });
    expect(outcomeOf(await back.refund(id, 0.01))[0]).toBe(409);
    expect(await reversedBySandbox(server, payer)).toEqual([1250, 1750]);
    expect(await admin.due(payer)).toBe(0);
  });

  it('API-21.2, ENTITY-7.7: a void marks the payment and itself, and its amount is due again', async () => {
    const { payer, id } = await paid();
    expect(await back.found(id)).toMatchObject({ refundable: 30, voidable: true });
    const voided = await back.voids(id);
    expect([voided.statusCode, voided.json()]).toMatchObject([
      200,
      {
        paymentStatus: 'Refunded',
        refund: 30,
        referencedTransactionId: id,
        voided: true,
        reason: 'Wrong patient',
      },
    ]);
    expect(await back.found(id)).toMatchObject({ paymentStatus: 'Refunded', voided: true, charge: 30 });
    expect(await admin.due(payer)).toBe(30);
    expect(outcomeOf(await back.voids(id))[0]).toBe(409);
    expect(await reversedBySandbox(server, payer)).toEqual([3000]);
    expect((await admin.pay(payer, await admin.addAccount(payer, { token: 'tok_x' }), 30)).statusCode).toBe(
      200,
    );
    expect(await admin.due(payer)).toBe(0);
  });

  it('PATIENT-1.5: the activity has a refund and a void once, with user, time and amount', async () => {
    const [refunded, voided] = [await paid(), await paid()];
    server.clock.pass(1000);
    await back.refund(refunded.id, 12.5, { key: 'activity-refund' });
    await back.refund(refunded.id, 12.5, { key: 'activity-refund' });
    await back.voids(voided.id);
    const latest = { by: 'Ada Admin', at: server.clock.now().toISOString(), outcome: 'paid' };
    const activity = async (payer: Payer) =>
      (await admin.call('GET', `${memberUrl(payer)}/activity`)).json<List<Schema<'PatientActivityEntry'>>>()
        .results;
    expect((await activity(refunded.payer)).slice(0, 2)).toMatchObject([
      { activity: 'refundSubmitted', amount: 12.5, ...latest },
      { activity: 'paymentSubmitted', amount: 30 },
    ]);
    expect((await activity(voided.payer)).slice(0, 2)).toMatchObject([
      { activity: 'voidSubmitted', amount: 30, ...latest },
      { activity: 'paymentSubmitted', amount: 30 },
    ]);
  });

  it('API-21: a payment of another day, or one that is partly refunded, can be refunded but not voided', async () => {
    const { id } = await paid();
    await back.refund(id, 1);
    expect(outcomeOf(await back.voids(id))).toEqual([
      409,
      'Part of this payment is refunded. Refund the rest instead.',
    ]);
    const other = await paid();
    await updateRows(server.db, 'transactions', { id: Number(other.id) }, { date_paid: '2026-03-15' });
    expect(outcomeOf(await back.voids(other.id))).toEqual([
      409,
      'A payment can be voided only on its day. Refund it instead.',
    ]);
    expect((await back.refund(other.id, 30)).statusCode).toBe(200);
  });

  it('API-21: cash goes back the same day without the gateway', async () => {
    const payer = await addPayer(server.db);
    const recorded = await admin.call('POST', `${memberUrl(payer)}/plan/${payer.plan}/record-payment`, {
      method: 'Check',
      checkNumber: '1042',
      amount: 30,
    });
    const id = recorded.json<{ transactionId: string }>().transactionId;
    const refunded = await back.refund(id, 10);
    expect([refunded.statusCode, refunded.json()]).toMatchObject([
      200,
      { refund: 10, officePayment: { method: 'Check', checkNumber: '1042' }, paymentStatus: 'Refunded' },
    ]);
    expect(await reversedBySandbox(server, payer)).toEqual([]);
  });

  it('API-21: the same key refunds once, with another amount it is rejected, and so is an equal refund without a key within 30 seconds', async () => {
    const { payer, id } = await paid();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => back.refund(id, 5, { key })));
    const done = answers.filter(({ statusCode }) => statusCode === 200 || statusCode === 202);
    expect(done.length).toBe(3);
    expect(new Set(done.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
    expect(outcomeOf(await back.refund(id, 6, { key }))[0]).toBe(422);
    expect((await back.refund(id, 7)).statusCode).toBe(200);
    expect(outcomeOf(await back.refund(id, 7))).toEqual([
      409,
      'This refund was just made. Wait 30 seconds to refund the same amount again.',
    ]);
    expect(await reversedBySandbox(server, payer)).toEqual([500, 700]);
  });

  it('API-21: a lost response leaves the refund pending; no other refund starts, and a retry settles it', async () => {
    const { payer, id } = await paidBeforeLoss();
    const key = randomUUID();
    const lost = await back.refund(id, 10, { key });
    expect([lost.statusCode, lost.json()]).toMatchObject([202, { paymentStatus: 'Pending', datePaid: null }]);
    expect(await back.found(id)).toMatchObject({ paymentStatus: 'Paid', refundable: 0 });
    expect(outcomeOf(await back.refund(id, 1))).toEqual([
      409,
      'A refund or void of this payment is still processing. Try again when it has finished.',
    ]);
    const again = await back.refund(id, 10, { key });
    expect([again.statusCode, again.json()]).toMatchObject([200, { paymentStatus: 'Refunded', refund: 10 }]);
    expect(await back.found(id)).toMatchObject({ refundable: 20 });
    expect(await reversedBySandbox(server, payer)).toEqual([1000]);
  });

  it('API-21: the job settles a refund and a void whose response was lost', async () => {
    const refunded = await paidBeforeLoss();
    const voided = await paidBeforeLoss();
    await back.refund(refunded.id, 30);
    await back.voids(voided.id);
    await resolve();
    expect(await back.found(refunded.id)).toMatchObject({ paymentStatus: 'Refunded', voided: false });
    expect(await back.found(voided.id)).toMatchObject({ paymentStatus: 'Refunded', voided: true });
    expect([await admin.due(refunded.payer), await admin.due(voided.payer)]).toEqual([0, 30]);
  });

  it('API-21: a refund whose receipt can’t be emailed is not stored, and succeeds without a receipt', async () => {
    const { payer, id } = await paid();
    const emailAddress = `limited${id}@mail.test`;
    const receiptUrl = `${memberUrl(payer)}/plan/transaction/${id}/email`;
    for (let time = 0; time < 5; time += 1) await admin.call('POST', receiptUrl, { emailAddress });
    expect((await back.refund(id, 30, { emailAddress })).json()).toMatchObject({ code: 'tooManyEmails' });
    expect(await back.found(id)).toMatchObject({ paymentStatus: 'Paid', refundable: 30 });
    expect((await back.refund(id, 30)).statusCode).toBe(200);
  });

  it('API-21: the receipt of a refund is emailed once, in the transaction that settles it', async () => {
    const { id } = await paidBeforeLoss();
    const key = randomUUID();
    const emailAddress = `refund${id}@mail.test`;
    const pending = await back.refund(id, 30, { key, emailAddress });
    const emails = () => rowsOf(server.db, 'outbox_messages', ['subject'], { recipient: emailAddress });
    expect([pending.statusCode, await emails()]).toEqual([202, []]);
    await back.refund(id, 30, { key, emailAddress });
    await back.refund(id, 30, { key, emailAddress });
    expect(await emails()).toEqual([{ subject: expect.stringMatching(/^Your refund of /) }]);
  });

  it('API-21, PERM-8: a reason is required, and a refund, a failed payment or one of another practice cannot be refunded', async () => {
    const { id } = await paid();
    const url = `/api/admin/organization/1/practice/1/transaction/${id}`;
    for (const [path, body] of [
      ['refund', { amount: 1 }],
      ['refund', { amount: 1, reason: '  ' }],
      ['void', {}],
    ] as const) {
      const answer = await admin.call('POST', `${url}/${path}`, body);
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('Reason is required.')]);
    }
    const refund = (await back.refund(id, 30)).json<{ id: string }>().id;
    expect((await back.refund(refund, 1)).statusCode).toBe(404);
    expect(
      (await admin.call('POST', `${url.replace('practice/1', 'practice/2')}/void`, { reason: 'x' }))
        .statusCode,
    ).toBe(404);
    const payer = await addPayer(server.db);
    const account = await admin.addAccount(payer, { token: 'tok_sandbox_declined_0042' });
    await admin.pay(payer, account, 30);
    const [failed] = await admin.transactions(payer);
    expect(outcomeOf(await back.refund(failed?.id ?? '', 1))).toEqual([
      409,
      'This payment can’t be refunded: it isn’t paid, or it is already refunded.',
    ]);
  });

  it('API-21: an order that never reached the gateway fails once it can no longer arrive, and the payment can be refunded again', async () => {
    const { id } = await paidBeforeLoss();
    await back.refund(id, 30);
    await server.db.deleteFrom('sandbox_reversals').execute();
    server.clock.pass(FOUR_MINUTES_MS);
    await resolve();
    expect(await back.found(id)).toMatchObject({ paymentStatus: 'Paid', refundable: 30 });
    await back.voids(id);
    await server.db.deleteFrom('sandbox_reversals').execute();
    server.clock.pass(FOUR_MINUTES_MS);
    await resolve();
    const attempts = await server.db
      .selectFrom('transactions')
      .select('failure_reason')
      .where('referenced_transaction_id', '=', Number(id))
      .orderBy('id')
      .execute();
    expect(attempts).toEqual([
      { failure_reason: "The refund didn't go through. Nothing was refunded." },
      { failure_reason: "The void didn't go through. Nothing was voided." },
    ]);
  });
});
