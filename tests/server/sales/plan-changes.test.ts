import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { nightOn } from '../../support/renewals.ts';
import { addFeeIncrease } from '../../support/rows.ts';
import { refusalIn, type Schema, suiteServer, type TestServer } from '../../support/server.ts';
import { rowOf, updateRows } from '../../support/tables.ts';
import { reversing } from '../payments/reversing.ts';
import { buyerIn, SALES, withoutTax } from './sales.ts';

type Result = Schema<'SaleResult'>;

describe.each(SAMPLED_ENGINES)('API-21: changes of plans, over %s', (engine) => {
  const server: TestServer = suiteServer({ engine });
  beforeAll(() => withoutTax(server));

  it('API-21.11: a renewal begins when the term ends, without enrollment fee, at the fee of that day, with the same members, once', async () => {
    const { admin, id, name, payer, offer, order, send, quote, plans } = await buyerIn(server);
    const child = await addPatient(server.db, 1, { firstName: 'Nell', birthDate: '2019-05-02' });
    const increase = await addFeeIncrease(server.db, offer, {
      new_fee_cents: 44_000,
      communication_send_date: '2026-01-19',
      effective_date: '2026-03-20',
    });
    const plan = await addPlan(server.db, 1, id, {
      start: '2025-04-01',
      end: '2026-04-01',
      name,
      offer,
      dependents: [child],
    });
    // The notices are late.
    expect((await quote({ kind: 'renewal', planId: String(plan) })).fee).toBe(400);
    await updateRows(server.db, 'fee_increases', { id: increase }, { notices_sent_at: server.clock.now() });
    const quoted = await quote({ kind: 'renewal', planId: String(plan) });
    expect([quoted.startDate, quoted.endDate, quoted.dueNow, quoted.fee, quoted.feeBefore]).toEqual([
      '2026-04-01',
      '2027-04-01',
      440,
      440,
      400,
    ]);
    const renewal = { ...order, dueNow: 440 };
    const { planId } = (await send(`plan/${plan}/renew`, renewal)).json<Result>();
    expect(await plans()).toEqual([
      [name, '2025-04-01', '2026-04-01', false],
      [name, '2026-04-01', '2027-04-01', false],
    ]);
    const members = await server.db
      .selectFrom('plan_members')
      .select(['patient_id', 'relationship'])
      .where('plan_id', '=', Number(planId))
      .orderBy('relationship', 'desc')
      .execute();
    expect(members).toEqual([
      { patient_id: id, relationship: 'Self' },
      { patient_id: child.id, relationship: 'Dependent' },
    ]);
    expect(refusalIn(await send(`plan/${plan}/renew`, renewal))).toEqual([
      409,
      'planRenewed',
      'This plan is already renewed.',
    ]);
    expect(await admin.due({ ...payer, plan: Number(planId) })).toBe(0);
  });

  it('API-21.11: a renewal to another plan begins when the term ends, at the fee of that plan', async () => {
    const { id, name, offer, wanted, order, send, quote, plans } = await buyerIn(server);
    const other = await buyerIn(server);
    await updateRows(server.db, 'coverage_levels', { offered_plan_id: other.offer }, { fee_cents: 52_000 });
    const plan = await addPlan(server.db, 1, id, { start: '2025-04-01', end: '2026-04-01', name, offer });
    const move = { ...wanted, offeredPlanId: String(other.offer) };
    const quoted = await quote({ kind: 'renewal', planId: String(plan), ...move });
    expect([quoted.startDate, quoted.dueNow, quoted.feeBefore]).toEqual(['2026-04-01', 520, 400]);
    const sold = await send(`plan/${plan}/renew`, { ...order, ...move, dueNow: 520 });
    expect(sold.statusCode).toBe(200);
    expect(await plans()).toEqual([
      [name, '2025-04-01', '2026-04-01', false],
      [other.name, '2026-04-01', '2027-04-01', false],
    ]);
  });

  it('API-21.9: an added child pays the days that are left, and is a patient on the plan', async () => {
    const { admin, id, payer, order, send, quote } = await buyerIn(server);
    const plan = await addPlan(server.db, 1, id, { start: '2026-03-01', end: '2027-03-01' });
    const quoted = await quote({ kind: 'addMember', planId: String(plan) });
    // 99.00 for 350 of 365 days.
    expect([quoted.dueNow, quoted.lines]).toEqual([94.93, [{ kind: 'planFee', amount: 94.93 }]]);
    const { paymentAccountId, termsVersion } = order;
    const newMember = { firstName: 'Nora', lastName: 'Talbot', birthDate: '2019-05-02' };
    const body = { newMember, paymentAccountId, termsVersion, dueNow: 94.93 };
    const answer = await send(`plan/${plan}/add-member`, body);
    expect([answer.statusCode, answer.json<Result>().planId]).toEqual([200, String(plan)]);
    const rows = await server.db
      .selectFrom('plan_members')
      .innerJoin('patients', 'patients.id', 'patient_id')
      .select(['first_name', 'birth_date', 'city', 'relationship', 'joined_on'])
      .where('plan_id', '=', plan)
      .where('relationship', '=', 'Dependent')
      .execute();
    expect(rows).toEqual([
      {
        first_name: 'Nora',
        birth_date: '2019-05-02',
        city: 'Columbus',
        relationship: 'Dependent',
        joined_on: '2026-03-16',
      },
    ]);
    const [transaction] = await admin.transactions({ ...payer, plan });
    expect([transaction?.charge, await admin.due({ ...payer, plan })]).toEqual([94.93, 0]);
    const born = { ...newMember, birthDate: '2026-03-17' };
    expect(refusalIn(await send(`plan/${plan}/add-member`, { ...body, newMember: born }))).toEqual([
      400,
      'birthDateInFuture',
      'Date of birth can’t be in the future.',
    ]);
  });

  it('API-21.9: a member is added to the term, and for the whole fee from its first day to the next term that is sold already', async () => {
    const { id, offer, order, send, quote } = await buyerIn(server);
    const plan = await addPlan(server.db, 1, id, { start: '2025-04-01', end: '2026-04-01', offer });
    await updateRows(
      server.db,
      'coverage_levels',
      { offered_plan_id: offer, level_id: 'two' },
      { fee_cents: 49_900 },
    );
    const renewed = await send(`plan/${plan}/renew`, { ...order, dueNow: 400 });
    const { planId: next } = renewed.json<Result>();
    const { paymentAccountId, termsVersion } = order;
    const add = async (to: string | null, born = '2019-05-02') => {
      const newMember = { firstName: 'Nora', lastName: `Of plan ${plan}`, birthDate: born };
      const { dueNow, nextTermFrom } = await quote({ kind: 'addMember', planId: String(to), newMember });
      const added = await send(`plan/${to}/add-member`, {
        newMember,
        paymentAccountId,
        termsVersion,
        dueNow,
      });
      return [dueNow, nextTermFrom, added.statusCode];
    };
    expect(await add(String(plan))).toEqual([4.34, '2026-04-01', 200]);
    expect(await add(next)).toEqual([99, null, 200]);
    const added = await server.db
      .selectFrom('plan_members')
      .select('joined_on')
      .where('plan_id', '=', Number(next))
      .where('relationship', '=', 'Dependent')
      .execute();
    expect(added).toEqual([{ joined_on: null }]);
  });

  it('API-21.9: adding a member that the level covers is free and needs no payment method; adding one beyond the level costs the difference', async () => {
    const { id, name, offer, order, send, quote } = await buyerIn(server);
    const plan = await addPlan(server.db, 1, id, { start: '2026-03-16', end: '2027-03-16', name, offer });
    const setLevel = (level: string) =>
      updateRows(server.db, 'plans', { id: plan }, { coverage_level_id: level });
    const person = (firstName: string) => ({ firstName, lastName: 'Alder', birthDate: '2019-05-02' });
    const price = async (firstName?: string) =>
      (
        await quote({
          kind: 'addMember',
          planId: String(plan),
          ...(firstName && { newMember: person(firstName) }),
        })
      ).dueNow;
    const { paymentAccountId, termsVersion } = order;
    const add = (firstName: string, dueNow: number, paid: object = {}) =>
      send(`plan/${plan}/add-member`, { newMember: person(firstName), termsVersion, dueNow, ...paid });
    const level = async () =>
      (await rowOf(server.db, 'plans', ['coverage_level_id'], { id: plan })).coverage_level_id;
    await setLevel('two');
    expect([await price(), await price('Nora')]).toEqual([0, 0]);
    expect([refusalIn(await add('Nora', 99))[1], (await add('Nora', 0)).statusCode]).toEqual([
      'priceChanged',
      200,
    ]);
    expect(await level()).toBe('two');
    expect(await price('Ida')).toBe(99);
    expect(refusalIn(await add('Ida', 99))).toEqual([
      422,
      'paymentAccountRequired',
      'Choose a payment method.',
    ]);
    expect([
      (await add('Ida', 99, { paymentAccountId })).statusCode,
      await level(),
      await price('Una'),
    ]).toEqual([200, 'family', 0]);
  });

  it('API-21.18: plans are offered by state and structure', async () => {
    const { name, admin } = await buyerIn(server);
    const other = await buyerIn(server);
    const set = (given: { sold_in_states?: string; structure?: string }) =>
      updateRows(server.db, 'offered_plans', { id: other.offer }, given);
    const offered = async (query = '') =>
      (await admin.call('GET', `${SALES}/offers${query}`))
        .json<Schema<'PlanOffers'>>()
        .offers.map((each) => each.name)
        .filter((each) => each === name || each === other.name);
    await set({ sold_in_states: 'NY,NJ' });
    expect([await offered(), await offered('?state=NJ')]).toEqual([[name], [name, other.name]]);
    await set({ structure: 'membership' });
    expect([await offered('?state=NJ'), await offered('?state=NJ&structure=membership')]).toEqual([
      [name],
      [other.name],
    ]);
  });

  it.each([{ sold_in_states: 'NY,NJ' }, { structure: 'membership' }])(
    'API-21.18: a plan of another state or structure is neither quoted nor sold, but the patient’s own is renewed: %j',
    async (elsewhere) => {
      const { id, offer, wanted, order, send, quote } = await buyerIn(server);
      const other = await buyerIn(server);
      await updateRows(server.db, 'offered_plans', { id: other.offer }, elsewhere);
      const plan = (of: number) =>
        addPlan(server.db, 1, id, { start: '2025-04-01', end: '2026-04-01', offer: of });
      const held = await plan(offer);
      const otherPlan = { ...wanted, offeredPlanId: String(other.offer) };
      const move = { ...order, ...otherPlan, dueNow: 400 };
      const refusals = [
        await send('quote', { kind: 'purchase', ...otherPlan }),
        await send('purchase', { ...order, ...otherPlan }),
        await send('quote', { kind: 'renewal', planId: String(held), ...otherPlan }),
        await send(`plan/${held}/renew`, move),
      ].map(refusalIn);
      expect(new Set(refusals.map(String))).toEqual(
        new Set(["422,planNotSold,This practice doesn't offer this plan. Choose another plan."]),
      );
      const same = await plan(other.offer);
      expect((await quote({ kind: 'renewal', planId: String(same) })).dueNow).toBe(400);
      expect((await send(`plan/${same}/renew`, move)).statusCode).toBe(200);
    },
  );

  it('API-21.14: a renewal that names dependents is rejected with 400, because it keeps the household', async () => {
    const { id, offer, order, send, plans } = await buyerIn(server);
    const plan = await addPlan(server.db, 1, id, { start: '2025-04-01', end: '2026-04-01', offer });
    const dependents = [{ firstName: 'Nora', lastName: 'Talbot', birthDate: '2019-05-02' }];
    const refused = await send(`plan/${plan}/renew`, { ...order, dueNow: 400, dependents });
    expect([refusalIn(refused)[0], await plans()]).toEqual([400, [expect.anything()]]);
  });

  it('API-21.1: a plan that the patient has is not sold to them again; another plan is', async () => {
    const { order, wanted, send, plans } = await buyerIn(server);
    const other = await buyerIn(server);
    await send('purchase', order);
    const again = [
      await send('quote', { kind: 'purchase', ...wanted }, null),
      await send('purchase', order),
      await send('purchase', { ...order, coverageLevelId: 'two' }),
    ];
    expect(again.map((answer) => refusalIn(answer)[1])).toEqual(['planHeld', 'planHeld', 'planHeld']);
    expect(await plans()).toHaveLength(1);
    expect((await send('purchase', { ...order, offeredPlanId: String(other.offer) })).statusCode).toBe(200);
    expect(await plans()).toHaveLength(2);
  });

  it('API-21.11: an ended plan is not renewed, and another is not switched, while the patient has the plan', async () => {
    const { id, offer, wanted, order, send, plans } = await buyerIn(server);
    const other = await buyerIn(server);
    const term = { start: '2024-04-01', end: '2025-04-01' };
    const ended = await addPlan(server.db, 1, id, { ...term, offer });
    const switched = await addPlan(server.db, 1, id, { ...term, offer: other.offer });
    expect((await send('purchase', order)).statusCode).toBe(200);
    const refused = [
      await send('quote', { kind: 'renewal', planId: String(ended) }),
      await send(`plan/${ended}/renew`, { ...order, dueNow: 400 }),
      await send(`plan/${switched}/renew`, { ...order, ...wanted, dueNow: 400 }),
    ];
    expect(refused.map((answer) => refusalIn(answer)[1])).toEqual(['planHeld', 'planHeld', 'planHeld']);
    expect(await plans()).toHaveLength(3);
  });

  it('API-21.2: a payment that staff voided is due again, and no job charges it', async () => {
    const { admin, account, payer, order, send } = await buyerIn(server);
    await updateRows(server.db, 'payment_accounts', { id: Number(account.id) }, { auto_renewal: true });
    const { planId, transactionId } = (await send('purchase', order)).json<Result>();
    const sold = { ...payer, plan: Number(planId) };
    const { accessToken } = await server.signIn('admin');
    expect((await reversing(server, accessToken).voids(transactionId ?? '')).statusCode).toBe(200);
    await nightOn(server, server.clock.now().toISOString());
    expect(await admin.due(sold)).toBe(425);
    expect((await admin.transactions(sold)).map(({ paymentStatus }) => paymentStatus)).toEqual([
      'Refunded',
      'Refunded',
    ]);
  });
});
