import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { conflict } from '#tests/support/failures.ts';
import { addPayer, memberUrl, NEW_CARD, type Payer } from '#tests/support/payments.ts';
import { addStranger } from '#tests/support/people.ts';
import { addAccount, addTransaction } from '#tests/support/rows.ts';
import { refusalIn, type Schema, suiteServer } from '#tests/support/server.ts';
import { rowOf } from '#tests/support/tables.ts';

type Day = Schema<'DayClose'>;

const TODAY = '2026-03-16';
const CHANGED = 'This day changed after you opened it. Nothing was saved.';
const TEN_HOURS_MS = 10 * 60 * 60 * 1000;

/** The practice is in New York, and its clock shows 1 PM on March 16, 2026. */
describe.each(SAMPLED_ENGINES)('API-23: the end-of-day close, over %s', (engine) => {
  const server = suiteServer({ engine });
  let place: Awaited<ReturnType<typeof addStranger>>;
  let payer: Payer;
  let token: string;
  const signIn = async () => {
    token = (await server.signIn(place.username)).accessToken;
  };
  beforeAll(async () => {
    place = await addStranger(server.db, ['AdministratorPaymentManagement']);
    payer = await addPayer(server.db, { practice: Number(place.practiceId), dueCents: [90_000] });
    await signIn();
  });

  const url = (rest: string) =>
    `/admin/organization/${place.organizationId}/practice/${place.practiceId}/${rest}`;
  const read = (day: string) => server.get<Day>(url(`day-close/${day}`), token);
  const close = (day: Pick<Day, 'day' | 'version' | 'digest'>, countedCash: number, startingCash = 100) =>
    server.call('POST', `/api${url(`day-close/${day.day}`)}`, {
      token,
      body: { version: day.version, digest: day.digest, startingCash, countedCash, note: ' Parking meter ' },
    });
  const reopen = (day: Pick<Day, 'day' | 'version'>, reason: string) =>
    server.call('PUT', `/api${url(`day-close/${day.day}/reopen`)}`, {
      token,
      body: { version: day.version, reason },
    });
  const list = (query = '') => server.get<Schema<'DayCloseList'>>(url(`day-closes?${query}`), token);
  const takeCash = (amount: number) =>
    server.call('POST', `${memberUrl(payer, Number(place.practiceId))}/plan/${payer.plan}/record-payment`, {
      token,
      body: { method: 'Cash', amount },
      headers: { 'idempotency-key': randomUUID() },
    });
  const add = (
    given: Parameters<typeof addTransaction>[2] & object,
    row: Parameters<typeof addTransaction>[3] = {},
  ) => {
    const on = { practiceId: Number(place.practiceId), patientId: payer.patient, planId: payer.plan };
    return addTransaction(server.db, on, given, row);
  };
  const total = (name: string, payments: number, paid: number, refunds = 0, refunded = 0) => ({
    name,
    payments,
    paid,
    refunds,
    refunded,
    net: paid - refunded,
  });

  it('API-23.1: a day adds up its payments less its refunds and voids, by type and by user, and counts nothing pending or of another day', async () => {
    const day = '2026-03-10';
    const account = await addAccount(server.db, Number(place.practiceId), payer.patient);
    const card = { payment_account_id: account, account_type: 'Credit Card' } as const;
    const cash = { office_method: 'Cash', last_four: '', taken_by: 1 } as const;
    await add({ chargeCents: 9000, datePaid: day }, card);
    const voided = await add(
      { chargeCents: 2000, datePaid: day, status: 'Refunded' },
      { ...card, voided: true },
    );
    await add(
      { refundCents: 2000, datePaid: day, status: 'Refunded', of: voided },
      { ...card, voided: true },
    );
    const paid = await add({ chargeCents: 3050, datePaid: day }, cash);
    await add({ refundCents: 1050, datePaid: day, status: 'Refunded', of: paid }, cash);
    await add({ chargeCents: 500, datePaid: day });
    await add({ chargeCents: 700, datePaid: '2026-03-11' }, cash);
    await add({ chargeCents: 800, status: 'Failed' }, { created_at: new Date('2026-03-10T17:00:00Z') });
    // 11 PM in New York.
    await add({ chargeCents: 4400, status: 'Pending' }, { created_at: new Date('2026-03-11T03:00:00Z') });
    expect(await read(day)).toEqual({
      day,
      version: 0,
      digest: expect.stringMatching(/^[\w-]{43}$/),
      total: total('', 4, 145.5, 2, 30.5),
      byType: [
        total('Cash', 1, 30.5, 1, 10.5),
        total('Credit Card', 2, 110, 1, 20),
        total('Removed account', 1, 5),
      ],
      byUser: [total('', 3, 115, 1, 20), total('Ada Admin', 1, 30.5, 1, 10.5)],
      pending: 44,
      startingCash: null,
      close: null,
      changed: false,
    });
  });

  it('API-23.1: two users with the same full name are listed with their user names', async () => {
    const day = '2026-03-08';
    const other = await addStranger(server.db, []);
    for (const username of [place.username, other.username]) {
      const { id } = await rowOf(server.db, 'users', ['id'], { username });
      await add({ chargeCents: 1000, datePaid: day }, { office_method: 'Cash', last_four: '', taken_by: id });
    }
    const names = [place.username, other.username].map((username) => `Sam Stranger (${username})`);
    expect((await read(day)).byUser.map(({ name }) => name)).toEqual(names.sort());
  });

  it('API-23.2: a close stores the figures, the count, the note, who and when; a later payment is reported, and not added to the close', async () => {
    expect((await takeCash(30)).statusCode).toBe(200);
    const before = await read(TODAY);
    const answer = await close(before, 125.25);
    const closed = answer.json<Day>();
    expect([answer.statusCode, closed]).toEqual([
      200,
      {
        ...before,
        version: 1,
        startingCash: 100,
        close: {
          id: expect.stringMatching(/^\d+$/),
          day: TODAY,
          closedBy: 'Sam Stranger',
          closedAt: server.clock.now().toISOString(),
          startingCash: 100,
          countedCash: 125.25,
          expectedCash: 130,
          difference: -4.75,
          note: 'Parking meter',
          net: 30,
          reopenedBy: null,
          reopenedAt: null,
          reopenReason: null,
        },
      },
    ]);
    expect((await takeCash(20)).statusCode).toBe(200);
    expect(await read(TODAY)).toEqual({ ...closed, digest: expect.any(String), changed: true });
    expect((await read('2026-03-15')).startingCash).toBeNull();
  });

  it('API-23.3: data that changed after it was read is neither closed nor reopened, and the response has the stored day', async () => {
    const day = '2026-03-09';
    const seen = await read(day);
    await add({ chargeCents: 1000, datePaid: day }, { office_method: 'Cash', last_four: '' });
    const late = await close(seen, 0);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      conflict('dayCloseChanged', CHANGED, [await read(day)]),
    ]);
    const both = await Promise.all([close(await read(day), 10, 0), close(await read(day), 10, 0)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const closed = await read(day);
    expect([closed.version, closed.close?.difference]).toEqual([1, 0]);
    expect(refusalIn(await reopen({ day, version: 0 }, 'A check was missing'))).toEqual([
      409,
      'dayCloseChanged',
      CHANGED,
    ]);
    expect((await read(day)).close).not.toBeNull();
  });

  it('API-23.4: a day is reopened with a reason, stays in the list, and can be closed again', async () => {
    const closed = await read(TODAY);
    for (const reason of ['', '   '])
      expect(refusalIn(await reopen(closed, reason))).toEqual([400, 'invalidRequest', 'Reason is required.']);
    const reopened = (await reopen(closed, ' Cash came later ')).json<Day>();
    expect([reopened.version, reopened.close, reopened.total.net]).toEqual([2, null, 50]);
    expect((await close(reopened, 150)).json<Day>()).toMatchObject({ version: 3, close: { difference: 0 } });
    const { info, results } = await list('PageSize=2');
    expect(info).toEqual({ records: 3, pages: 2 });
    expect(results).toMatchObject([
      { day: TODAY, net: 50, countedCash: 150, reopenedBy: null, reopenReason: null },
      {
        day: TODAY,
        net: 30,
        countedCash: 125.25,
        reopenedBy: 'Sam Stranger',
        reopenedAt: server.clock.now().toISOString(),
        reopenReason: 'Cash came later',
      },
    ]);
    expect((await list('PageSize=2&Page=2')).results.map(({ day }) => day)).toEqual(['2026-03-09']);
    expect((await read('2026-03-17')).startingCash).toBe(100);
  });

  it('CONST-3.6: at 11 PM in New York, cash counts on that day, and the day that has begun in London cannot be closed', async () => {
    server.clock.pass(TEN_HOURS_MS);
    await signIn();
    expect(server.clock.now().toISOString().slice(0, 10)).toBe('2026-03-17');
    expect((await takeCash(7)).statusCode).toBe(200);
    expect((await read(TODAY)).changed).toBe(true);
    const tomorrow = await read('2026-03-17');
    expect(tomorrow.total.net).toBe(0);
    expect(refusalIn(await close(tomorrow, 0))).toEqual([
      409,
      'dayInFuture',
      'This day is in the future. Choose today or an earlier day.',
    ]);
    server.clock.pass(TEN_HOURS_MS);
    await signIn();
    expect((await close(await read('2026-03-17'), 0)).statusCode).toBe(200);
  });

  it('API-23.2: a card that is removed changes neither the types of a day nor a closed day', async () => {
    server.clock.pass(2 * TEN_HOURS_MS);
    await signIn();
    const day = '2026-03-18';
    const ofPayer = memberUrl(payer, Number(place.practiceId));
    const post = async (to: string, body: object) => {
      const answer = await server.call('POST', to, { token, body });
      expect([200, 201]).toContain(answer.statusCode);
      return answer.json<{ id: string; transactionId: string }>();
    };
    const card = await post(`${ofPayer}/payment-accounts`, { ...NEW_CARD, accountType: 'Debit Card' });
    const payment = { paymentAccountId: card.id, amount: 30 };
    const { transactionId } = await post(`${ofPayer}/plan/${payer.plan}/take-payment`, payment);
    await post(`/api${url(`transaction/${transactionId}/refund`)}`, { amount: 10, reason: 'Paid twice' });
    const before = await read(day);
    expect(before.byType).toEqual([total('Debit Card', 1, 30, 1, 10)]);
    const closed = (await close(before, 100)).json<Day>();
    const removed = await server.call('DELETE', `${ofPayer}/payment-accounts/${card.id}`, { token });
    expect(removed.statusCode).toBe(204);
    expect([await read(day), closed.changed]).toEqual([closed, false]);
    expect((await reopen(closed, 'Check')).json<Day>().byType).toEqual(before.byType);
  });

  it('API-23.2: a database that sorts names in another order does not report a closed day as changed', async () => {
    const day = '2026-03-05';
    await add({ chargeCents: 1000, datePaid: day }, { office_method: 'Cash', last_four: '' });
    await add({ chargeCents: 2000, datePaid: day });
    await close(await read(day), 110);
    const { figures } = await rowOf(server.db, 'day_closes', ['figures'], { day });
    await sql`update day_closes set figures = ${JSON.stringify(figures.toReversed())}::jsonb where day = ${day}`.execute(
      server.db,
    );
    expect([figures.length, (await read(day)).changed]).toEqual([2, false]);
  });
});
