import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { NOT_FOUND } from '../../support/failures.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { addStranger } from '../../support/people.ts';
import { makeRecords } from '../../support/records.ts';
import { addAccount, addTransaction } from '../../support/rows.ts';
import { outcomeOf, refusalIn, suiteServer } from '../../support/server.ts';
import { PRODUCTION } from '../../support/signing-keys.ts';
import { rowOf } from '../../support/tables.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;
const SENT = [200, 'Email sent successfully'];

describe.each(SAMPLED_ENGINES)('emails about transactions, over %s', (engine) => {
  const server = suiteServer({ engine });
  let token: string;
  let practice: string;
  let phone: string;
  let memberId: string;
  let payment: number;
  let refund: number;
  let pending: number;
  let planId: number;
  beforeAll(async () => {
    token = (await server.signIn('frontdesk')).accessToken;
    const patient = await addPatient(server.db, 1, { firstName: 'Ada', lastName: 'Marlowe' });
    memberId = patient.memberId;
    planId = await addPlan(server.db, 1, patient.id, {
      start: '2026-01-01',
      end: '2026-12-31',
      dueCents: [3000],
    });
    const payment_account_id = await addAccount(server.db, 1, patient.id, { card_type: 3 });
    const on = { practiceId: 1, patientId: patient.id, planId };
    payment = await addTransaction(server.db, on, {}, { payment_account_id });
    refund = await addTransaction(server.db, on, {
      status: 'Refunded',
      refundCents: 1250,
      datePaid: '2026-03-05',
      of: payment,
    });
    pending = await addTransaction(server.db, on, { status: 'Pending' });
    ({ name: practice, phone } = await rowOf(server.db, 'practices', ['name', 'phone'], { id: 1 }));
  });
  beforeEach(async () => {
    server.clock.pass(QUARTER_HOUR_MS);
    await server.db.deleteFrom('outbox_messages').execute();
    token = (await server.signIn('frontdesk')).accessToken;
  });

  const written = () =>
    server.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'body']).orderBy('id').execute();
  const emailReceipt = (transaction: number | string, body: unknown, member = memberId, place = '1') =>
    server.call(
      'POST',
      `/api/patient-management/practice/${place}/member/${member}/plan/transaction/${transaction}/email`,
      { token, body },
    );
  const emailStatement = (body?: unknown, member = memberId, organization = '1') =>
    server.call(
      'POST',
      `/api/patient-management/organization/${organization}/member/${member}/plan/transactions`,
      { token, ...(body !== undefined && { body }) },
    );

  it('API-18.3: a receipt is sent to the given address, with the payment', async () => {
    expect(outcomeOf(await emailReceipt(payment, { emailAddress: 'ada@mail.test' }))).toEqual(SENT);
    expect(outcomeOf(await emailReceipt(refund, { emailAddress: 'ada@mail.test' }))).toEqual(SENT);
    const [receipt, taken] = await written();
    expect(receipt).toEqual({
      recipient: 'ada@mail.test',
      subject: `Your receipt for $30.00 from ${practice}`,
      body: [
        'Hi Ada,',
        'Thanks for your payment. Your receipt is attached.',
        [
          'Amount paid: $30.00',
          'Date paid: March 2, 2026',
          'Plan: Family Care',
          'Payment method: American Express ending in 0042',
          `Receipt number: ${payment}`,
          'Balance due: $30.00',
        ].join('\n'),
        `Questions? Call us at ${phone}.`,
        practice,
      ].join('\n\n'),
    });
    expect(taken?.subject).toBe(`Your refund of $12.50 from ${practice}`);
    expect(taken?.body).toContain(
      'We refunded your payment. Your refund receipt is attached.\n\nAmount refunded: $12.50\nDate: March 5, 2026\n',
    );
    expect(taken?.body).toContain(`\nRefund of receipt: ${payment}\n`);
  });

  it('API-18.4: a receipt without an address is rejected with `Email is required`', async () => {
    for (const body of [{}, { emailAddress: '' }, undefined]) {
      expect(outcomeOf(await emailReceipt(payment, body))).toEqual([400, 'Email is required']);
    }
    expect(outcomeOf(await emailReceipt(payment, { emailAddress: 'ada' }))).toEqual([400, 'Invalid email']);
    expect(await written()).toEqual([]);
  });

  it('API-18: a pending payment has no receipt', async () => {
    expect(refusalIn(await emailReceipt(pending, { emailAddress: 'ada@mail.test' }))).toEqual([
      409,
      'nothingPaid',
      "This transaction wasn't paid, so it has no receipt.",
    ]);
    expect(await written()).toEqual([]);
  });

  it('API-18: the receipt of a void says voided, and the statement counts it separately from refunds', async () => {
    const patient = await addPatient(server.db, 1, {});
    const plan = await addPlan(server.db, 1, patient.id, {
      start: '2026-01-01',
      end: '2026-12-31',
      dueCents: [3000],
    });
    const on = { practiceId: 1, patientId: patient.id, planId: plan };
    const of = await addTransaction(server.db, on, { status: 'Refunded' }, { voided: true });
    const back = { status: 'Refunded', refundCents: 3000, of } as const;
    const id = await addTransaction(server.db, on, back, { voided: true });
    await emailReceipt(id, { emailAddress: 'ada@mail.test' }, patient.memberId);
    await emailStatement(undefined, patient.memberId);
    const [receipt, statement] = await written();
    expect(receipt?.subject).toBe(`Your voided payment of $30.00 from ${practice}`);
    expect(receipt?.body).toContain('We voided your payment.');
    expect(receipt?.body).toContain(`\nVoid of receipt: ${of}\n`);
    expect(statement?.body).toContain('Paid: $30.00\nRefunded: $0.00\nVoided: $30.00\n');
    expect(statement?.body.match(/, Voided {2}/g)).toHaveLength(2);
    expect(statement?.body).not.toContain(', Refunded');
  });

  it('API-18.3: the receipt of a voided or refunded payment says so, and does not thank for it', async () => {
    const patient = await addPatient(server.db, 1, {});
    const plan = await addPlan(server.db, 1, patient.id, { start: '2026-01-01', end: '2026-12-31' });
    const on = { practiceId: 1, patientId: patient.id, planId: plan };
    for (const voided of [true, false]) {
      const id = await addTransaction(server.db, on, { status: 'Refunded' }, { voided });
      await emailReceipt(id, { emailAddress: 'ada@mail.test' }, patient.memberId);
    }
    const [voided, refunded] = await written();
    expect(voided?.subject).toBe(`Your receipt for a voided payment of $30.00 from ${practice}`);
    expect(voided?.body).toContain(
      'We voided this payment. Its receipt is attached.\n\nAmount paid: $30.00\n',
    );
    expect(refunded?.subject).toBe(`Your receipt for a refunded payment of $30.00 from ${practice}`);
    expect(refunded?.body).toContain('We refunded this payment. Its receipt is attached.\n\n');
  });

  it('API-7.1: a statement is sent to the address of the patient, with the totals of its rows', async () => {
    expect(outcomeOf(await emailStatement())).toEqual(SENT);
    expect(await written()).toEqual([
      {
        recipient: 'vera.talbot@mail.test',
        subject: `Your statement from ${practice}, March 16, 2026`,
        body: [
          'Hi Ada,',
          'These are your payments since March 1, 2026 and your balance as of March 16, 2026.',
          'Balance due: $30.00\nPaid: $30.00\nRefunded: $12.50',
          [
            'March 2, 2026  Family Care, American Express ending in 0042, Paid  $30.00',
            'March 5, 2026  Family Care, Account ending in 0042, Refunded  −$12.50',
            'March 1, 2026  Family Care, Credit Card ending in 0042, Pending  $30.00',
          ].join('\n'),
          `Questions? Call us at ${phone}.`,
          practice,
        ].join('\n\n'),
      },
    ]);
  });

  it('API-7: another address and a plan can be given', async () => {
    const body = { emailAddress: 'other@mail.test', planId: String(planId) };
    expect(outcomeOf(await emailStatement(body))).toEqual(SENT);
    expect((await written()).map(({ recipient }) => recipient)).toEqual(['other@mail.test']);
    expect(outcomeOf(await emailStatement({ planId: '1' }))).toEqual(NOT_FOUND);
  });

  it('API-7, API-18: a debt is on the statement of the subscriber only, and nothing that the practice pays is on a statement or is a balance', async () => {
    const patient = () => addPatient(server.db, 1);
    const family = [await patient(), await patient(), await patient()] as const;
    const [subscriber, dependent, removed] = family;
    const term = { start: '2026-01-01', end: '2026-12-31', dueCents: [3000] };
    const dependents = [dependent, { id: removed.id, disabled: true }];
    await addPlan(server.db, 1, subscriber.id, { ...term, dependents });
    const paid = await addPlan(server.db, 1, subscriber.id, { ...term, paidByPractice: true });
    const on = { practiceId: 1, patientId: subscriber.id, planId: paid };
    const office = { paid_by_practice: true };
    const of = await addTransaction(server.db, on, {}, office);
    await addTransaction(server.db, on, { status: 'Refunded', refundCents: 3000, of }, office);
    for (const each of family) await emailStatement(undefined, each.memberId);
    await emailReceipt(of, { emailAddress: 'office@mail.test' }, subscriber.memberId);
    const bodies = (await written()).map(({ body }) => body);
    const balances = bodies.map((body) => /^Balance due: .*$/m.exec(body)?.[0]);
    expect(balances).toEqual(['Balance due: $30.00', 'Balance due: $0.00', 'Balance due: $0.00', undefined]);
    expect(bodies[0]).toContain('Paid: $0.00\nRefunded: $0.00\n');
  });

  it('API-7: the statement of the subscriber has what other members paid on the plan, by name', async () => {
    const subscriber = await addPatient(server.db, 1);
    const dependent = await addPatient(server.db, 1, { firstName: 'Owen' });
    const term = { start: '2026-01-01', end: '2026-12-31' };
    const plan = await addPlan(server.db, 1, subscriber.id, { ...term, dependents: [dependent] });
    const own = await addPlan(server.db, 1, dependent.id, term);
    for (const planId of [plan, own])
      await addTransaction(server.db, { practiceId: 1, patientId: dependent.id, planId });
    await addTransaction(server.db, { practiceId: 1, patientId: subscriber.id, planId: plan });
    await emailStatement(undefined, subscriber.memberId);
    await emailStatement(undefined, dependent.memberId);
    await emailStatement({ planId: String(plan) }, subscriber.memberId);
    const [ofSubscriber, ofDependent, ofPlan] = (await written()).map(({ body }) => body);
    expect(ofSubscriber).toContain('Paid: $60.00\n');
    expect(ofSubscriber).toContain(
      'March 2, 2026  Family Care, Owen Talbot, Credit Card ending in 0042, Paid  ',
    );
    expect(ofSubscriber).toContain('March 2, 2026  Family Care, Credit Card ending in 0042, Paid  ');
    expect(ofPlan).toContain('Paid: $60.00\n');
    expect(ofDependent).toContain('Paid: $60.00\n');
    expect(ofDependent).not.toContain('Owen Talbot');
  });

  it('API-7: a statement of a patient without an address requires one', async () => {
    const { memberId: unreachable } = await addPatient(server.db, 1, { email: '' });
    expect(outcomeOf(await emailStatement({}, unreachable))).toEqual([400, 'Email is required']);
    expect(outcomeOf(await emailStatement({ emailAddress: 'a@b.test' }, unreachable))).toEqual(SENT);
    expect((await written())[0]?.body).toContain('No transactions yet.');
  });

  it('API-7, API-18: an address gets five emails in 15 minutes, and a user sends thirty', async () => {
    const send = (to: string) => emailReceipt(payment, { emailAddress: to });
    for (let time = 0; time < 5; time += 1) expect((await send('ada@mail.test')).statusCode).toBe(200);
    const refused = await send('ADA@mail.test');
    expect(refusalIn(refused)).toEqual([429, 'tooManyEmails', 'Too many emails. Try again in 15 minutes.']);
    expect(refused.headers['retry-after']).toBe('900');
    for (let other = 5; other < 30; other += 1) {
      expect((await send(`p${other}@mail.test`)).statusCode).toBe(200);
    }
    expect((await send('last@mail.test')).statusCode).toBe(429);
    expect(await written()).toHaveLength(30);
  });

  it('API-7, API-18, PERM-6: another organization cannot find out how many emails an address got, or use up its limit', async () => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    const theirs = await makeRecords(server.db, stranger);
    const { accessToken } = await server.signIn(stranger.username);
    const ours = token;
    const ownReceipt = async () =>
      (await emailReceipt(payment, { emailAddress: 'ada@mail.test' })).statusCode;
    const asTheirs = async (send: () => ReturnType<typeof emailReceipt>) => {
      token = accessToken;
      const { statusCode } = await send();
      token = ours;
      return statusCode;
    };
    const theirReceipt = (transaction: string) =>
      asTheirs(() =>
        emailReceipt(transaction, { emailAddress: 'ada@mail.test' }, theirs.memberId, theirs.practiceId),
      );
    for (let time = 0; time < 3; time += 1) expect(await ownReceipt()).toBe(200);
    for (let time = 0; time < 8; time += 1) {
      expect(await theirReceipt('999999')).toBe(404);
      const body = { emailAddress: 'ada@mail.test' };
      expect(await asTheirs(() => emailStatement(body, memberId, theirs.organizationId))).toBe(404);
    }
    for (let time = 0; time < 5; time += 1) expect(await theirReceipt(theirs.transactionId)).toBe(200);
    expect(await theirReceipt(theirs.transactionId)).toBe(429);
    for (let time = 0; time < 2; time += 1) expect(await ownReceipt()).toBe(200);
    expect(await ownReceipt()).toBe(429);
  });

  it('API-7, API-18: a rejected email does not count', async () => {
    const { memberId: unreachable } = await addPatient(server.db, 1, { email: '' });
    for (let time = 0; time < 12; time += 1) {
      expect((await emailReceipt('999999', { emailAddress: 'ada@mail.test' })).statusCode).toBe(404);
      expect((await emailReceipt(pending, { emailAddress: 'ada@mail.test' })).statusCode).toBe(409);
      expect((await emailStatement({}, unreachable)).statusCode).toBe(400);
    }
    expect(outcomeOf(await emailReceipt(payment, { emailAddress: 'ada@mail.test' }))).toEqual(SENT);
  });

  it('API-7, API-18: a production server without a mail server responds with 503, and stores no email', async () => {
    const production = await server.alsoWith(PRODUCTION);
    const { accessToken } = await production.signIn('frontdesk');
    const answer = await production.call(
      'POST',
      `/api/patient-management/organization/1/member/${memberId}/plan/transactions`,
      { token: accessToken },
    );
    expect(refusalIn(answer)).toEqual([
      503,
      'emailUnavailable',
      "Email isn't set up. Contact your administrator.",
    ]);
    expect(await written()).toEqual([]);
    await production.app.close();
  });
});
