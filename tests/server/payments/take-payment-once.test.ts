import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { times } from '../../support/depth.ts';
import { addPatient } from '../../support/patients.ts';
import { addPayer, chargedBySandbox, suiteAdmin } from '../../support/payments.ts';
import { outcomeOf, suiteServer } from '../../support/server.ts';

const DOUBLES = times(100, 10);
const ROUNDS = times(5, 1);

describe.each(SAMPLED_ENGINES)('API-10: one intent is one charge, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

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
