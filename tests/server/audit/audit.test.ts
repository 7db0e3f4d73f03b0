import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { ENGINES, openTestDatabase, SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient } from '../../support/patients.ts';
import { addStranger } from '../../support/people.ts';
import { startTestServer, suiteServer, suiteUser } from '../../support/server.ts';

const CHANGES = [
  'update audit_entries set outcome = 200',
  'delete from audit_entries',
  'truncate audit_entries',
];

describe.each(SAMPLED_ENGINES)('the audit over %s', (engine) => {
  const server = suiteServer({ engine });
  const frontDesk = suiteUser(server, 'frontdesk');
  let userId: number;
  let memberId: string;
  let seen: number;
  beforeAll(async () => {
    userId = Number((await frontDesk.get<{ id: string }>('/user')).id);
    ({ memberId } = await addPatient(server.db, 1));
  });
  const entries = () => server.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  beforeEach(async () => {
    seen = (await entries()).length;
  });

  /** The entries added since the test began. */
  const added = async (count: number) => {
    await vi.waitFor(async () => expect((await entries()).length).toBe(seen + count), WAIT);
    return (await entries()).slice(seen).map(({ id, request_id, ...entry }) => entry);
  };
  const member = (practice = '1') => `/api/patient-management/practice/${practice}/member/${memberId}`;
  const entry = (given: object) => ({
    at: server.clock.now(),
    stage: 'answer',
    user_id: userId,
    organization_id: null,
    practice_id: 1,
    member_id: null,
    outcome: 200,
    address: '127.0.0.1',
    reason: null,
    subject: null,
    ...given,
  });

  it('stores the user, the operation, the member, the practice, the time and the outcome of a read', async () => {
    const answer = await frontDesk.call('GET', `${member()}/detail`);
    expect(await added(1)).toEqual([entry({ operation: 'getMemberDetail', member_id: memberId })]);
    expect((await entries()).at(-1)?.request_id).toBe(answer.headers['x-request-id']);
    await frontDesk.call('GET', '/api/support/practice/1/get-notifications');
    expect((await added(2)).at(-1)).toEqual(entry({ operation: 'getNotifications' }));
  });

  it('stores refused requests: another practice, a missing right', async () => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    await frontDesk.call('GET', `${member(stranger.practiceId)}/detail`);
    await frontDesk.call('GET', '/api/admin/organization/1/practice/1/goals');
    expect(await added(2)).toEqual([
      entry({
        operation: 'getMemberDetail',
        practice_id: Number(stranger.practiceId),
        member_id: memberId,
        outcome: 404,
      }),
      entry({ operation: 'getGoals', organization_id: 1, outcome: 403 }),
    ]);
  });

  it('a request with an invalid address is stored, and does not stop the audit', async () => {
    for (const hostile of ['%00', '%ED%A0%80', 'x'.repeat(5000)]) {
      await frontDesk.call('GET', `/api/patient-management/practice/1/member/${hostile}/detail`);
    }
    await frontDesk.call('GET', `${member()}/detail`);
    const kept = await added(3);
    expect(kept.map(({ member_id, outcome }) => [member_id, outcome])).toEqual([
      [null, 400],
      [null, 400],
      [memberId, 200],
    ]);
  });

  it('cannot be updated, deleted or truncated', async () => {
    await frontDesk.call('GET', `${member()}/detail`);
    await added(1);
    const before = await entries();
    for (const statement of CHANGES) {
      await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(
        'audit entries are neither changed nor removed',
      );
    }
    expect(await entries()).toEqual(before);
  });
});

describe.runIf(ENGINES.includes('postgresql'))('the audit on PostgreSQL', () => {
  it('can’t be changed by the owner of the tables, even with its trigger disabled', async () => {
    const empty = await openTestDatabase('tables', 'postgresql');
    const role = `server_${randomBytes(6).toString('hex')}`;
    await sql`drop schema public cascade`.execute(empty.db);
    await sql`create role ${sql.ref(role)} login`.execute(empty.db);
    await sql`create schema public authorization ${sql.ref(role)}`.execute(empty.db);
    await sql`grant create on database ${sql.ref(new URL(empty.url ?? '').pathname.slice(1))}
      to ${sql.ref(role)}`.execute(empty.db);
    const own = await openDatabase({ url: (empty.url ?? '').replace('postgres@', `${role}@`) });
    await migrate(own.db);
    await sql`alter table audit_entries disable trigger user`.execute(own.db);
    for (const statement of CHANGES) {
      await expect(sql.raw(statement).execute(own.db)).rejects.toThrow(
        'permission denied for table audit_entries',
      );
    }
    await own.close();
    await sql`drop owned by ${sql.ref(role)} cascade`.execute(empty.db);
    await sql`drop role ${sql.ref(role)}`.execute(empty.db);
    await empty.close();
  });
});

it('a stop stores the entries of the last requests', async () => {
  const server = await startTestServer();
  const { accessToken } = await server.signIn('admin');
  await server.call('GET', '/api/support/practice/1/get-notifications', { token: accessToken });
  await server.app.close();
  const { rows } = await sql<{ operation: string }>`
    select operation from audit_entries where request_id not like 'sample-%'`.execute(server.db);
  expect(rows).toEqual([{ operation: 'authenticate' }, { operation: 'getNotifications' }]);
  await server.close();
});
