import { beforeAll, describe, expect, it } from 'vitest';
import { refreshStatusOfPlan } from '#server/patients/patient-status.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient } from '../../support/patients.ts';
import { addPayer } from '../../support/payments.ts';
import { addTransaction } from '../../support/rows.ts';
import { type Schema, suiteServer } from '../../support/server.ts';
import { rowsOf, updateRows } from '../../support/tables.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let keys = 0;

describe.each(SAMPLED_ENGINES)('payment reminders, over %s', (engine) => {
  const server = suiteServer({ engine });
  let token: string;
  beforeAll(async () => {
    token = (await server.signIn('frontdesk')).accessToken;
  });

  /** Also beyond the session. */
  async function pass(ms: number): Promise<void> {
    server.clock.pass(ms);
    token = (await server.signIn('frontdesk')).accessToken;
  }
  const newKey = () => {
    keys += 1;
    return `reminder-${keys}`;
  };
  const call = (memberIds: string[], preview = false, key = newKey()) =>
    server.call('POST', '/api/patient-management/practice/1/patient/reminders', {
      token,
      body: { memberIds, preview, key },
    });
  const remind = async (...given: Parameters<typeof call>) =>
    (await call(...given)).json<Schema<'Reminders'>>();
  const emails = () =>
    rowsOf(server.db, 'outbox_messages', ['recipient', 'body'], { kind: 'payment-reminder' });
  const debtor = async (email: string) => {
    const payer = await addPayer(server.db, { patient: { email } });
    await refreshStatusOfPlan(server.db, payer.plan);
    return payer;
  };

  it('API-5.14: one request sends one email each, and the others are skipped with a reason; a preview returns the same and writes nothing', async () => {
    const [due, unreachable] = [await debtor('due@mail.test'), await debtor('')];
    const { memberId: paid } = await addPatient(server.db, 1, { email: 'paid@mail.test' });
    const byPractice = await debtor('practice@mail.test');
    await updateRows(server.db, 'plans', { id: byPractice.plan }, { paid_by_practice: true });
    const selected = [due.memberId, unreachable.memberId, paid, byPractice.memberId];
    const expected = {
      reminded: [{ memberId: due.memberId, name: 'Vera Talbot', amountDue: 30 }],
      skipped: [
        { memberId: unreachable.memberId, name: 'Vera Talbot', amountDue: 30, reason: 'noEmail' },
        { memberId: paid, name: 'Vera Talbot', amountDue: 0, reason: 'nothingDue' },
        { memberId: byPractice.memberId, name: 'Vera Talbot', amountDue: 0, reason: 'nothingDue' },
      ],
    };
    expect(await remind(selected, true)).toEqual(expected);
    expect(await emails()).toEqual([]);
    const key = newKey();
    expect(await remind(selected, false, key)).toEqual(expected);
    expect(await remind(selected, false, key)).toEqual(expected);
    const written = await emails();
    expect(written.map(({ recipient }) => recipient)).toEqual(['due@mail.test']);
    expect(written[0]?.body).toContain(
      'Past due: $30.00\nPlan: Everyday Care\nDue since: March 1, 2026\n\nCall (207) 555-0111 to pay.\n\n',
    );
  });

  it('API-5.14: a payment that is still processing counts as paid', async () => {
    const { memberId, patient: patientId, plan: planId } = await debtor('processing@mail.test');
    const on = { practiceId: 1, patientId, planId };
    const transaction_id = await addTransaction(server.db, on, { status: 'Pending' });
    const [due] = await rowsOf(server.db, 'payments_due', ['id'], { plan_id: planId });
    const parts = { transaction_id, payment_due_id: due?.id ?? 0, amount_cents: 3000 };
    await server.db.insertInto('transaction_parts').values(parts).execute();
    expect((await remind([memberId], true)).skipped).toEqual([
      { memberId, name: 'Vera Talbot', amountDue: 0, reason: 'nothingDue' },
    ]);
  });

  it('API-5.14: the email of a practice without a phone number asks for no call', async () => {
    await updateRows(server.db, 'practices', { id: 1 }, { phone: '' });
    await remind([(await debtor('nophone@mail.test')).memberId]);
    const written = (await emails()).find(({ recipient }) => recipient === 'nophone@mail.test');
    expect(written?.body).toContain('Due since: March 1, 2026\n\nYou can pay at your next visit.\n\n');
  });

  it('API-5.14: a payment that is due later is not past due', async () => {
    const addDebtor = async (dueDate: string) => {
      const debtorOf = await debtor(`due-${dueDate}@mail.test`);
      await updateRows(server.db, 'payments_due', { plan_id: debtorOf.plan }, { due_date: dueDate });
      return debtorOf.memberId;
    };
    const [today, tomorrow] = [await addDebtor('2026-03-16'), await addDebtor('2026-03-17')];
    expect(await remind([today, tomorrow])).toMatchObject({
      reminded: [{ memberId: today, amountDue: 30 }],
      skipped: [{ memberId: tomorrow, amountDue: 0, reason: 'nothingDue' }],
    });
  });

  it('API-5.14: a patient is reminded again after 7 days, and only once by two simultaneous requests', async () => {
    const { memberId } = await debtor('again@mail.test');
    const answers = await Promise.all([remind([memberId]), remind([memberId])]);
    expect(answers.flatMap(({ reminded }) => reminded)).toHaveLength(1);
    await pass(7 * DAY_MS - 1);
    expect((await remind([memberId])).skipped).toMatchObject([
      { reason: 'remindedRecently', remindedOn: '2026-03-16' },
    ]);
    await pass(1);
    expect((await remind([memberId])).reminded).toHaveLength(1);
  });

  it('API-5.14: reminders count toward the 30 emails of a user in 15 minutes, and the rest is skipped', async () => {
    await pass(DAY_MS);
    const debtors = await Promise.all(
      Array.from({ length: 32 }, (_, number) => debtor(`many${number}@mail.test`)),
    );
    const { reminded, skipped } = await remind(debtors.map(({ memberId }) => memberId));
    expect([reminded.length, skipped.map(({ reason }) => reason)]).toEqual([
      30,
      ['tooManyEmails', 'tooManyEmails'],
    ]);
    await pass(10 * MINUTE_MS);
    const { memberId } = await debtor('late@mail.test');
    for (let time = 0; time < 5; time += 1) expect((await remind([memberId])).reminded).toEqual([]);
    await pass(5 * MINUTE_MS);
    expect((await remind([memberId])).reminded).toHaveLength(1);
  });

  it('API-5.14: a reminder beyond the 5 emails to an address in 15 minutes is skipped, and does not count for the user', async () => {
    await pass(DAY_MS);
    const addresses = Array.from({ length: 31 }, (_, number) =>
      number < 6 ? 'a-family@mail.test' : `each${number}@mail.test`,
    );
    const debtors = await Promise.all(addresses.map(debtor));
    const { reminded, skipped } = await remind(debtors.map(({ memberId }) => memberId));
    expect([reminded.length, skipped.map(({ reason }) => reason)]).toEqual([30, ['tooManyEmails']]);
  });

  it('API-5.14: a patient of another practice is unknown, and then no reminder is sent', async () => {
    await pass(DAY_MS);
    const { memberId } = await debtor('own@mail.test');
    const elsewhere = await addPatient(server.db, 2);
    expect((await call([memberId, elsewhere.memberId])).statusCode).toBe(404);
    expect((await emails()).map(({ recipient }) => recipient)).not.toContain('own@mail.test');
  });

  it('PATIENT-1.5: the activity has a reminder with user, time and amount, and no preview', async () => {
    const { memberId } = await debtor('activity@mail.test');
    await call([memberId], true);
    await call([memberId]);
    const url = `/api/patient-management/practice/1/member/${memberId}/activity`;
    expect((await server.call('GET', url, { token })).json()).toMatchObject({
      info: { records: 1 },
      results: [
        { activity: 'reminderEmailed', by: 'Freya Front', at: server.clock.now().toISOString(), amount: 30 },
      ],
    });
  });
});
