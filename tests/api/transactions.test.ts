import { describe, expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { emailReceipt, emailStatement, listReceiptEmails } from '#api/transaction-emails.ts';
import { getReceipt, listTransactions } from '#api/transactions.ts';
import { aCharge, aRefund } from '#tests/support/charges.ts';
import { settled } from '#tests/support/settled.ts';

const RECEIVED = {
  adminFeeCharge: 2,
  adminFeeRefund: 0,
  adminFeeSalesTaxCharge: 0,
  adminFeeSalesTaxRefund: 0,
  billingDescriptor: 'BRIDGEWORK ALDER',
  charge: 30,
  datePaid: '2026-03-02',
  dueDate: '2026-03-01',
  feeSalesTaxCharge: 0,
  feeSalesTaxRefund: 0,
  id: '70001',
  lastFour: '0042',
  paymentStatus: 'Paid',
  paymentType: 'Credit Card',
  planName: 'Family Care',
  referencedTransactionId: null,
  refund: 0,
  salesTaxPercent: 0,
  transactionId: '70001',
  voided: false,
};
const GIVEN_BACK = {
  ...RECEIVED,
  id: '70002',
  charge: 0,
  refund: 12.5,
  datePaid: '2026-03-05',
  paymentStatus: 'Refunded',
  paymentType: 'Refund',
  referencedTransactionId: '70001',
};
const PATIENT = { practiceId: '11', memberId: '10000001' };
const RECEIPT = { ...PATIENT, transactionId: '70001' };
const PLAN = '/patient-management/practice/11/member/10000001/plan';

function hostThat(answer: () => Response) {
  const asked: [path: string, method: string | undefined, body: unknown][] = [];
  const fetch = (path: string, init?: RequestInit) => {
    asked.push([path, init?.method, init?.body ?? null]);
    return Promise.resolve(answer());
  };
  return { client: createHostClient({ fetch }), asked };
}

const { signal } = new AbortController();
const request = { sort: { field: 'charge', order: 'asc' }, page: 2, pageSize: 25 } as const;

describe('transactions', () => {
  it('API-18, ENTITY-1, ENTITY-7: are asked for as chains, and come with their amounts in cents', async () => {
    const page = {
      info: { records: 21, pages: 1 },
      results: [RECEIVED, GIVEN_BACK],
      totals: { paid: 1348.57, refunded: 12.5, pending: 0.07 },
    };
    const { client, asked } = hostThat(() => Response.json(page));
    const answer = await settled(
      listTransactions(client, PATIENT, { ...request, asOf: '2026-11-22T10:00:00Z' }, signal),
    );
    expect(answer).toEqual({
      kind: 'ok',
      value: {
        records: 21,
        chains: [{ entries: [aCharge, aRefund], netCents: 1750 }],
        totals: { paidCents: 134_857, refundedCents: 1250, pendingCents: 7 },
      },
    });
    const query =
      'SortField=charge&SortOrder=asc&Page=2&PageSize=25&Chains=true&AsOf=2026-11-22T10%3A00%3A00Z';
    expect(asked).toEqual([[`${PLAN}/transactions?${query}`, 'GET', null]]);
  });

  it.each([
    ['a status that there is not', { ...RECEIVED, paymentStatus: 'Void' }],
    ['a type that there is not', { ...RECEIVED, paymentType: 'Cash' }],
    ['a day that no calendar has', { ...RECEIVED, datePaid: '2026-02-30' }],
  ])('ENTITY-7, ERR-1: with %s the answer can’t be read', async (_, row) => {
    const totals = { paid: 0, refunded: 0, pending: 0 };
    const { client } = hostThat(() => Response.json({ info: { records: 1 }, results: [row], totals }));
    expect(await settled(listTransactions(client, PATIENT, request, signal))).toMatchObject({
      kind: 'failed',
    });
  });

  it('API-18: a receipt is a file, and no token stands in its address', async () => {
    const { client, asked } = hostThat(() => new Response('%PDF-1.7'));
    const answer = await settled(getReceipt(client, RECEIPT, signal));
    expect(answer.kind === 'ok' && (await answer.value.text())).toBe('%PDF-1.7');
    expect(asked).toEqual([[`${PLAN}/transaction/70001/get`, 'GET', null]]);
  });

  it('API-7, API-18: a receipt and a statement go to the address that is given', async () => {
    const { client, asked } = hostThat(() => Response.json({ message: 'Email sent successfully' }));
    const sent = { kind: 'ok', value: { message: 'Email sent successfully' } };
    expect(await settled(emailReceipt(client, RECEIPT, 'ada@mail.test'))).toEqual(sent);
    const whose = { organizationId: '3', memberId: '10000001' };
    expect(await settled(emailStatement(client, whose, 'bea@mail.test'))).toEqual(sent);
    expect(asked).toEqual([
      [`${PLAN}/transaction/70001/email`, 'POST', '{"emailAddress":"ada@mail.test"}'],
      [
        '/patient-management/organization/3/member/10000001/plan/transactions',
        'POST',
        '{"emailAddress":"bea@mail.test"}',
      ],
    ]);
  });

  it('API-18, API-21: to whom a receipt went, with what became of it', async () => {
    const email = { emailAddress: 'ada@mail.test', state: 'Failed', askedAt: '2026-11-02T15:04:05Z' };
    const list = { info: { records: 1, pages: 1 }, results: [{ ...email, sentAt: null }] };
    const { client, asked } = hostThat(() => Response.json(list));
    expect(await settled(listReceiptEmails(client, RECEIPT, signal))).toEqual({
      kind: 'ok',
      value: [{ to: 'ada@mail.test', state: 'Failed', askedAt: '2026-11-02T15:04:05Z', sentAt: null }],
    });
    expect(asked).toEqual([[`${PLAN}/transaction/70001/emails`, 'GET', null]]);
    const { client: odd } = hostThat(() => Response.json({ results: [{ ...email, state: 'Lost' }] }));
    expect(await settled(listReceiptEmails(odd, RECEIPT, signal))).toMatchObject({ kind: 'failed' });
  });
});
