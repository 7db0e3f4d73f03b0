import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPayer, chargedBySandbox, memberUrl, type Payer, suiteAdmin } from '#tests/support/payments.ts';
import { textsOf } from '#tests/support/pdf-text.ts';
import { addAccount } from '#tests/support/rows.ts';
import { outcomeOf, refusalIn, suiteServer } from '#tests/support/server.ts';
import { rowsOf, updateRows } from '#tests/support/tables.ts';

const TEXT = 'Wrong card 4111 1111 1111 1111';
const OFFICE = '/api/admin/organization/1/practice/1';

describe.each(SAMPLED_ENGINES)('cash and checks, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  describe('API-10.6: recording cash and checks', () => {
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
      expect(state.json()).toMatchObject({
        state: 'Charged',
        payment: { officePayment: { method: 'Cash' } },
      });
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

  describe('API-18.6: receipts that are always emailed', () => {
    const queuedFor = async (transactionId: string) => {
      const queued = await rowsOf(server.db, 'outbox_messages', ['recipient'], {
        transaction_id: Number(transactionId),
      });
      return queued.map(({ recipient }) => recipient);
    };
    const record = async (payer: Payer) => {
      const url = `${memberUrl(payer)}/plan/${payer.plan}/record-payment`;
      const body = { method: 'Cash', amount: 30 };
      const answer = await admin.call('POST', url, body, { 'idempotency-key': randomUUID() });
      const { transactionId, receiptEmailedTo } = answer.json();
      return [receiptEmailedTo, await queuedFor(transactionId)];
    };
    const choose = (memberId: string, emailsReceipts: boolean) =>
      admin.call('PUT', `${memberUrl({ memberId })}/receipt-preference`, { emailsReceipts });

    it('API-18.6: once chosen, a payment queues its receipt and returns its address; not before, and not after it is switched off', async () => {
      const payer = await addPayer(server.db, { dueCents: [9000], patient: { email: 'vera@mail.test' } });
      const detail = async () =>
        (await admin.call('GET', `${memberUrl(payer)}/detail`)).json().emailsReceipts;
      expect([await record(payer), await detail()]).toEqual([[undefined, []], undefined]);
      expect((await choose(payer.memberId, true)).json()).toEqual({ emailsReceipts: true });
      expect([await record(payer), await detail()]).toEqual([['vera@mail.test', ['vera@mail.test']], true]);
      await choose(payer.memberId, false);
      expect(await record(payer)).toEqual([undefined, []]);
    });

    /** A patient on a plan that the practice pays for, who always gets receipts, and a payment by the practice's card. */
    async function payByPractice() {
      const payer = await addPayer(server.db, { dueCents: [9000], patient: { email: 'vera@mail.test' } });
      await updateRows(server.db, 'plans', { id: payer.plan }, { paid_by_practice: true });
      await choose(payer.memberId, true);
      const account = { id: String(await addAccount(server.db, 1, null)) };
      return { payer, account, paid: (await admin.pay(payer, account, 30)).json() };
    }

    it('API-18.6: on a plan that the practice pays for, a patient who pays cash gets the receipt, but not that of the practice’s card', async () => {
      const { payer, paid } = await payByPractice();
      expect(await record(payer)).toEqual(['vera@mail.test', ['vera@mail.test']]);
      expect([paid.receiptEmailedTo, await queuedFor(paid.transactionId)]).toEqual([undefined, []]);
    });

    it('API-7: a statement lists neither payments by the practice’s card nor their refunds, even after the card is removed', async () => {
      const { payer, account, paid } = await payByPractice();
      await record(payer);
      const refund = { amount: 10, reason: 'Paid twice' };
      await admin.call('POST', `${OFFICE}/transaction/${paid.transactionId}/refund`, refund);
      const removal = { reason: 'Replaced' };
      const removed = await admin.call('DELETE', `${OFFICE}/payment-account/${account.id}`, removal);
      expect(removed.statusCode).toBe(204);
      const member = `/api/patient-management/organization/1/member/${payer.memberId}`;
      await admin.call('POST', `${member}/plan/transactions`);
      const [statement] = await rowsOf(server.db, 'outbox_messages', ['body'], { kind: 'statement' });
      expect(statement?.body).toContain('Paid: $30.00\nRefunded: $0.00\n');
    });

    it('API-18.6: the preference of an unknown patient is not stored', async () => {
      expect((await choose('99999999', true)).statusCode).toBe(404);
    });
  });

  describe('card numbers in texts', () => {
    it('API-10, API-21, API-23, PATIENT-1: a note or a reason with a card number is rejected, and not repeated', async () => {
      const payer = await addPayer(server.db);
      const count = { version: 0, digest: 'T1mVfK9y0bqQ', startingCash: 0, countedCash: 0 };
      const requests = [
        [
          'POST',
          `${memberUrl(payer)}/plan/${payer.plan}/record-payment`,
          { method: 'Cash', amount: 5, note: TEXT },
        ],
        ['POST', `${memberUrl(payer)}/notes`, { text: TEXT, isAlert: false }],
        ['POST', `${OFFICE}/transaction/1/refund`, { amount: 5, reason: TEXT }],
        ['POST', `${OFFICE}/transaction/1/void`, { reason: TEXT }],
        ['POST', `${OFFICE}/day-close/2026-03-02`, { ...count, note: TEXT }],
        ['PUT', `${OFFICE}/day-close/2026-03-02/reopen`, { version: 1, reason: TEXT }],
      ] as const;
      const phones = 'Reach her at 415-555-0107 / 415-555-0133';
      const accepted = await admin.call('POST', `${memberUrl(payer)}/notes`, {
        text: phones,
        isAlert: false,
      });
      expect(accepted.statusCode).toBe(200);
      for (const [method, url, body] of requests) {
        const answer = await admin.call(method, url, body);
        const message = 'Remove the card number. Card numbers can’t be stored.';
        expect([url, ...refusalIn(answer)]).toEqual([url, 400, 'cardNumberSent', message]);
        expect(answer.body).not.toContain('4111');
      }
    });
  });
});
