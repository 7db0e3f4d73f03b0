import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPayer, memberUrl, suiteAdmin } from '#tests/support/payments.ts';
import { suiteServer } from '#tests/support/server.ts';
import { rowsOf } from '#tests/support/tables.ts';

describe.each(SAMPLED_ENGINES)('API-18.6: receipts that are always emailed, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  const choose = (memberId: string, emailsReceipts: boolean) =>
    admin.call('PUT', `${memberUrl({ memberId })}/receipt-preference`, { emailsReceipts });

  it('API-18.6: once chosen, a payment queues its receipt and returns its address; not before, and not after it is switched off', async () => {
    const payer = await addPayer(server.db, { dueCents: [9000], patient: { email: 'vera@mail.test' } });
    const record = async () => {
      const url = `${memberUrl(payer)}/plan/${payer.plan}/record-payment`;
      const body = { method: 'Cash', amount: 30 };
      const answer = await admin.call('POST', url, body, { 'idempotency-key': randomUUID() });
      const { transactionId, receiptEmailedTo } = answer.json();
      const queued = await rowsOf(server.db, 'outbox_messages', ['recipient'], {
        transaction_id: Number(transactionId),
      });
      return [receiptEmailedTo, queued.map(({ recipient }) => recipient)];
    };
    const detail = async () => (await admin.call('GET', `${memberUrl(payer)}/detail`)).json().emailsReceipts;
    expect([await record(), await detail()]).toEqual([[undefined, []], undefined]);
    expect((await choose(payer.memberId, true)).json()).toEqual({ emailsReceipts: true });
    expect([await record(), await detail()]).toEqual([['vera@mail.test', ['vera@mail.test']], true]);
    await choose(payer.memberId, false);
    expect(await record()).toEqual([undefined, []]);
  });

  it('API-18.6: the preference of an unknown patient is not stored', async () => {
    expect((await choose('99999999', true)).statusCode).toBe(404);
  });
});
