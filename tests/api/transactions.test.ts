import { expect, it } from 'vitest';
import { listTransactions } from '#api/transactions.ts';
import { aCharge, aRefund } from '#tests/support/charges.ts';
import { hostThatAnswers, NEVER, PLACE } from '#tests/support/received-patients.ts';
import { RECEIVED_TRANSACTIONS } from '#tests/support/received-transactions.ts';
import { settled } from '#tests/support/settled.ts';

const [RECEIVED] = RECEIVED_TRANSACTIONS.results;
const PLAN = '/patient-management/practice/11/member/10000001/plan';
const request = { sort: { field: 'charge', order: 'asc' }, page: 2, pageSize: 25 } as const;

it('API-18, ENTITY-1, ENTITY-7: transactions are requested as chains, and have their amounts in cents', async () => {
  const totals = { paid: 1348.57, refunded: 12.5, voided: 0, pending: 0.07 };
  const { client, asked } = hostThatAnswers({ ...RECEIVED_TRANSACTIONS, totals });
  const asOf = '2026-11-22T10:00:00Z';
  expect(await settled(listTransactions(client, PLACE, { ...request, asOf }, NEVER))).toEqual({
    kind: 'ok',
    value: {
      records: 21,
      chains: [{ entries: [aCharge, aRefund] }],
      totals: { paidCents: 134_857, refundedCents: 1250, voidedCents: 0, pendingCents: 7 },
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
