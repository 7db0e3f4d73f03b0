import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { pausedAtWrites, whileRunning } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { suiteServer, type TestServer } from '../../support/server.ts';
import { buyerIn, familyOf, membersOf, replaceableGateway, withoutTax } from './sales.ts';

describe.each(SAMPLED_ENGINES)('API-21: sales while other work changes the same rows, over %s', (engine) => {
  const { gateway, replace } = replaceableGateway(() => server);
  const server: TestServer = suiteServer({ engine, gateway });
  beforeAll(() => withoutTax(server));

  /** Fails if another transaction has the row. */
  const lockStatus = (patientId: number) => (transaction: Db) =>
    sql`select from patient_statuses where patient_id = ${patientId} for update nowait`.execute(transaction);
  const personOf = async (firstName: string) => {
    const { id } = await addPatient(server.db, 1, { firstName, birthDate: '2019-05-02' });
    return { id, person: { firstName, lastName: 'Talbot', birthDate: '2019-05-02' } };
  };

  it('API-21.1: of two sales to different patients that use a key at once, one is rejected', async () => {
    const [one, two] = [await buyerIn(server), await buyerIn(server)];
    const key = randomUUID();
    const answers = await pausedAtWrites(
      { db: server.db, engine },
      'plan_sales',
      [one, two].map(
        ({ send, order }) =>
          () =>
            send('purchase', order, key),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422]);
    expect([...(await one.plans()), ...(await two.plans())]).toHaveLength(1);
  });

  it('API-21: a purchase locks the status of its people in order of id, as other work does', async () => {
    const { id, person } = await personOf('Enid');
    const buyer = await buyerIn(server);
    const answer = await whileRunning(
      { db: server.db, engine },
      lockStatus(id),
      () => buyer.send('purchase', familyOf(buyer, person)),
      lockStatus(buyer.id),
    );
    expect([answer.statusCode, await membersOf(server, person)]).toEqual([200, 1]);
  });

  it('API-21: a member who is added after the charge waits for a payment on the plan, and locks nothing that it needs', async () => {
    const { id, person } = await personOf('Clara');
    const buyer = await buyerIn(server, 'unanswered');
    const plan = await addPlan(server.db, 1, buyer.id, { start: '2026-03-01', end: '2027-03-01' });
    const { paymentAccountId, termsVersion } = buyer.order;
    const body = { newMember: person, paymentAccountId, termsVersion, dueNow: 94.93 };
    const key = randomUUID();
    const add = () => buyer.send(`plan/${plan}/add-member`, body, key);
    replace({ find: async () => ({ kind: 'unknown' }) });
    expect((await add()).statusCode).toBe(202);
    replace({});
    const answer = await whileRunning(
      { db: server.db, engine },
      (payment) => payment.selectFrom('plans').select('id').where('id', '=', plan).forNoKeyUpdate().execute(),
      add,
      lockStatus(id),
    );
    expect([answer.statusCode, await membersOf(server, person)]).toEqual([200, 1]);
  });
});
