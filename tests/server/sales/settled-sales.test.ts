import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOfSale } from '#server/sales/sales.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { addPayer, memberUrl } from '../../support/payments.ts';
import { addAccount } from '../../support/rows.ts';
import { refusalIn, type Schema, suiteServer, type TestServer } from '../../support/server.ts';
import { rowOf, rowsOf, updateRows } from '../../support/tables.ts';
import { type Buyer, buyerIn, familyOf, membersOf, NELL, replaceableGateway, withoutTax } from './sales.ts';

type Result = Schema<'SaleResult'>;

describe.each(SAMPLED_ENGINES)('API-21: what a settled sale writes, over %s', (engine) => {
  const { gateway, replace } = replaceableGateway(() => server);
  const server: TestServer = suiteServer({ engine, gateway });
  beforeAll(() => withoutTax(server));

  const renewalAccounts = async (patient: number) =>
    (await rowsOf(server.db, 'payment_accounts', ['id'], { patient_id: patient, auto_renewal: true })).map(
      ({ id }) => id,
    );
  const renewsByItself = async (planId: string | null) =>
    rowOf(server.db, 'plans', ['auto_renew'], { id: Number(planId) }).then(({ auto_renew }) => auto_renew);
  const endingPlan = ({ name, offer }: Buyer, subscriber: number, dependents: { id: number }[] = []) =>
    addPlan(server.db, 1, subscriber, { start: '2025-04-01', end: '2026-04-01', name, offer, dependents });

  it('API-21.10: a card that becomes inactive while the sale is pending is not used for renewals, and the sale settles', async () => {
    const { account, id, order, send } = await buyerIn(server, 'unanswered');
    const key = randomUUID();
    const wanted = { ...order, autoRenew: true };
    replace({ find: async () => ({ kind: 'unknown' }) });
    expect((await send('purchase', wanted, key)).statusCode).toBe(202);
    await updateRows(server.db, 'payment_accounts', { id: Number(account.id) }, { active: false });
    replace({});
    const { state, planId } = (await send('purchase', wanted, key)).json<Result>();
    expect([state, await renewsByItself(planId), await renewalAccounts(id)]).toEqual(['Sold', true, []]);
  });

  it('API-21.10: the card of a pending sale can’t be removed, and is the renewal card once the sale settles', async () => {
    const { account, admin, id, memberId, order, send } = await buyerIn(server, 'unanswered');
    const key = randomUUID();
    const wanted = { ...order, autoRenew: true };
    const remove = () => admin.call('DELETE', `${memberUrl({ memberId })}/payment-accounts/${account.id}`);
    replace({ find: async () => ({ kind: 'unknown' }) });
    expect((await send('purchase', wanted, key)).statusCode).toBe(202);
    expect(refusalIn(await remove()).slice(0, 2)).toEqual([409, 'accountPaymentPending']);
    replace({});
    expect((await send('purchase', wanted, key)).json<Result>().state).toBe('Sold');
    expect(await renewalAccounts(id)).toEqual([Number(account.id)]);
    // The repeated order counts once.
    const { results } = (await admin.call('GET', `${memberUrl({ memberId })}/activity?PageSize=25`)).json();
    const listed = results.map(({ activity }: { activity: string }) => activity);
    expect(listed.filter((activity: string) => activity === 'purchaseSubmitted')).toHaveLength(1);
  });

  it('API-21.10: a payment whose client names its key after the id of a pending sale does not keep the sale from settling', async () => {
    // A key has at least eight characters.
    await sql`select setval(pg_get_serial_sequence('plan_sales', 'id'), 1000)`.execute(server.db);
    const { order, send, admin } = await buyerIn(server, 'unanswered');
    const key = randomUUID();
    replace({ find: async () => ({ kind: 'unknown' }) });
    expect((await send('purchase', order, key)).statusCode).toBe(202);
    replace({});
    const sale = await rowOf(server.db, 'plan_sales', ['id'], { idempotency_key: key });
    const payer = await addPayer(server.db);
    const paid = await admin.pay(payer, await admin.addAccount(payer), 30, `sale-${sale.id}`);
    const sold = await send('purchase', order, key);
    expect([paid.statusCode, sold.statusCode, sold.json<Result>().state]).toEqual([200, 200, 'Sold']);
  });

  it('API-21.10: a dependent who pays for the renewal with another card keeps their renewal card, and the subscriber keeps theirs', async () => {
    const dependent = await buyerIn(server);
    const subscriber = await addPatient(server.db, 1);
    const own = await addAccount(server.db, 1, dependent.id, { auto_renewal: true });
    const of = await addAccount(server.db, 1, subscriber.id, { auto_renewal: true });
    const plan = await endingPlan(dependent, subscriber.id, [{ id: dependent.id }]);
    const wanted = { ...dependent.order, dueNow: 400, autoRenew: true };
    const answer = await dependent.send(`plan/${plan}/renew`, wanted);
    expect([answer.statusCode, await renewsByItself(answer.json<Result>().planId)]).toEqual([200, true]);
    expect([await renewalAccounts(dependent.id), await renewalAccounts(subscriber.id)]).toEqual([
      [own],
      [of],
    ]);
  });

  it.each([
    { name: 'monthly payments', sent: { billing: 'monthly', autoRenew: false }, dueNow: 33.33 },
    { name: 'auto-renewal', sent: { autoRenew: true }, dueNow: 400 },
    { name: 'the auto-renewal of the plan before', sent: {}, dueNow: 400 },
  ])(
    'API-21.11: a dependent’s card does not pay for $name; without a renewal card of the subscriber the sale is refused',
    async ({ sent, dueNow }) => {
      const dependent = await buyerIn(server);
      const subscriber = await addPatient(server.db, 1);
      const other = await addAccount(server.db, 1, subscriber.id);
      const plan = await endingPlan(dependent, subscriber.id, [{ id: dependent.id }]);
      await updateRows(server.db, 'plans', { id: plan }, { auto_renew: true });
      const renew = (more: object = {}) =>
        dependent.send(`plan/${plan}/renew`, { ...dependent.order, dueNow, ...sent, ...more });
      const refusal = [
        409,
        'noRenewalAccount',
        expect.stringContaining('no valid payment method for auto-renewal'),
      ];
      expect(refusalIn(await renew())).toEqual(refusal);
      await updateRows(
        server.db,
        'payment_accounts',
        { id: other },
        { auto_renewal: true, expires_on: '2026-02-28' },
      );
      expect(refusalIn(await renew())).toEqual(refusal);
      expect(await rowsOf(server.db, 'transactions', ['id'], { patient_id: subscriber.id })).toEqual([]);
      await updateRows(server.db, 'payment_accounts', { id: other }, { expires_on: '2029-08-31' });
      expect((await renew()).statusCode).toBe(200);
      expect([await renewalAccounts(dependent.id), await renewalAccounts(subscriber.id)]).toEqual([
        [],
        [other],
      ]);
    },
  );

  it('API-21.11: a practice that pays for the plan pays for its renewal, and for the next one', async () => {
    const buyer = await buyerIn(server);
    const plan = await endingPlan(buyer, buyer.id);
    await updateRows(server.db, 'plans', { id: plan }, { paid_by_practice: true });
    await sql`update payment_accounts set auto_renewal = false where practice_id = 1 and patient_id is null`.execute(
      server.db,
    );
    const practices = await addAccount(server.db, 1, null);
    const renew = (account: number) =>
      buyer.send(`plan/${plan}/renew`, {
        ...buyer.order,
        dueNow: 400,
        autoRenew: true,
        paymentAccountId: String(account),
      });
    const refusal = [409, 'noRenewalAccount', expect.stringContaining('The practice pays for this plan')];
    for (const account of [practices, Number(buyer.account.id)])
      expect(refusalIn(await renew(account))).toEqual(refusal);
    await updateRows(server.db, 'payment_accounts', { id: practices }, { auto_renewal: true });
    const answer = await renew(practices);
    expect(answer.statusCode).toBe(200);
    const next = { id: Number(answer.json<Result>().planId) };
    expect(await rowOf(server.db, 'plans', ['auto_renew', 'paid_by_practice'], next)).toEqual({
      auto_renew: true,
      paid_by_practice: true,
    });
    expect(await renewalAccounts(buyer.id)).toEqual([]);
  });

  it('API-21.11: a dependent’s card pays for a renewal that is charged once', async () => {
    const dependent = await buyerIn(server);
    const subscriber = await addPatient(server.db, 1);
    const plan = await endingPlan(dependent, subscriber.id, [{ id: dependent.id }]);
    const wanted = { ...dependent.order, dueNow: 400, autoRenew: false };
    const answer = await dependent.send(`plan/${plan}/renew`, wanted);
    expect([answer.statusCode, await renewsByItself(answer.json<Result>().planId)]).toEqual([200, false]);
  });

  it('API-21.13: of two simultaneous sales that name the same person, one sells, and the other is rejected before a charge', async () => {
    const [one, two] = [await buyerIn(server), await buyerIn(server)];
    const ida = { ...NELL, firstName: 'Ida' };
    const answers = await Promise.all([
      one.send('purchase', familyOf(one, ida)),
      two.send('purchase', familyOf(two, ida)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await membersOf(server, ida)).toBe(1);
    expect([...(await one.plans()), ...(await two.plans())]).toHaveLength(1);
  });

  it('API-21.13: a person in a pending sale can be in no other sale, not even as its buyer', async () => {
    const waiting = await buyerIn(server, 'unanswered');
    const other = await buyerIn(server);
    await updateRows(server.db, 'patients', { id: other.id }, { first_name: 'Una', last_name: 'Alder' });
    const [person] = await server.db
      .selectFrom('patients')
      .select(['first_name as firstName', 'last_name as lastName', 'birth_date as birthDate'])
      .where('id', '=', other.id)
      .execute();
    replace({ find: async () => ({ kind: 'unknown' }) });
    expect((await waiting.send('purchase', familyOf(waiting, person ?? {}))).statusCode).toBe(202);
    replace({});
    const third = await buyerIn(server);
    const refusals = [
      await other.send('purchase', other.order),
      await third.send('purchase', familyOf(third, person ?? {})),
    ].map(refusalIn);
    expect(new Set(refusals.map(String))).toEqual(
      new Set([
        '409,paymentPending,A sale to this patient or a family member is still processing. Try again when it has finished.',
      ]),
    );
    expect(await other.plans()).toEqual([]);
  });

  it('API-21.13: a family member who is renamed and whose birth date is corrected after the charge is still that member', async () => {
    const buyer = await buyerIn(server, 'unanswered');
    const { id, memberId } = await addPatient(server.db, 1, { firstName: 'Wren', birthDate: '2018-05-02' });
    const patient = server.db.updateTable('patients').where('id', '=', id);
    await patient.set({ last_name: 'Alder' }).execute();
    const key = randomUUID();
    const person = { ...NELL, firstName: 'Wren', birthDate: '2018-05-02' };
    const send = () => buyer.send('purchase', familyOf(buyer, person), key);
    replace({ find: async () => ({ kind: 'unknown' }) });
    expect((await send()).statusCode).toBe(202);
    await patient.set({ last_name: 'Alder-Talbot', birth_date: '2018-05-20' }).execute();
    replace({});
    const { state, members } = (await send()).json<Result>();
    expect([state, members.at(-1)?.memberId, members.at(-1)?.name]).toEqual([
      'Sold',
      memberId,
      'Wren Alder-Talbot',
    ]);
  });

  it.each([
    { sent: {}, moves: false, renews: true },
    { sent: { autoRenew: false }, moves: false, renews: false },
    { sent: { autoRenew: true }, moves: true, renews: true },
  ])('API-21.11: a renewal with $sent moves the renewal card: $moves', async ({ sent, moves, renews }) => {
    const buyer = await buyerIn(server);
    const before = await addAccount(server.db, 1, buyer.id, { auto_renewal: true });
    const plan = await endingPlan(buyer, buyer.id);
    const answer = await buyer.send(`plan/${plan}/renew`, { ...buyer.order, dueNow: 400, ...sent });
    expect(await renewalAccounts(buyer.id)).toEqual([moves ? Number(buyer.account.id) : before]);
    expect(await renewsByItself(answer.json<Result>().planId)).toBe(renews);
  });

  it('API-21.11, API-9: after a renewal without auto-renewal, no plan renews, and the renewal card can be removed', async () => {
    const buyer = await buyerIn(server);
    const card = await addAccount(server.db, 1, buyer.id, { auto_renewal: true, expires_on: '2026-03-31' });
    const plan = await endingPlan(buyer, buyer.id);
    await buyer.send(`plan/${plan}/renew`, { ...buyer.order, dueNow: 400, autoRenew: false });
    const removed = await buyer.admin.call('DELETE', `${memberUrl(buyer)}/payment-accounts/${card}`);
    const status = server.db
      .selectFrom('patient_statuses')
      .select('renews_on')
      .where('patient_id', '=', buyer.id);
    expect([await renewsByItself(String(plan)), await status.executeTakeFirst(), removed.statusCode]).toEqual(
      [true, { renews_on: null }, 204],
    );
  });
});

it('API-21.10: a field that the caller omits does not change the digest, so that a retry after a deploy is the same sale', () => {
  const sale = {
    practiceId: '1',
    memberId: '10000412',
    kind: 'purchase' as const,
    offeredPlanId: '41',
    coverageLevelId: 'one',
    billing: 'annual' as const,
    paymentAccountId: '301',
    termsVersion: 1,
    dueNowCents: 42_500,
    soldBy: '1',
    idempotencyKey: 'key',
  };
  expect(digestOfSale({ ...sale, dependents: undefined, autoRenew: undefined })).toBe(digestOfSale(sale));
  expect(digestOfSale({ ...sale, autoRenew: true })).not.toBe(digestOfSale(sale));
});
