import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import {
  addPayer,
  memberUrl,
  type Payer,
  paying,
  suiteAdmin,
  type Transaction,
} from '../../support/payments.ts';
import { addTransaction } from '../../support/rows.ts';
import { type List, outcomeOf, type Schema, suiteServer } from '../../support/server.ts';
import { rowOf, updateRows } from '../../support/tables.ts';

const PRACTICE_LIST = '/api/admin/organization/1/practice/1/transactions';
const SORT_FIELDS = [
  'datePaid',
  'dueDate',
  'charge',
  'refund',
  'paymentStatus',
  'paymentType',
  'planName',
  'transactionId',
] as const;

describe.each(SAMPLED_ENGINES)('API-18: transactions, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  const on = (payer: Payer) => ({ practiceId: 1, patientId: payer.patient, planId: payer.plan });
  const pageOf = async (payer: Payer, query: string) =>
    (await admin.call('GET', `${memberUrl(payer)}/plan/transactions?${query}`)).json<List<Transaction>>();
  const practicePage = async (query: string) =>
    (await admin.call('GET', `${PRACTICE_LIST}?${query}`)).json<List<Schema<'PracticeTransaction'>>>();

  it('API-18.1, API-18.5: every SortField sorts both ways, and pages have no gaps', async () => {
    const payer = await addPayer(server.db);
    for (let day = 1; day <= 7; day += 1) {
      const date = `2026-02-0${day % 4 || 4}`;
      const of = await addTransaction(server.db, on(payer), {
        datePaid: date,
        chargeCents: (day % 3) * 100 + 500,
      });
      if (day % 3 === 0)
        await addTransaction(server.db, on(payer), { refundCents: day * 50, of, status: 'Refunded' });
    }
    for (const field of SORT_FIELDS) {
      const sorted = async (order: string) => {
        const pages: List<Transaction>[] = [];
        for (let page = 1; page <= 3; page += 1)
          pages.push(await pageOf(payer, `SortField=${field}&SortOrder=${order}&PageSize=4&Page=${page}`));
        expect(pages.map(({ info }) => info)).toEqual(pages.map(() => ({ records: 9, pages: 3 })));
        return pages.flatMap(({ results }) => results);
      };
      const up = await sorted('asc');
      const down = await sorted('desc');
      expect(new Set(up.map(({ id }) => id)).size).toBe(9);
      expect(down).toEqual([...up].reverse());
      const values = up.map((row) => (field === 'transactionId' ? Number(row.id) : row[field]));
      expect(values).toEqual(
        [...values].sort((a, b) => (Number((a as number) < (b as number)) ? -1 : Number(a !== b))),
      );
    }
  });

  it('API-18.1: among charges with their refunds, a failed one is sorted by the day when it was attempted', async () => {
    const payer = await addPayer(server.db);
    for (const datePaid of ['2026-03-01', '2026-03-05'])
      await addTransaction(server.db, on(payer), { datePaid });
    const created_at = new Date('2026-03-03T17:00:00Z');
    await addTransaction(server.db, on(payer), { status: 'Failed' }, { created_at });
    const { results } = await pageOf(payer, 'Chains=true&SortField=datePaid&SortOrder=desc');
    expect(results.map(({ datePaid }) => datePaid)).toEqual(['2026-03-05', null, '2026-03-01']);
  });

  it('API-18: a failed payment has its reason, and the practice’s day when it was attempted', async () => {
    const payer = await addPayer(server.db);
    const created_at = new Date('2026-03-04T03:00:00Z');
    await addTransaction(server.db, on(payer), { status: 'Failed' }, { created_at });
    await addTransaction(server.db, on(payer), { datePaid: '2026-03-05' });
    const { results } = await pageOf(payer, 'Chains=true&SortField=datePaid&SortOrder=asc');
    expect(results.map(({ failure }) => failure)).toEqual([
      { triedOn: '2026-03-03', reason: 'Declined' },
      undefined,
    ]);
  });

  it('API-18: pages stay the same while rows arrive', async () => {
    const payer = await addPayer(server.db);
    for (let row = 0; row < 6; row += 1)
      await addTransaction(server.db, on(payer), { datePaid: '2026-03-02' });
    const asOf = encodeURIComponent(server.clock.now().toISOString());
    const newest = `SortOrder=desc&PageSize=3&AsOf=${asOf}`;
    const before = [
      ...(await pageOf(payer, newest)).results,
      ...(await pageOf(payer, `${newest}&Page=2`)).results,
    ];
    const first = await pageOf(payer, newest);
    server.clock.pass(1000);
    await admin.pay(payer, await admin.addAccount(payer), 5);
    const second = await pageOf(payer, `${newest}&Page=2`);
    expect([...first.results, ...second.results]).toEqual(before);
    expect(second.info).toEqual({ records: 6, pages: 2 });
    expect((await pageOf(payer, 'SortOrder=desc')).info.records).toBe(7);
  });

  it.each([
    ['SortField=lastFour', expect.stringContaining('Sort field must be one of: ')],
    ['SortOrder=up', expect.stringContaining('Sort order must be one of: ')],
    ['Page=0', 'Page must be at least 1.'],
    ['PageSize=101', 'Page size must be at most 100.'],
    ['AsOf=2016-12-31T23:59:60Z', 'As of must be a time like 2026-03-16T09:30:00Z.'],
    ['AsOf=yesterday', 'As of must be a time like 2026-03-16T09:30:00Z.'],
  ])('API-18, API-22: %s is rejected in both lists', async (query, message) => {
    const payer = await addPayer(server.db);
    for (const url of [`${memberUrl(payer)}/plan/transactions`, PRACTICE_LIST])
      expect(outcomeOf(await admin.call('GET', `${url}?${query}`))).toEqual([400, message]);
  });

  describe("API-18: the practice's", () => {
    it('API-18, ENTITY-1: transactions name the member, and the users who took the payment and sold the plan', async () => {
      const payer = await addPayer(server.db, { patient: { firstName: 'José', lastName: "O'Brien" } });
      const { id: seller } = await rowOf(server.db, 'users', ['id'], { username: 'team@bridgework.test' });
      await updateRows(server.db, 'plans', { id: payer.plan }, { sold_by: seller });
      const office = paying(server, (await server.signIn('office')).accessToken);
      await office.pay(payer, await admin.addAccount(payer), 30);
      const { results } = await practicePage('SortField=transactionId&SortOrder=desc&PageSize=1');
      expect(results).toMatchObject([
        {
          member: { memberId: payer.memberId, firstName: 'José', lastName: "O'Brien" },
          memberName: "José O'Brien",
          practiceId: '1',
          userName: 'office@bridgework.test',
          soldByMember: 'team@bridgework.test',
          charge: 30,
          paymentStatus: 'Paid',
        },
      ]);
    });

    it('API-18.5: userName finds only the payments of that staff user, in any case', async () => {
      const all = await practicePage('PageSize=1');
      const ofOffice = await practicePage('userName=OFFICE@bridgework.test&PageSize=100');
      expect(ofOffice.results.length).toBeGreaterThan(0);
      expect(ofOffice.info.records).toBeLessThan(all.info.records);
      expect(new Set(ofOffice.results.map(({ userName }) => userName))).toEqual(
        new Set(['office@bridgework.test']),
      );
      expect((await practicePage('userName=office')).info.records).toBe(0);
      expect((await practicePage('userName=')).info.records).toBe(all.info.records);
    });
  });

  describe('API-18: a receipt', () => {
    it('API-18.2: is a tagged PDF at the receiptUrl, the same bytes each time', async () => {
      const payer = await addPayer(server.db);
      const { receiptUrl } = (await admin.pay(payer, await admin.addAccount(payer), 30)).json();
      const first = await admin.call('GET', receiptUrl);
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(first.headers['cache-control']).toContain('no-store');
      const text = first.rawPayload.toString('latin1');
      expect(text.startsWith('%PDF-1.7')).toBe(true);
      for (const mark of ['/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/S /H1', '/S /TH', '/S /TD'])
        expect(text).toContain(mark);
      expect((await admin.call('GET', receiptUrl)).rawPayload.equals(first.rawPayload)).toBe(true);
    });
  });
});
