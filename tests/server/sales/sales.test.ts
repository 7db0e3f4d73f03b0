import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { noGateway } from '#server/payments/gateway/no-gateway.ts';
import { saleWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import { offersRepository } from '#server/sales/offers.queries.ts';
import type { SalesRepository } from '#server/sales/sales.queries.ts';
import { settleSaleWith } from '#server/sales/sell-plan.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { refusalIn, type Schema, suiteServer, type TestServer } from '../../support/server.ts';
import { rowOf, updateRows } from '../../support/tables.ts';
import { type Buyer, buyerIn, replaceableGateway, SALES, setPrices, withoutTax } from './sales.ts';

type Result = Schema<'SaleResult'>;

const YESTERDAY = '2026-03-15';
const TODAY = '2026-03-16';

describe.each(SAMPLED_ENGINES)('API-21: purchases, over %s', (engine) => {
  const { gateway, sandbox, replace } = replaceableGateway(() => server);
  const server: TestServer = suiteServer({ engine, gateway });
  beforeAll(() => withoutTax(server));

  const begin = (sales: SalesRepository, of: Buyer, dueNowCents = 42_500) =>
    sales.begin({
      ...of.order,
      practiceId: '1',
      memberId: of.memberId,
      kind: 'purchase',
      billing: 'annual',
      dueNowCents,
      soldBy: '1',
      idempotencyKey: randomUUID(),
    });

  it('API-21.1: a quote, charge, debt, transaction and plan agree to the cent, and the plan begins today', async () => {
    const { admin, name, payer, wanted, order, send, quote, plans } = await buyerIn(server);
    await setPrices(server, 200, 550);
    expect(await quote({ kind: 'purchase', ...wanted })).toEqual({
      planName: name,
      coverageLevel: 'Individual',
      billing: 'annual',
      startDate: TODAY,
      endDate: '2027-03-16',
      dueNow: 450.49,
      lines: [
        { kind: 'planFee', amount: 400 },
        { kind: 'enrollmentFee', amount: 25 },
        { kind: 'adminFee', amount: 2 },
        { kind: 'salesTax', amount: 23.49 },
      ],
      later: [],
      total: 450.49,
      offeredPlanId: wanted.offeredPlanId,
      coverageLevelId: 'one',
      fee: 400,
      feeBefore: null,
      leavesPlan: null,
      unpaidRenewal: null,
      nextTermFrom: null,
      people: [],
      leaving: [],
      autoRenew: false,
    });
    const answer = await send('purchase', { ...order, dueNow: 450.49 });
    await withoutTax(server);
    expect(answer.statusCode).toBe(200);
    const { planId, transactionId } = answer.json<Result>();
    expect(await plans()).toEqual([[name, TODAY, '2027-03-16', false]]);
    const sold = { ...payer, plan: Number(planId) };
    expect(await admin.due(sold)).toBe(0);
    const [transaction, ...others] = await admin.transactions(sold);
    expect([transaction?.id, transaction?.charge, transaction?.paymentStatus, others]).toEqual([
      transactionId,
      450.49,
      'Paid',
      [],
    ]);
    const summary = await admin.call(
      'GET',
      `/api/patient-management/practice/1/member/${payer.memberId}/summary`,
    );
    expect(summary.json().activePlans).toHaveLength(1);
  });

  it('API-21.1: twelve payments have a twelfth each, the first with the enrollment fee, and only the first is charged', async () => {
    const { admin, payer, wanted, order, send, quote } = await buyerIn(server);
    const monthly = { ...wanted, billing: 'monthly' };
    const quoted = await quote({ kind: 'purchase', ...monthly });
    expect([quoted.dueNow, quoted.total, quoted.later.length]).toEqual([58.33, 425, 11]);
    expect(quoted.later[0]).toEqual({ dueDate: '2026-04-16', amount: 33.34 });
    const { planId } = (await send('purchase', { ...order, ...monthly, dueNow: 58.33 })).json<Result>();
    const schedule = await admin.call(
      'GET',
      `/api/patient-management/practice/1/member/${payer.memberId}/plan/${planId}/payment/schedule`,
    );
    const payments = schedule.json().payments as { amount: number; paid: number }[];
    expect(payments.map(({ amount }) => amount)).toEqual([
      58.33,
      ...quoted.later.map(({ amount }) => amount),
    ]);
    expect(payments.map(({ paid }) => paid)).toEqual([58.33, ...Array(11).fill(0)]);
    // The chosen card is charged for the later payments, too, although the plan doesn't renew.
    expect(schedule.json().chargedTo).toMatchObject({ lastFourCardDigits: '0042' });
  });

  it('API-21.20: a plan is taxed by the rate of the practice’s state, 0 by default, or by the practice’s own rate', async () => {
    const { wanted, quote, memberId } = await buyerIn(server);
    const taxed = await server.alsoWith({ SALES_TAX_BY_STATE: 'ME:8.25,OH:5.5' });
    const token = (await taxed.signIn('admin')).accessToken;
    const body = { kind: 'purchase', ...wanted };
    const dueThere = async () =>
      (await taxed.call('POST', `${SALES}/member/${memberId}/quote`, { token, body })).json().dueNow;
    await setPrices(server, 0, null);
    expect([(await quote(body)).dueNow, await dueThere()]).toEqual([425, 460.06]);
    await setPrices(server, 0, 550);
    expect(await dueThere()).toBe(448.38);
    await withoutTax(server);
    expect(await dueThere()).toBe(425);
    await taxed.app.close();
  });

  it('API-21.21: a discount of a plan is offered with it, and changes no line of the quote', async () => {
    const { admin, name, offer, wanted, quote } = await buyerIn(server);
    const before = await quote({ kind: 'purchase', ...wanted });
    await server.db
      .insertInto('plan_discounts')
      .values({ offered_plan_id: offer, position: 0, name: 'Fillings', percent_hundredths: 2500 })
      .execute();
    const { offers } = (await admin.call('GET', `${SALES}/offers`)).json<Schema<'PlanOffers'>>();
    expect(offers.find((each) => each.name === name)?.discounts).toEqual([
      { category: 'Fillings', percent: 25 },
    ]);
    expect(await quote({ kind: 'purchase', ...wanted })).toEqual(before);
  });

  it('API-21.1: the same key sells once, even for two simultaneous requests, and sells no other plan', async () => {
    const { order, send, plans } = await buyerIn(server);
    const key = randomUUID();
    const answers = await Promise.all([send('purchase', order, key), send('purchase', order, key)]);
    const again = await send('purchase', order, key);
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1);
    expect(await plans()).toHaveLength(1);
    expect(refusalIn(await send('purchase', { ...order, billing: 'monthly' }, key))).toEqual([
      422,
      'idempotencyKeyReused',
      'This Idempotency-Key was used for another sale.',
    ]);
  });

  it('API-21.12: a sale without an Idempotency-Key is rejected, and nothing is charged', async () => {
    const { order, send, plans } = await buyerIn(server);
    const answer = await send('purchase', order, null);
    expect(refusalIn(answer)).toEqual([400, 'invalidRequest', 'Idempotency key is required.']);
    expect(await plans()).toEqual([]);
  });

  it('API-21.1: a declined card sells nothing, and the second card works', async () => {
    const { admin, payer, order, send, plans } = await buyerIn(server, 'declined');
    expect(refusalIn(await send('purchase', order))).toEqual([
      422,
      'cardDeclined',
      'The card was declined: insufficient funds. Try another card.',
    ]);
    expect(await plans()).toEqual([]);
    const second = await admin.addAccount(payer, { token: 'tok_sandbox_approved_0077' });
    expect((await send('purchase', { ...order, paymentAccountId: second.id })).statusCode).toBe(200);
    expect(await plans()).toHaveLength(1);
  });

  it('API-21.10: after a lost response there is no plan, until a retry or the job settles payment and plan together', async () => {
    const { order, send, plans } = await buyerIn(server, 'unanswered');
    const key = randomUUID();
    replace({ find: async () => ({ kind: 'unknown' }) });
    const answer = await send('purchase', order, key);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { state: 'Pending', planId: null, transactionId: null, members: [] },
    ]);
    expect(await plans()).toEqual([]);
    expect(refusalIn(await send('purchase', order))[1]).toBe('paymentPending');
    replace({});
    const settled = await send('purchase', order, key);
    expect([settled.statusCode, settled.json<Result>().state]).toEqual([200, 'Sold']);
    expect(await plans()).toHaveLength(1);
  });

  it('API-21.10: a server that dies between charge and plan leaves a sale that the job completes, and one that never arrived sells nothing', async () => {
    const lost = await buyerIn(server, 'lost');
    const dying = await buyerIn(server);
    const { sales, clock } = saleWork(server.db, server.clock.now, sandbox(), {});
    await begin(sales, lost);
    const begun = await begin(sales, dying);
    if (begun.kind !== 'started' || begun.order === null) throw new Error('It did not start.');
    await sandbox().charge(begun.order);
    expect(await dying.plans()).toEqual([]);
    server.clock.pass(4 * 60_000);
    const settlements = { settle: settleSaleWith({ sales, gateway: sandbox() }) };
    const work = { attempts: sales, settlements, gateway: sandbox() };
    expect(await resolveUnknownPayments(work, clock)).toMatchObject({ paid: 1, failed: 1, failures: [] });
    expect([await dying.plans(), await lost.plans()]).toEqual([
      [[dying.name, TODAY, '2027-03-16', false]],
      [],
    ]);
  });

  it('API-21.10: the job completes a free sale that a server left pending, also without a payment gateway', async () => {
    const free = await buyerIn(server);
    await updateRows(
      server.db,
      'coverage_levels',
      { offered_plan_id: free.offer },
      { fee_cents: 0, enrollment_fee_cents: 0 },
    );
    const { sales, clock } = saleWork(server.db, server.clock.now, noGateway, {});
    await begin(sales, free, 0);
    const settlements = { settle: settleSaleWith({ sales, gateway: noGateway }) };
    await resolveUnknownPayments({ attempts: sales, settlements, gateway: noGateway }, clock);
    expect(await free.plans()).toEqual([[free.name, TODAY, '2027-03-16', false]]);
  });

  it('API-21.1: another price, another first day, other terms, a foreign card and an unknown plan are rejected, and nothing is charged', async () => {
    const { order, send, plans } = await buyerIn(server);
    const other = await buyerIn(server);
    const codes = async (change: object) => refusalIn(await send('purchase', { ...order, ...change }))[1];
    expect([
      await codes({ dueNow: 424.99 }),
      await codes({ startDate: YESTERDAY }),
      await codes({ termsVersion: 2 }),
      await codes({ paymentAccountId: other.account.id }),
      await codes({ offeredPlanId: '999999' }),
      await codes({ coverageLevelId: 'none' }),
    ]).toEqual(['priceChanged', 'priceChanged', 'termsChanged', 'notFound', 'notFound', 'notFound']);
    await updateRows(
      server.db,
      'coverage_levels',
      { offered_plan_id: Number(order.offeredPlanId) },
      { is_subscription: false },
    );
    expect(await codes({ billing: 'monthly' })).toBe('noMonthlyPayments');
    expect(await plans()).toEqual([]);
  });

  it('API-21.1: the accepted terms are stored with the sale', async () => {
    const { admin, id, order, send } = await buyerIn(server);
    const terms = (await admin.call('GET', `${SALES}/terms`)).json<Schema<'SaleTerms'>>();
    expect([terms.version, terms.text.includes('The membership is not insurance.')]).toEqual([1, true]);
    await send('purchase', order);
    const stored = { terms_version: 1, kind: 'purchase', state: 'done', amount_cents: 42_500 };
    const columns = ['terms_version', 'kind', 'state', 'amount_cents'] as const;
    expect(await rowOf(server.db, 'plan_sales', columns, { patient_id: id })).toEqual(stored);
  });

  it('API-21.1: the plans on offer are read in four statements, however many there are', async () => {
    for (let plans = 0; plans < 3; plans += 1) await buyerIn(server);
    let statements = 0;
    const counted = server.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { offers } = await offersRepository(counted, server.clock.now).list('1');
    expect([offers.length > 3, statements]).toEqual([true, 4]);
  });

  it('API-21.1: the plans on offer have their levels, benefits, discounts and procedures', async () => {
    const { admin } = await buyerIn(server);
    const answer = await admin.call('GET', `${SALES}/offers`);
    const { offers, procedures } = answer.json<Schema<'PlanOffers'>>();
    const sample = offers.find(({ levels }) => levels.length === 3);
    expect(sample?.benefits.map(({ benefit }) => benefit)).toEqual([
      'Periodontal maintenance',
      'Fluoride',
      'Emergency exam',
      'X-rays',
    ]);
    expect(sample?.discounts[0]).toEqual({ category: 'Fillings', percent: 10 });
    expect(procedures.find(({ code }) => code === 'X1010')).toEqual({
      code: 'X1010',
      description: 'Routine check-up',
      category: 'Examination',
      usualFee: 55,
    });
  });
});
