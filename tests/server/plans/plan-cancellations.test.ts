import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { differencesOfReportSums } from '#server/reports/report-sums.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPatient, addPlan, type PlanGiven } from '#tests/support/patients.ts';
import { memberUrl } from '#tests/support/payments.ts';
import { chargesOf, day, END, nextPlanOf, nights, owedOn } from '#tests/support/renewals.ts';
import { addAccount } from '#tests/support/rows.ts';
import { refusalIn, type Schema, suiteServer, type TestServer } from '#tests/support/server.ts';
import { rowOf, rowsOf, updateRows } from '#tests/support/tables.ts';
import { reversing } from '../payments/reversing.ts';
import { buyerIn, replaceableGateway, withoutTax } from '../sales/sales.ts';

const PENDING = [
  409,
  'paymentPending',
  'A payment, refund or sale on this plan is still processing. Try again when it has finished.',
];

describe.each(SAMPLED_ENGINES)('API-12: a plan that staff cancel, over %s', (engine) => {
  const { gateway, replace } = replaceableGateway(() => server);
  const server: TestServer = suiteServer({ engine, gateway });
  beforeAll(() => withoutTax(server));
  beforeEach(() => replace({}));
  const loseAnswers = () => {
    const unknown = async () => ({ kind: 'unknown' }) as const;
    replace({ charge: unknown, find: unknown, reverse: unknown });
  };

  const installmentsOf = (plan: number) =>
    server.db
      .selectFrom('instalments')
      .select(['number', 'amount_cents'])
      .where('plan_id', '=', plan)
      .orderBy('number')
      .execute();

  async function patient() {
    const buyer = await buyerIn(server);
    const { admin, memberId, id, name, offer } = buyer;
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, practice = 1) =>
      admin.call(method, `${memberUrl({ memberId }, practice)}${path}`, body, {
        'idempotency-key': randomUUID(),
      });
    return {
      ...buyer,
      call,
      cancel: (plan: number, practice = 1) => call('POST', `/plan/${plan}/cancel`, undefined, practice),
      addTerm: (given: PlanGiven) => addPlan(server.db, 1, id, { name, offer, ...given }),
      reverse: reversing(server, (await server.signIn('admin')).accessToken),
    };
  }

  /** Sold today with a dependent, and paid monthly: 58.33 today, with the enrollment fee. */
  async function monthlyPlan() {
    const buyer = await patient();
    const { send, order, quote, wanted, reverse } = buyer;
    const sell = async () => {
      const { dueNow } = await quote({ kind: 'purchase', ...wanted, billing: 'monthly' });
      return (await send('purchase', { ...order, billing: 'monthly', dueNow })).json<Schema<'SaleResult'>>();
    };
    const { planId, transactionId } = await sell();
    const plan = Number(planId);
    const child = await addPatient(server.db, 1);
    await server.db
      .insertInto('plan_members')
      .values({ plan_id: plan, patient_id: child.id, relationship: 'Dependent' })
      .execute();
    return { ...buyer, plan, child, sell, voids: () => reverse.voids(transactionId ?? '') };
  }

  it('API-12.3: after its first payment is voided, a canceled monthly plan is charged nothing later, covers no one, and is sold again', async () => {
    const [kept, canceled] = [await monthlyPlan(), await monthlyPlan()];
    const { call, cancel, plan, child, admin, memberId } = canceled;
    expect((await canceled.voids()).json()).toMatchObject({ planStillActive: true });
    for (let time = 0; time < 2; time += 1) expect((await cancel(plan)).statusCode).toBe(204);
    await nights(server, ['2026-04-16', '2026-05-16']);
    expect((await chargesOf(server.db, kept.plan)).map(([status]) => status)).toEqual([
      'Paid',
      'Paid',
      'Paid',
    ]);
    expect(await chargesOf(server.db, plan)).toEqual([
      ['Refunded', 5833],
      ['Refunded', 0],
    ]);
    expect([await owedOn(server.db, plan), await installmentsOf(plan)]).toEqual([0, []]);
    const { activePlans, expiredPlans } = (await call('GET', '/summary')).json<Schema<'PatientSummary'>>();
    expect([activePlans, expiredPlans.map((each) => each.plan)]).toMatchObject([
      [],
      [{ planStatus: 'Inactive', autoRenew: false, properties: { canceledOn: END } }],
    ]);
    const used = await call('POST', `/plan/${plan}/benefits-summary/use`, {
      cdtCode: 'D0120',
      procedureDate: END,
    });
    expect(refusalIn(used)).toEqual([409, 'planInactive', "This plan isn't active."]);
    for (const member of [memberId, child.memberId]) {
      const search = `/api/patient-management/practice/1/patient/search?MemberId=${member}`;
      expect((await admin.call('GET', search)).json()).toMatchObject({
        results: [{ status: 'Inactive', pastDue: 0 }],
      });
    }
    expect((await canceled.sell()).planId).not.toBe(String(plan));
  });

  it('API-12.3: a canceled plan owes nothing: a debt that is paid in part keeps its payments, and a void makes nothing due again', async () => {
    const { call, cancel, plan, id, voids } = await monthlyPlan();
    await updateRows(server.db, 'payment_accounts', { patient_id: id }, { item_id: `itm_declined_${id}` });
    await nights(server, ['2026-04-16']);
    const record = () => call('POST', `/plan/${plan}/record-payment`, { method: 'Cash', amount: 10 });
    expect((await record()).statusCode).toBe(200);
    expect(await owedOn(server.db, plan)).toBe(2334);
    await cancel(plan);
    const debts = () => rowsOf(server.db, 'payments_due', ['amount_cents', 'paid_cents'], { plan_id: plan });
    const partly = { amount_cents: 1000, paid_cents: 1000 };
    expect(await debts()).toEqual([{ amount_cents: 5833, paid_cents: 5833 }, partly]);
    expect(await installmentsOf(plan)).toEqual([
      { number: 1, amount_cents: 5833 },
      { number: 2, amount_cents: 1000 },
    ]);
    expect((await voids()).json()).not.toHaveProperty('planStillActive');
    expect(await debts()).toEqual([partly]);
    expect(refusalIn(await record())).toEqual([422, 'nothingDue', 'There is no balance due on this plan.']);
  });

  it('API-12.3: a plan with a refund or a sale that has no outcome is not canceled', async () => {
    const { cancel, plan, voids } = await monthlyPlan();
    const other = await patient();
    const sold = await other.addTerm({ start: '2025-06-01', end: '2026-06-01' });
    loseAnswers();
    expect((await voids()).statusCode).toBe(202);
    expect((await other.send(`plan/${sold}/renew`, { ...other.order, dueNow: 400 })).statusCode).toBe(202);
    expect([await cancel(plan), await other.cancel(sold)].map(refusalIn)).toEqual([PENDING, PENDING]);
  });

  it('API-12.3: a next term that is sold is canceled with the plan once its payment is refunded, and the plan is then renewed again', async () => {
    const { cancel, addTerm, name, send, order, reverse } = await patient();
    const plan = await addTerm({ start: '2025-06-01', end: '2026-06-01' });
    const renew = () => send(`plan/${plan}/renew`, { ...order, dueNow: 400 });
    const { planId, transactionId } = (await renew()).json<Schema<'SaleResult'>>();
    expect(refusalIn(await cancel(plan))).toEqual([
      409,
      'planRenewed',
      'The next term of this plan is paid. Refund its payment on Transactions first, then cancel the plan.',
    ]);
    await reverse.refund(transactionId ?? '', 400);
    expect((await cancel(plan)).statusCode).toBe(204);
    const canceled = await rowsOf(server.db, 'plans', ['id'], { name, canceled_on: END });
    expect(canceled.map((each) => each.id)).toEqual([plan, Number(planId)]);
    expect((await renew()).statusCode).toBe(200);
  });

  it('API-12.3: a next term that is canceled before it begins turns off auto-renewal of the current plan, which renews again once that is turned on', async () => {
    const { call, cancel, addTerm, id, send, order } = await patient();
    await addAccount(server.db, 1, id, { auto_renewal: true });
    const plan = await addTerm({ start: '2025-06-01', end: '2026-06-01' });
    const sold = await send(`plan/${plan}/renew`, { ...order, dueNow: 400 });
    expect((await cancel(Number(sold.json<Schema<'SaleResult'>>().planId))).statusCode).toBe(204);
    const { activePlans } = (await call('GET', '/summary')).json<Schema<'PatientSummary'>>();
    expect(activePlans.map((each) => each.plan)).toMatchObject([{ planId: String(plan), autoRenew: false }]);
    const turnedOn = await call('PUT', `/plan/${plan}/auto-renew`, { enable: true });
    expect(turnedOn.statusCode).toBe(200);
    await nights(server, ['2026-06-01']);
    const next = await nextPlanOf(server.db, { plan });
    expect([next?.state, await chargesOf(server.db, next?.plan)]).toEqual(['begun', [['Paid', 40_000]]]);
  });

  it('API-12.3: an earlier term of a canceled plan is not renewed in the nights after', async () => {
    const { cancel, addTerm, id, plans } = await patient();
    await addAccount(server.db, 1, id, { auto_renewal: true });
    await addTerm({ start: '2025-03-10', end: '2026-03-10' });
    const plan = await addTerm({ start: '2026-03-10', end: '2027-03-10' });
    expect((await cancel(plan)).statusCode).toBe(204);
    await nights(server, [END, day(1)]);
    expect(await plans()).toHaveLength(2);
  });

  it('API-12.3: a next term that waits for its automatic payment is canceled with the plan; alone it is canceled by auto-renewal', async () => {
    const { cancel, addTerm, id } = await patient();
    await addAccount(server.db, 1, id, { auto_renewal: true, item_id: `itm_declined_${id}` });
    const plan = await addTerm({ start: '2025-03-16', end: END });
    await nights(server, [END]);
    const next = await nextPlanOf(server.db, { plan });
    expect(refusalIn(await cancel(next?.plan ?? 0))).toEqual([
      409,
      'planInactive',
      'This renewal isn’t paid yet. To cancel it, turn off auto-renew.',
    ]);
    expect((await cancel(plan)).statusCode).toBe(204);
    expect([(await nextPlanOf(server.db, { plan }))?.state, await owedOn(server.db, next?.plan)]).toEqual([
      'given up',
      0,
    ]);
    await nights(server, [day(1), day(2)]);
    expect(await chargesOf(server.db, next?.plan)).toEqual([['Failed', 40_000]]);
  });

  it('API-12.3: a plan that has ended, or that the practice ended before, is refused, and one of another practice or patient is unknown', async () => {
    const { cancel, addTerm } = await patient();
    const ended = [409, 'planEnded', 'This plan has ended.'];
    const over = await addTerm({ start: '2025-03-15', end: '2026-03-15' });
    const inactive = await addTerm({ start: '2026-01-01', end: '2026-12-31', inactive: true });
    expect([await cancel(over), await cancel(inactive)].map(refusalIn)).toEqual([ended, ended]);
    const plan = await addTerm({ start: '2026-01-01', end: '2026-12-31' });
    const stranger = await patient();
    expect([await cancel(plan, 2), await stranger.cancel(plan)].map(({ statusCode }) => statusCode)).toEqual([
      404, 404,
    ]);
    expect((await rowOf(server.db, 'plans', ['inactive'], { id: plan })).inactive).toBe(false);
  });

  it('DASH-2.5, API-12.3: members of a canceled plan count in the report until the day before', async () => {
    const { cancel, addTerm, id } = await patient();
    const plan = await addTerm({ start: '2026-01-10', end: '2027-01-10' });
    await cancel(plan);
    const { rows } = await sql`
      select starts[1]::text as first, ends[1]::text as last from report_terms where patient_id = ${id}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ first: '2026-01-10', last: '2026-03-15' }]);
    expect(await differencesOfReportSums(server.db)).toEqual({ payments: 0, terms: 0, members: 0, debts: 0 });
  });
});
