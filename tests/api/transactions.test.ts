import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { emailReceipt, emailStatement, listReceiptEmails } from '#api/transaction-emails.ts';
import { getReceipt, listTransactions } from '#api/transactions.ts';
import { aCharge, aRefund } from '#tests/support/charges.ts';
import { hostThatAnswers, NEVER, PLACE } from '#tests/support/received-patients.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { settled } from '#tests/support/settled.ts';

const [RECEIVED] = RECEIVED_TRANSACTIONS.results;
const RECEIPT = { ...PLACE, transactionId: '70001' };
const PLAN = '/patient-management/practice/11/member/10000001/plan';
const request = { sort: { field: 'charge', order: 'asc' }, page: 2, pageSize: 25 } as const;

it('API-18, ENTITY-1, ENTITY-7: transactions are requested as chains, and have their amounts in cents', async () => {
  const totals = { paid: 1348.57, refunded: 12.5, pending: 0.07 };
  const { client, asked } = hostThatAnswers({ ...RECEIVED_TRANSACTIONS, totals });
  const asOf = '2026-11-22T10:00:00Z';
  expect(await settled(listTransactions(client, PLACE, { ...request, asOf }, NEVER))).toEqual({
    kind: 'ok',
    value: {
      records: 21,
      chains: [{ entries: [aCharge, aRefund], netCents: 1750 }],
      totals: { paidCents: 134_857, refundedCents: 1250, pendingCents: 7 },
    },
  });
  expect(asked).toEqual([
    `GET ${PLAN}/transactions?SortField=charge&SortOrder=asc&Page=2&PageSize=25&Chains=true&AsOf=2026-11-22T10%3A00%3A00Z`,
  ]);
});

it.each([{ paymentStatus: 'Void' }, { paymentType: 'Cash' }, { datePaid: '2026-02-30' }])(
  'ENTITY-7, ERR-1: a transaction with %j is unreadable',
  async (change) => {
    const { client } = hostThatAnswers({ ...RECEIVED_TRANSACTIONS, results: [{ ...RECEIVED, ...change }] });
    expect(await settled(listTransactions(client, PLACE, request, NEVER))).toMatchObject({ kind: 'failed' });
  },
);

it('API-18: a receipt is a file, and its address contains no token', async () => {
  const asked: string[] = [];
  const client = createHostClient({
    fetch: async (path) => {
      asked.push(path);
      return new Response('%PDF-1.7');
    },
  });
  const answer = await settled(getReceipt(client, RECEIPT, NEVER));
  expect(answer.kind === 'ok' && (await answer.value.text())).toBe('%PDF-1.7');
  expect(asked).toEqual([`${PLAN}/transaction/70001/get`]);
});

it('API-7, API-18: a receipt and a statement are sent to the given address', async () => {
  const message = { message: 'Email sent successfully' };
  const bodies: unknown[] = [];
  const { client, asked } = hostThatAnswers(message, 200, (body) => void bodies.push(body));
  const sent = { kind: 'ok', value: message };
  expect(await settled(emailReceipt(client, RECEIPT, 'ada@mail.test'))).toEqual(sent);
  const whose = { organizationId: '3', memberId: '10000001' };
  expect(await settled(emailStatement(client, whose, 'bea@mail.test'))).toEqual(sent);
  expect(asked).toEqual([
    `POST ${PLAN}/transaction/70001/email`,
    'POST /patient-management/organization/3/member/10000001/plan/transactions',
  ]);
  expect(bodies).toEqual([{ emailAddress: 'ada@mail.test' }, { emailAddress: 'bea@mail.test' }]);
});

it('API-18, API-21: the emails of a receipt are listed with their recipients and states', async () => {
  const email = {
    emailAddress: 'ada@mail.test',
    state: 'Failed',
    askedAt: '2026-11-02T15:04:05Z',
    sentAt: null,
  };
  const { client, asked } = hostThatAnswers({ info: { records: 1, pages: 1 }, results: [email] });
  const { emailAddress: to, ...others } = email;
  expect(await settled(listReceiptEmails(client, RECEIPT, NEVER))).toEqual({
    kind: 'ok',
    value: [{ to, ...others }],
  });
  expect(asked).toEqual([`GET ${PLAN}/transaction/70001/emails`]);
  const { client: odd } = hostThatAnswers({ results: [{ ...email, state: 'Lost' }] });
  expect(await settled(listReceiptEmails(odd, RECEIPT, NEVER))).toMatchObject({ kind: 'failed' });
});
