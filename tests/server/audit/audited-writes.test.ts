import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#server/http/contract.ts';
import { refreshStatusOfPlan } from '#server/patients/patient-status.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { lastWrites } from '#tests/support/digest.ts';
import { keyHeadersOf, OPERATIONS, operationNamed } from '#tests/support/operations.ts';
import { addPerson, MANAGER } from '#tests/support/people.ts';
import { bodyOf, idsOf, makeRecords, type Records, urlOf } from '#tests/support/records.ts';
import { PASSWORD, suiteServer } from '#tests/support/server.ts';
import { updateRows } from '#tests/support/tables.ts';

/**
 * `resendBenefit` is a GET that writes an email, `getPaymentState` one that settles a payment; `getReportingToken`, `previewPlanFees`, `previewCodeImport` and `quoteSale` store nothing. `endSessions` writes
 * sessions, which every call does: own-account.test.ts reads its audit entry.
 */
const WRITES = OPERATIONS.filter(
  ({ id, method, secured }) =>
    secured &&
    (method !== 'GET' || ['resendBenefit', 'getPaymentState'].includes(id)) &&
    !['getReportingToken', 'previewPlanFees', 'previewCodeImport', 'quoteSale', 'endSessions'].includes(id),
);

describe.each(SAMPLED_ENGINES)('the audit of writes, over %s', (engine) => {
  const server = suiteServer({ engine, env: { SUPPORT_EMAIL: 'help@bridgework.test' } });
  let token: string;
  let userId: number;
  beforeAll(async () => {
    const roles = [...MANAGER, 'AdministratorADACodes'] as const;
    const name = await addPerson(server.db, { organizationIds: [1], roles });
    token = (await server.signIn(name)).accessToken;
    userId = Number((await server.get<{ id: string }>('/user', token)).id);
  });

  /** Prepares an operation so that it can change something. */
  const prepare: Readonly<Record<string, (records: Records) => Promise<unknown>>> = {
    resendBenefit: ({ benefitUseId }) =>
      updateRows(
        server.db,
        'benefit_uses',
        { id: Number(benefitUseId) },
        { asked_at: '2026-03-10T12:00:00Z' },
      ),
    getPaymentState: ({ transactionId }) =>
      server.db
        .updateTable('transactions')
        .set({ payment_status: 'Pending', date_paid: null, settled_at: null })
        .set({ order_holds_until: '2026-01-01T12:00:00Z', idempotency_key: 'the-one-intent' })
        .where('id', '=', Number(transactionId))
        .execute(),
    sendPaymentReminders: ({ planId }) => refreshStatusOfPlan(server.db, Number(planId)),
    restoreNotification: (records) =>
      callOf(operationNamed('dismissNotification'), records, undefined).send(),
  };

  function callOf(operation: Operation, records: Records, body: unknown) {
    const ids = idsOf(operation, records);
    const has = (name: string) => operation.path.includes(`{${name}}`);
    return {
      send: () =>
        server.call(operation.method, urlOf(operation, ids), {
          token,
          body,
          headers: keyHeadersOf(operation),
        }),
      entry: {
        at: server.clock.now(),
        operation: operation.id === 'setAutoRenew' ? 'turnAutoRenewOff' : operation.id,
        stage: 'change',
        user_id: userId,
        organization_id: has('organizationId') ? Number(records.organizationId) : null,
        practice_id: has('practiceId') || has('id') ? Number(records.practiceId) : null,
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

  async function readyCall(operation: Operation) {
    const records = await makeRecords(server.db, { organizationId: '1', practiceId: '1' });
    await prepare[operation.id]?.(records);
    const passwords = { currentPassword: PASSWORD, newPassword: 'Harbor.Walk(7)' };
    const body = operation.id === 'changePassword' ? passwords : bodyOf(operation, records);
    return callOf(operation, records, body);
  }

  it.each(WRITES)('$id is stored together with its audit entry, or not at all', async (operation) => {
    const { send, entry } = await readyCall(operation);
    const before = await lastWrites(server.db);
    await sql`alter table audit_entries add constraint nothing_more
      check (stage <> 'change') not valid`.execute(server.db);
    const refused = await send();
    await sql`alter table audit_entries drop constraint nothing_more`.execute(server.db);
    expect(refused.statusCode).toBe(500);
    expect(await lastWrites(server.db)).toEqual(before);

    const answer = await send();
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(await lastWrites(server.db)).not.toEqual(before);
    const [first, ...others] = await changesOf(answer.headers['x-request-id']);
    expect(first).toMatchObject(entry);
    for (const other of others) expect(other).toMatchObject(entry);
  });

  it('a change that is rolled back leaves no audit entry', async () => {
    const { send } = await readyCall(operationNamed('addPaymentAccount'));
    await sql`alter table payment_accounts add constraint nothing_more
      check (id < 0) not valid`.execute(server.db);
    const answer = await send();
    await sql`alter table payment_accounts drop constraint nothing_more`.execute(server.db);
    expect(answer.statusCode).toBe(500);
    expect(await changesOf(answer.headers['x-request-id'])).toEqual([]);
  });
});
