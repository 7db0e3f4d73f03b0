import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { POLICY } from '#server/auth/policy.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { lastWrites } from '#tests/support/digest.ts';
import { bodyOf, idsOf } from '#tests/support/matrix/cases.ts';
import { makeRecords, type Records } from '#tests/support/matrix/records.ts';
import { OPERATIONS } from '#tests/support/operations.ts';
import { addPerson } from '#tests/support/people.ts';
import { PASSWORD, suiteServer } from '#tests/support/server.ts';

/** Reads by their method, and writes an email all the same. */
const WRITING_READS = ['resendBenefit'];
/** Makes a token, and stores nothing. */
const STORING_NOTHING = ['getReportingToken'];

/** Whatever the server's table knows and somebody is signed in for, in the order of the contract. */
const WRITES = OPERATIONS.filter(
  ({ id, method }) =>
    POLICY[id as keyof typeof POLICY].kind !== 'open' &&
    (method !== 'GET' || WRITING_READS.includes(id)) &&
    !STORING_NOTHING.includes(id),
);

function writeNamed(wanted: string): (typeof WRITES)[number] {
  const operation = WRITES.find(({ id }) => id === wanted);
  if (!operation) throw new Error(`There is no ${wanted}.`);
  return operation;
}

interface Prepared {
  body?: unknown;
}

describe.each(SAMPLED_ENGINES)('the audit of what is changed, over %s', (engine) => {
  const server = suiteServer({ engine });
  let token: string;
  let userId: number;
  beforeAll(async () => {
    const name = await addPerson(server.db, {
      organizationIds: [1],
      roles: [
        'AdministratorFeeManagement',
        'AdministratorGoalSettings',
        'AdministratorPaymentManagement',
        'AdministratorADACodes',
      ],
      permissions: [],
    });
    token = (await server.signIn(name)).accessToken;
    userId = Number((await server.get<{ id: string }>('/user', token)).id);
  });

  /** What an operation needs besides the records to change something. */
  const prepared: Readonly<Record<string, (records: Records) => Promise<Prepared>>> = {
    changePassword: async () => ({ body: { currentPassword: PASSWORD, newPassword: 'Harbor.Walk(7)' } }),
    updateMember: async () => ({ body: { phoneNumber: '6145550123' } }),
    setAutoRenew: async () => ({ body: { enable: false } }),
    async useBenefit({ benefitUseId }) {
      const { cdtCode } = await server.db
        .selectFrom('benefit_uses')
        .innerJoin('procedure_codes', 'procedure_codes.id', 'procedure_code_id')
        .select('ada_code as cdtCode')
        .where('benefit_uses.id', '=', Number(benefitUseId))
        .executeTakeFirstOrThrow();
      return { body: { cdtCode, procedureDate: '2026-03-16' } };
    },
    async resendBenefit({ benefitUseId }) {
      await server.db
        .updateTable('benefit_uses')
        .set({ asked_at: '2026-03-10T12:00:00Z' })
        .where('id', '=', Number(benefitUseId))
        .execute();
      return {};
    },
    async restoreNotification(records) {
      const answer = await callOf(writeNamed('dismissNotification'), records, undefined).ask();
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return {};
    },
    cancelPlanFee: (records) => increased(records),
    editPlanFee: (records) => increased(records, '2026-08-01', '2026-06-02'),
  };

  async function increased(
    records: Records,
    effectiveDate?: string,
    communicationSendDate?: string,
  ): Promise<Prepared> {
    const increase = writeNamed('increasePlanFee');
    const answer = await callOf(increase, records, bodyOf(increase, records)).ask();
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const body = bodyOf(writeNamed('editPlanFee'), records) as object;
    return {
      body: effectiveDate === undefined ? undefined : { ...body, effectiveDate, communicationSendDate },
    };
  }

  function callOf(operation: (typeof WRITES)[number], records: Records, body: unknown) {
    const ids = idsOf(operation, records);
    const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    const has = (name: string) => operation.path.includes(`{${name}}`);
    return {
      ask: () => server.call(operation.method, `/api${address}`, { token, body }),
      entry: {
        at: server.clock.now(),
        operation: operation.id,
        stage: 'change',
        user_id: userId,
        organization_id: has('organizationId') ? Number(records.organizationId) : null,
        practice_id: has('practiceId') ? Number(records.practiceId) : null,
        member_id: has('memberId') ? ids['memberId'] : null,
        outcome: null,
      },
    };
  }

  const changesOf = (requestId: unknown) =>
    server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('request_id', '=', String(requestId))
      .where('stage', '=', 'change')
      .execute();

  async function readyCall(operation: (typeof WRITES)[number]) {
    const records = await makeRecords(server.db, { organizationId: '1', practiceId: '1' }, 'Home');
    const { body = bodyOf(operation, records) } = (await prepared[operation.id]?.(records)) ?? {};
    return callOf(operation, records, body);
  }

  it.each(WRITES)('$id is done with its entry, or not at all', async (operation) => {
    const { ask, entry } = await readyCall(operation);
    const before = await lastWrites(server.db);
    await sql`alter table audit_entries add constraint nothing_more
      check (stage <> 'change') not valid`.execute(server.db);
    const refused = await ask();
    await sql`alter table audit_entries drop constraint nothing_more`.execute(server.db);
    expect(refused.statusCode).toBe(500);
    expect(await lastWrites(server.db)).toEqual(before);

    const answer = await ask();
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(await lastWrites(server.db)).not.toEqual(before);
    const [first, ...others] = await changesOf(answer.headers['x-request-id']);
    expect(first).toMatchObject(entry);
    for (const other of others) expect(other).toMatchObject(entry);
  });

  it('a change that is rolled back leaves no audit entry', async () => {
    const { ask } = await readyCall(writeNamed('addPaymentAccount'));
    await sql`alter table payment_accounts add constraint nothing_more
      check (id < 0) not valid`.execute(server.db);
    const answer = await ask();
    await sql`alter table payment_accounts drop constraint nothing_more`.execute(server.db);
    expect(answer.statusCode).toBe(500);
    expect(await changesOf(answer.headers['x-request-id'])).toEqual([]);
  });
});
