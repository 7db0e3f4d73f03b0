import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPayer, type Payer, suiteAdmin } from '../../support/payments.ts';
import { addTransaction } from '../../support/rows.ts';
import { outcomeOf, type Schema, suiteServer } from '../../support/server.ts';

const LIST = '/api/admin/organization/1/practice/1/transactions';

describe.each(SAMPLED_ENGINES)('API-18: the transactions of a practice, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);
  let payer: Payer;
  const add = (given: Parameters<typeof addTransaction>[2], row?: Parameters<typeof addTransaction>[3]) =>
    addTransaction(server.db, { practiceId: 1, patientId: payer.patient, planId: payer.plan }, given, row);

  beforeAll(async () => {
    payer = await addPayer(server.db);
    const paid = await add({ datePaid: '2031-05-01', chargeCents: 5000 });
    await add({
      datePaid: '2031-05-02',
      refundCents: 2000,
      of: paid,
      status: 'Refunded',
    });
    await add({ datePaid: '2031-05-03', chargeCents: 700 });
    const voided = await add(
      { datePaid: '2031-04-03', chargeCents: 700, status: 'Refunded' },
      { voided: true },
    );
    await add({ datePaid: '2031-04-03', refundCents: 700, of: voided, status: 'Refunded' }, { voided: true });
  });

  const list = async (query: string) =>
    (await admin.call('GET', `${LIST}?${query}`)).json<Schema<'PracticeTransactionList'>>();
  const days = ({ results }: Schema<'PracticeTransactionList'>) => results.map(({ datePaid }) => datePaid);

  it('API-18.5: From and To limit the list to days, both included', async () => {
    expect(days(await list('From=2031-05-02&SortOrder=desc'))).toEqual(['2031-05-03', '2031-05-02']);
    expect(days(await list('From=2031-05-01&To=2031-05-02'))).toEqual(['2031-05-01', '2031-05-02']);
    expect(days(await list('From=2031-05-04'))).toEqual([]);
  });

  it('API-18.5: PaymentStatus and PaymentType find only those transactions', async () => {
    const refunded = await list('From=2031-05-01&PaymentStatus=Refunded');
    expect(refunded.results.map(({ paymentStatus, refund }) => [paymentStatus, refund])).toEqual([
      ['Refunded', 20],
    ]);
    const all = await list('PageSize=100');
    const cards = await list('PaymentType=Subscription&PageSize=100');
    expect(cards.info.records).toBeLessThan(all.info.records);
    expect(new Set(cards.results.map(({ paymentType }) => paymentType))).toEqual(new Set(['Subscription']));
  });

  it('API-18.5: PaidWith finds the payments by cash, check or account type that the end-of-day close counts', async () => {
    const days = { datePaid: '2029-05-01' };
    const cash = { office_method: 'Cash', last_four: '', payment_type: 'New' } as const;
    await add({ ...days, chargeCents: 100 }, cash);
    await add({ ...days, chargeCents: 200 }, { account_type: 'Debit Card' });
    const found = async (method: string) =>
      (await list(`From=2029-05-01&To=2029-05-01&PaidWith=${method}`)).results.map(({ charge }) => charge);
    expect([await found('Cash'), await found('Debit%20Card'), await found('Check')]).toEqual([[1], [2], []]);
  });

  it('API-18.5: SortField=amount sorts refunds below charges, the largest refund first', async () => {
    const days = { datePaid: '2029-06-01' };
    const of = await add({ ...days, chargeCents: 900 });
    for (const refundCents of [300, 500]) await add({ ...days, refundCents, of, status: 'Refunded' });
    const { results } = await list('From=2029-06-01&To=2029-06-01&SortField=amount');
    expect(results.map(({ charge, refund }) => charge - refund)).toEqual([-5, -3, 9]);
  });

  it('API-18.5: each total opens the rows that add up to it, and the totals stay', async () => {
    const { totals, users } = await list('From=2031-05-01&Totals=true');
    expect(totals).toEqual({ paid: 57, refunded: 20, voided: 0, pending: 0 });
    expect(users).toContainEqual({ userName: 'office@bridgework.test', fullName: expect.any(String) });
    for (const [total, amounts] of [
      ['paid', [50, 7]],
      ['refunded', [20]],
      ['pending', []],
    ] as const) {
      const opened = await list(`From=2031-05-01&Totals=true&CountedIn=${total}`);
      expect(opened.results.map(({ charge, refund }) => charge + refund)).toEqual(amounts);
      expect(opened.totals).toEqual(totals);
    }
    expect(await list('From=2031-05-01')).not.toHaveProperty('totals');
  });

  it('API-18.5: totals count beyond 21 million dollars', async () => {
    for (const datePaid of ['2030-01-02', '2030-01-03']) await add({ datePaid, chargeCents: 2_000_000_000 });
    const { totals } = await list('From=2030-01-01&To=2030-01-31&Totals=true');
    expect(totals).toEqual({ paid: 40_000_000, refunded: 0, voided: 0, pending: 0 });
  });

  it('API-18.5: a void has a separate total, and is not a refund', async () => {
    const days = 'From=2031-04-01&To=2031-04-30&Totals=true';
    const { totals } = await list(days);
    expect(totals).toEqual({ paid: 7, refunded: 0, voided: 7, pending: 0 });
    const rowsOf = async (total: string) => (await list(`${days}&CountedIn=${total}`)).results.length;
    expect([await rowsOf('voided'), await rowsOf('refunded')]).toEqual([1, 0]);
  });

  it('API-18.5: an unpaid payment is listed on the day when it was recorded, in the practice’s time zone', async () => {
    const created_at = new Date('2032-01-02T04:00:00Z');
    const id = await add({ status: 'Failed', chargeCents: 900 }, { created_at });
    expect((await list('From=2032-01-01&To=2032-01-01')).results.map((each) => each.id)).toEqual([
      String(id),
    ]);
    expect((await list('From=2032-01-02')).info.records).toBe(0);
  });

  it.each([
    ['From=2031-13-01', 'From must be a date like 2026-03-16.'],
    ['PaymentStatus=Void', expect.stringContaining('Payment status must be one of: ')],
    ['CountedIn=net', expect.stringContaining('Counted in must be one of: ')],
  ])('API-18, API-22: %s is rejected', async (query, message) => {
    expect(outcomeOf(await admin.call('GET', `${LIST}?${query}`))).toEqual([400, message]);
  });

  it('API-18.5: pages beyond 10,000 rows are complete, and no row is on two pages', async () => {
    await sql`insert into transactions (practice_id, patient_id, plan_id, plan_name, last_four, payment_type,
        payment_status, charge_cents, billing_descriptor, due_date, date_paid, order_reference, order_holds_until,
        created_at, settled_at)
      select 1, ${payer.patient}, ${payer.plan}, 'Family Care', '0042', 'Credit Card', 'Paid', 100, 'BRIDGEWORK',
        '2040-01-01', '2040-01-01', 'long-' || each, now(), now(), now()
      from generate_series(1, 10150) each`.execute(server.db);
    const pages = await Promise.all(
      [100, 101, 102].map((page) => list(`From=2040-01-01&To=2040-01-01&PageSize=100&Page=${page}`)),
    );
    expect(pages.map(({ info, results }) => [info.records, results.length])).toEqual([
      [10_150, 100],
      [10_150, 100],
      [10_150, 50],
    ]);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(250);
  });
});
