import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import { digest } from '#tests/support/digest.ts';
import { addPatient } from '#tests/support/patients.ts';
import { addPayer, chargedBySandbox, memberUrl, type Payer, suiteAdmin } from '#tests/support/payments.ts';
import { addStranger } from '#tests/support/people.ts';
import { outcomeOf, suiteServer } from '#tests/support/server.ts';
import { NOT_FOUND } from '../../support/failures.ts';

const DOUBLES = times(100, 10);
const ROUNDS = times(5, 1);
const MINUTE_MS = 60_000;
const NOT_RECEIVED = { state: 'NotReceived', message: null, payment: null };

const stateUrl = (payer: Payer, key: string, practice = 1) =>
  `${memberUrl(payer, practice)}/plan/${payer.plan}/payment/${key}/state`;

describe.each(SAMPLED_ENGINES)('the key of a payment, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  describe('API-10: one intent is one charge', () => {
    async function payerWith(given: Parameters<typeof addPayer>[1] = {}) {
      const payer = await addPayer(server.db, given);
      return { payer, account: await admin.addAccount(payer) };
    }

    it.each([true, false])(
      'API-10.2: parallel requests for one payment are charged once, with an idempotency key: %s',
      async (keyed) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const { payer, account } = await payerWith();
          const key = keyed ? randomUUID() : undefined;
          const answers = await Promise.all(
            Array.from({ length: DOUBLES }, () => admin.pay(payer, account, 10, key)),
          );
          const taken = answers.filter(({ statusCode }) => statusCode === 200);
          expect(taken).toHaveLength(keyed ? DOUBLES : 1);
          expect(new Set(taken.map(({ body }) => body)).size).toBe(1);
          const others = answers.filter(({ statusCode }) => statusCode !== 200).map(outcomeOf);
          for (const outcome of others)
            expect(outcome).toEqual([
              409,
              'This payment was just taken. Wait 30 seconds to charge the same amount again.',
            ]);
          expect(await chargedBySandbox(server.db, payer.plan)).toEqual([1000]);
          expect(await admin.due(payer)).toBe(20);
        }
      },
    );

    it('API-10: a repeated payment gets its first response after the member was removed from the plan, and a new one is rejected', async () => {
      const child = await addPatient(server.db, 1);
      const { payer, account } = await payerWith({ dependents: [{ id: child.id }] });
      const asChild = { ...payer, memberId: child.memberId };
      const key = randomUUID();
      const first = await admin.pay(asChild, account, 10, key);
      const plan = `/api/patient-management/practice/1/plan/${payer.plan}`;
      expect((await admin.call('DELETE', `${plan}/remove/${child.memberId}`)).statusCode).toBe(204);
      const again = await admin.pay(asChild, account, 10, key);
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
      expect((await admin.pay(asChild, account, 10, randomUUID())).statusCode).toBe(404);
      expect(await chargedBySandbox(server.db, payer.plan)).toEqual([1000]);
    });

    it('API-10: parallel payments of different intents never take more than is due', async () => {
      const { payer, account } = await payerWith();
      const answers = await Promise.all(
        Array.from({ length: DOUBLES }, () => admin.pay(payer, account, 10, randomUUID())),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(3);
      for (const status of statuses) expect([200, 409, 422]).toContain(status);
      expect(await chargedBySandbox(server.db, payer.plan)).toEqual([1000, 1000, 1000]);
      expect(await admin.due(payer)).toBe(0);
    });
  });

  describe('API-10.5: the state of a payment by its key', () => {
    async function payerWith(behavior = 'approved') {
      const payer = await addPayer(server.db);
      const account = await admin.addAccount(payer, { token: `tok_sandbox_${behavior}_0042` });
      return { payer, account, key: randomUUID() };
    }
    const stateOf = async (payer: Payer, key: string) =>
      (await admin.call('GET', stateUrl(payer, key))).json();

    it('API-10.5: a charged payment is returned with its original response, and is not charged again', async () => {
      const { payer, account, key } = await payerWith();
      const first = await admin.pay(payer, account, 30, key);
      expect(await stateOf(payer, key)).toEqual({ state: 'Charged', message: null, payment: first.json() });
      expect(first.json()).toMatchObject({
        paidAt: server.clock.now().toISOString(),
        paymentType: 'Credit Card',
        lastFour: '0042',
      });
      expect(await chargedBySandbox(server.db, payer.plan)).toEqual([3000]);
    });

    it('API-10.5: a payment that never arrived is NotReceived, and checking it changes nothing', async () => {
      const { payer, key } = await payerWith();
      const before = await digest(server.db);
      expect(await stateOf(payer, key)).toEqual(NOT_RECEIVED);
      expect(await digest(server.db)).toBe(before);
      expect(await chargedBySandbox(server.db, payer.plan)).toEqual([]);
    });

    it('API-10.5: a declined payment is returned with the reason', async () => {
      const { payer, account, key } = await payerWith('declined');
      await admin.pay(payer, account, 30, key);
      expect(await stateOf(payer, key)).toEqual({
        state: 'Declined',
        message: 'The card was declined: insufficient funds. Try another card.',
        payment: null,
      });
    });

    it('API-10.5: a payment that never reached the bank is Pending until it can no longer arrive, and then Declined', async () => {
      const { payer, account, key } = await payerWith('lost');
      await admin.pay(payer, account, 30, key);
      expect(await stateOf(payer, key)).toEqual({ ...NOT_RECEIVED, state: 'Pending' });
      server.clock.pass(4 * MINUTE_MS);
      expect(await stateOf(payer, key)).toEqual({
        ...NOT_RECEIVED,
        state: 'Declined',
        message: "The payment didn't go through. Nothing was charged.",
      });
    });

    it('API-10.5: the card of a payment is shown by its last digits after the card was removed', async () => {
      const { payer, account, key } = await payerWith();
      await admin.pay(payer, account, 30, key);
      await admin.call('DELETE', `${memberUrl(payer)}/payment-accounts/${account.id}`);
      expect(await stateOf(payer, key)).toMatchObject({ payment: { cardType: 0, lastFour: '0042' } });
    });

    it('PERM-6.6: the key of another patient’s payment is not received, and another practice’s plan is unknown', async () => {
      const { payer, account, key } = await payerWith();
      const other = await payerWith();
      const child = await addPatient(server.db, 1);
      const family = await addPayer(server.db, { dependents: [{ id: child.id }] });
      const familyAccount = await admin.addAccount(family, { token: 'tok_sandbox_approved_0042' });
      const familyKey = randomUUID();
      await admin.pay(payer, account, 30, key);
      await admin.pay(family, familyAccount, 30, familyKey);
      expect(await stateOf(other.payer, key)).toEqual(NOT_RECEIVED);
      expect(await stateOf({ ...family, memberId: child.memberId }, familyKey)).toEqual(NOT_RECEIVED);
      expect(outcomeOf(await admin.call('GET', stateUrl(payer, key, 2)))).toEqual(NOT_FOUND);
      expect(outcomeOf(await admin.call('GET', stateUrl({ ...payer, plan: 1 }, key)))).toEqual(NOT_FOUND);
      const stranger = await addStranger(server.db, ['ViewerGeneral']);
      const { accessToken: token } = await server.signIn(stranger.username);
      expect(outcomeOf(await server.call('GET', stateUrl(payer, key), { token }))).toEqual(NOT_FOUND);
      expect((await admin.call('GET', stateUrl(payer, 'short'))).statusCode).toBe(400);
    });
  });
});
