import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '#server/payments/gateway/gateway.ts';
import { noGateway } from '#server/payments/gateway/no-gateway.ts';
import { sandboxGateway } from '#server/payments/gateway/sandbox.ts';
import { paymentWork } from '#server/payments/money-services.ts';
import { resolveUnknownPayments } from '#server/payments/resolve-unknown-payments.ts';
import type { PaymentWork } from '#server/payments/take-payment.ts';
import { pausedAtWrites } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPayer, chargedBySandbox, memberUrl, type Paying, paying } from '../../support/payments.ts';
import { refusalIn, startTestServer, type TestServer } from '../../support/server.ts';
import { rowsOf, updateRows } from '../../support/tables.ts';

const MINUTE_MS = 60_000;
const KEY = 'the-one-intent';

describe.each(SAMPLED_ENGINES)('API-10: a payment whose outcome is not known, over %s', (engine) => {
  let server: TestServer;
  let admin: Paying;
  let work: PaymentWork;
  /** A test's replacements for parts of the sandbox gateway. */
  let instead: Partial<Gateway> = {};

  beforeAll(async () => {
    const clock = () => server.clock.now();
    const later: Gateway = {
      register: (...given) => (instead.register ?? sandbox().register)(...given),
      charge: (...given) => (instead.charge ?? sandbox().charge)(...given),
      reverse: (...given) => (instead.reverse ?? sandbox().reverse)(...given),
      find: (...given) => (instead.find ?? sandbox().find)(...given),
    };
    const sandbox = () => sandboxGateway(server.db, clock);
    server = await startTestServer({ engine, gateway: later });
    admin = paying(server, (await server.signIn('admin')).accessToken);
    work = paymentWork(server.db, clock, later);
  });
  afterAll(() => server.close());

  const resolve = () => resolveUnknownPayments(work, server.clock.now);
  async function payerWith(behavior: string) {
    instead = {};
    const payer = await addPayer(server.db);
    const account = await admin.addAccount(payer, { token: `tok_sandbox_${behavior}_0042` });
    return { payer, account };
  }
  const statuses = async (payer: Parameters<Paying['transactions']>[0]) =>
    (await admin.transactions(payer)).map(({ paymentStatus }) => paymentStatus);

  it('API-10: is accepted and stays Pending, and the plan accepts no other payment until it is settled', async () => {
    const { payer, account } = await payerWith('unanswered');
    const answer = await admin.pay(payer, account, 30);
    const { transactionId, receiptUrl } = answer.json();
    expect([answer.statusCode, receiptUrl.includes(`/transaction/${transactionId}/get`)]).toEqual([
      202,
      true,
    ]);
    expect(await statuses(payer)).toEqual(['Pending']);
    expect(refusalIn(await admin.call('GET', receiptUrl))).toEqual([
      409,
      'nothingPaid',
      "This transaction wasn't paid, so it has no receipt.",
    ]);
    expect(await admin.due(payer)).toBe(30);
    server.clock.pass(MINUTE_MS);
    expect(refusalIn(await admin.pay(payer, account, 30))).toEqual([
      409,
      'paymentPending',
      'A payment on this plan is still processing. Try again when it has finished.',
    ]);
    const removal = await admin.call('DELETE', `${memberUrl(payer)}/payment-accounts/${account.id}`);
    expect(refusalIn(removal)).toEqual([
      409,
      'accountPaymentPending',
      'This payment method has a payment that is still processing. Try again when it has finished.',
    ]);

    expect(await resolve()).toMatchObject({ paid: 1 });
    expect(await statuses(payer)).toEqual(['Paid']);
    expect(await admin.due(payer)).toBe(0);
    expect(await resolve()).toEqual({ paid: 0, failed: 0, pending: 0, failures: [] });
    expect(await chargedBySandbox(server.db, payer.plan)).toEqual([3000]);
  });

  it('ENTITY-7.6: is settled when the same intent is sent again, and charged once', async () => {
    const { payer, account } = await payerWith('unanswered');
    const first = await admin.pay(payer, account, 30, `${KEY}-${payer.plan}`);
    const second = await admin.pay(payer, account, 30, `${KEY}-${payer.plan}`);
    expect([first.statusCode, second.statusCode]).toEqual([202, 200]);
    const paidAt = server.clock.now().toISOString();
    expect([first.json().paidAt, second.json()]).toEqual([null, { ...first.json(), paidAt }]);
    expect(await chargedBySandbox(server.db, payer.plan)).toEqual([3000]);
  });

  it('API-10.5: is settled and audited when its state is requested, and no charge is sent', async () => {
    const { payer, account } = await payerWith('unanswered');
    const key = `${KEY}-${payer.plan}`;
    expect((await admin.pay(payer, account, 30, key)).statusCode).toBe(202);
    const sent: unknown[] = [];
    instead = {
      charge: async (order) => {
        sent.push(order);
        return { kind: 'unknown' };
      },
    };
    const state = () => admin.call('GET', `${memberUrl(payer)}/plan/${payer.plan}/payment/${key}/state`);
    const states = await Promise.all([state(), state()]);
    expect(states.map((answer) => answer.json().state)).toEqual(['Charged', 'Charged']);
    expect([sent, await chargedBySandbox(server.db, payer.plan)]).toEqual([[], [3000]]);
    expect(await admin.due(payer)).toBe(0);
    const changes = await rowsOf(server.db, 'audit_entries', ['operation', 'member_id'], {
      member_id: payer.memberId,
      operation: 'getPaymentState',
      stage: 'change',
    });
    expect(changes).toHaveLength(1);
  });

  it('API-10.5: is Pending while the gateway does not respond, even if its state is requested', async () => {
    const { payer, account } = await payerWith('unanswered');
    const key = `${KEY}-${payer.plan}`;
    expect((await admin.pay(payer, account, 30, key)).statusCode).toBe(202);
    instead = { find: () => Promise.reject(new Error('the line is cut')) };
    const state = await admin.call('GET', `${memberUrl(payer)}/plan/${payer.plan}/payment/${key}/state`);
    expect([state.statusCode, state.json().state]).toEqual([200, 'Pending']);
    instead = {};
    expect(await resolve()).toMatchObject({ paid: 1 });
  });

  it('ENTITY-7.6: fails if it was declined, has no receipt, and the amount due stays', async () => {
    const { payer, account } = await payerWith('unansweredDecline');
    const answer = await admin.pay(payer, account, 30);
    expect(answer.statusCode).toBe(202);
    expect(await resolve()).toMatchObject({ failed: 1 });
    expect(await statuses(payer)).toEqual(['Failed']);
    const receipt = await admin.call('GET', answer.json().receiptUrl);
    expect(refusalIn(receipt).slice(0, 2)).toEqual([409, 'nothingPaid']);
    expect(await admin.due(payer)).toBe(30);
  });

  it('API-10: fails if it never arrived, once it can no longer arrive', async () => {
    const { payer, account } = await payerWith('lost');
    expect((await admin.pay(payer, account, 30)).statusCode).toBe(202);
    server.clock.pass(2 * MINUTE_MS);
    expect(await resolve()).toEqual({ paid: 0, failed: 0, pending: 1, failures: [] });
    server.clock.pass(MINUTE_MS + 1);
    expect(await resolve()).toEqual({ paid: 0, failed: 1, pending: 0, failures: [] });
    expect(await statuses(payer)).toEqual(['Failed']);
    expect((await admin.pay(payer, await admin.addAccount(payer), 30)).statusCode).toBe(200);
  });

  it('API-10: a gateway that fails or is unavailable leaves it Pending', async () => {
    const { payer, account } = await payerWith('approved');
    const failing = () => Promise.reject(new Error('the line is cut'));
    instead = { charge: failing, find: failing };
    expect((await admin.pay(payer, account, 30)).statusCode).toBe(202);
    expect(await resolve()).toMatchObject({ paid: 0, failed: 0 });
    expect(await statuses(payer)).toEqual(['Pending']);
    instead = {};
    server.clock.pass(3 * MINUTE_MS + 1);
    expect(await resolve()).toMatchObject({ failed: 1 });
  });

  it('API-10: stays Pending on a server without a gateway', async () => {
    const { payer, account } = await payerWith('unanswered');
    expect((await admin.pay(payer, account, 30)).statusCode).toBe(202);
    instead = noGateway;
    server.clock.pass(3 * MINUTE_MS + 1);
    expect(await resolve()).toMatchObject({ failed: 0, pending: 1 });
    expect(await statuses(payer)).toEqual(['Pending']);
    instead = {};
    expect(await resolve()).toMatchObject({ paid: 1 });
  });

  it('API-10: does not block the others if it cannot be settled', async () => {
    const broken = await payerWith('unanswered');
    const sound = await payerWith('unanswered');
    for (const { payer, account } of [broken, sound])
      expect((await admin.pay(payer, account, 30)).statusCode).toBe(202);
    const markPaid = (paid_cents: number) =>
      updateRows(server.db, 'payments_due', { plan_id: broken.payer.plan }, { paid_cents });
    await markPaid(3000);
    expect(await resolveUnknownPayments(work, server.clock.now, 1)).toEqual({
      paid: 1,
      failed: 0,
      pending: 0,
      failures: [new Error('A payment was reserved for a debt that is paid.')],
    });
    expect([await statuses(broken.payer), await statuses(sound.payer)]).toEqual([['Pending'], ['Paid']]);
    await markPaid(0);
    expect(await resolve()).toMatchObject({ paid: 1, failures: [] });
  });

  it('API-9, API-10: an account cannot be removed while a payment with it is pending', async () => {
    const { payer, account } = await payerWith('unanswered');
    const pay = () => admin.pay(payer, account, 30);
    const remove = () => admin.call('DELETE', `${memberUrl(payer)}/payment-accounts/${account.id}`);
    const [paid, removed] = await pausedAtWrites({ db: server.db, engine }, 'transactions', [pay, remove]);
    expect([paid?.statusCode, removed?.statusCode]).toEqual([202, 409]);
    expect(await resolve()).toMatchObject({ paid: 1 });
  });

  it('API-10: the attempt is stored before the gateway is called, and no lock is held during the call', async () => {
    const { payer, account } = await payerWith('approved');
    const seen: string[][] = [];
    const sandbox = sandboxGateway(server.db, server.clock.now);
    instead = {
      charge: async (order) => {
        seen.push(await statuses(payer));
        return sandbox.charge(order);
      },
    };
    expect((await admin.pay(payer, account, 30)).statusCode).toBe(200);
    expect(seen).toEqual([['Pending']]);
  });
});

describe('API-10: production without a gateway', () => {
  it('API-10: rejects accounts with a message', async () => {
    const server = await startTestServer({ env: { PAYMENT_GATEWAY: 'none' } });
    const admin = paying(server, (await server.signIn('admin')).accessToken);
    const payer = await addPayer(server.db);
    await expect(admin.addAccount(payer)).rejects.toThrow(
      "Card payments aren't set up. Contact your administrator.",
    );
    await server.close();
  });
});
