import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import {
  type Account,
  addPayer,
  memberUrl,
  NEW_CARD,
  type Payer,
  suiteAdmin,
} from '#tests/support/payments.ts';
import { suiteServer } from '#tests/support/server.ts';
import { rowsOf, updateRows } from '#tests/support/tables.ts';

describe.each(SAMPLED_ENGINES)('API-18.6: receipts that are always emailed, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

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
    const detail = async () => (await admin.call('GET', `${memberUrl(payer)}/detail`)).json().emailsReceipts;
    expect([await record(payer), await detail()]).toEqual([[undefined, []], undefined]);
    expect((await choose(payer.memberId, true)).json()).toEqual({ emailsReceipts: true });
    expect([await record(payer), await detail()]).toEqual([['vera@mail.test', ['vera@mail.test']], true]);
    await choose(payer.memberId, false);
    expect(await record(payer)).toEqual([undefined, []]);
  });

  it('API-18.6: on a plan that the practice pays for, a patient who pays cash gets the receipt, but not that of the practice’s card', async () => {
    const payer = await addPayer(server.db, { dueCents: [9000], patient: { email: 'vera@mail.test' } });
    await updateRows(server.db, 'plans', { id: payer.plan }, { paid_by_practice: true });
    await choose(payer.memberId, true);
    expect(await record(payer)).toEqual(['vera@mail.test', ['vera@mail.test']]);
    const office = '/api/admin/organization/1/practice/1/credit-account';
    const account = (await admin.call('POST', office, NEW_CARD)).json<Account>();
    const paid = (await admin.pay(payer, account, 30)).json();
    expect([paid.receiptEmailedTo, await queuedFor(paid.transactionId)]).toEqual([undefined, []]);
  });

  it('API-18.6: the preference of an unknown patient is not stored', async () => {
    expect((await choose('99999999', true)).statusCode).toBe(404);
  });
});
