import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPayer, chargedBySandbox, memberUrl, type Payer, suiteAdmin } from '#tests/support/payments.ts';
import { textsOf } from '#tests/support/pdf-text.ts';
import { outcomeOf, refusalIn, suiteServer } from '#tests/support/server.ts';

describe.each(SAMPLED_ENGINES)('API-10.6: recording cash and checks, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  const record = (payer: Payer, body: object, key?: string) =>
    admin.call(
      'POST',
      `${memberUrl(payer)}/plan/${payer.plan}/record-payment`,
      { method: 'Cash', amount: 30, ...body },
      key === undefined ? {} : { 'idempotency-key': key },
    );

  it('API-10.6: a check pays the debt and charges nothing; the transaction and its receipt say Check with its number', async () => {
    const payer = await addPayer(server.db);
    const check = { method: 'Check', checkNumber: '1042', note: 'From his mother' };
    const answer = await record(payer, check, randomUUID());
    const { transactionId, receiptUrl, ...rest } = answer.json();
    expect([
      answer.statusCode,
      await admin.due(payer),
      await chargedBySandbox(server.db, payer.plan),
    ]).toEqual([200, 0, []]);
    const { amount: _, ...officePayment } = { amount: 30, ...check };
    expect(rest).toMatchObject({ paymentType: 'Subscription', cardType: 0, lastFour: '', officePayment });
    expect(await admin.transactions(payer)).toMatchObject([
      { id: transactionId, paymentStatus: 'Paid', datePaid: '2026-03-16', charge: 30, officePayment },
    ]);
    const receipt = await admin.call('GET', receiptUrl);
    expect(textsOf(receipt.rawPayload)).toEqual(expect.arrayContaining(['Check 1042', '$30.00']));
  });

  it('API-10.2, API-10.6: the same key records once, even in parallel; another amount with it is rejected, and so is an equal amount without a key within 30 seconds', async () => {
    const payer = await addPayer(server.db, { dueCents: [6000] });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => record(payer, {}, key)));
    expect(new Set(answers.map((answer) => answer.json().transactionId)).size).toBe(1);
    expect(await admin.due(payer)).toBe(30);
    expect(refusalIn(await record(payer, { amount: 10 }, key))[1]).toBe('idempotencyKeyReused');
    const state = await admin.call('GET', `${memberUrl(payer)}/plan/${payer.plan}/payment/${key}/state`);
    expect(state.json()).toMatchObject({ state: 'Charged', payment: { officePayment: { method: 'Cash' } } });
    expect(refusalIn(await record(payer, {}))[1]).toBe('duplicatePayment');
  });

  it.each([
    [{ method: 'Check' }, 400, 'Check number is required.'],
    [{ checkNumber: '1042' }, 400, 'A cash payment has no check number.'],
    [{ amount: 30.01 }, 422, 'The amount is more than the balance due.'],
    [{ method: 'Credit Card' }, 400, expect.any(String)],
  ])('API-10.6: %j is rejected with %d: %s', async (body, status, message) => {
    const payer = await addPayer(server.db);
    expect(outcomeOf(await record(payer, body, randomUUID()))).toEqual([status, message]);
    expect(await admin.due(payer)).toBe(30);
  });
});
