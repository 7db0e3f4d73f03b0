import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleName } from '#domain/access/permissions.ts';
import { NOT_YET, POLICY, type Scope } from '#server/auth/policy.ts';
import type { Operation } from '#server/http/contract.ts';
import { whoMay } from '../../support/matrix/expected.ts';
import { addressOf, exampleBody, OPERATIONS, type PathIds } from '../../support/operations.ts';
import { addStranger, outcomeOf, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signIn('admin')).accessToken;
});
afterAll(() => server.close());

const HOME: PathIds = { organizationId: '1', practiceId: '1' };
const policy: Record<string, Scope> = POLICY;
const secured = OPERATIONS.filter(({ secured }) => secured);
const scoped = secured.filter(({ id }) => policy[id]?.kind !== 'user');

function callOperation(operation: Operation, ids: PathIds, token?: string) {
  return server.call(operation.method, addressOf(operation, ids), {
    ...(token !== undefined && { token }),
    body: exampleBody(operation),
  });
}

describe('API-3, API-22: without a valid token', () => {
  it.each(secured)(
    'API-22: $method $path answers 401 before it looks at anything else',
    async (operation) => {
      const text = operation.id === 'listMembershipCodes' ? 'Unauthorized access.' : 'Unauthorized';
      const bare = await server.call(operation.method, addressOf(operation, { practiceId: 'no such' }), {
        ...(operation.body && { body: '{not json' }),
      });
      expect(outcomeOf(bare)).toEqual([401, text]);
      expect(bare.headers['www-authenticate']).toBe('Bearer');
      expect(outcomeOf(await callOperation(operation, HOME, 'aaa.bbb.ccc'))).toEqual([401, text]);
    },
  );
});

describe('PERM-6: a practice of others', () => {
  it.each(scoped)('PERM-6: $method $path answers like one that does not exist', async (operation) => {
    const stranger = await addStranger(server.db, ['ViewerGeneral']);
    const foreign = await callOperation(operation, stranger, admin);
    const unknown = await callOperation(operation, { organizationId: '99999', practiceId: '99999' }, admin);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe('{"status":404,"reason":"Not Found","code":"notFound","message":"Not found"}');
    expect(foreign.body).toBe(unknown.body);
  });

  it('PERM-6: a practice of one organization is not found under another', async () => {
    const url = (organization: string) => `/api/admin/organization/${organization}/practice/1/goals`;
    expect((await server.call('GET', url('1'), { token: admin })).statusCode).not.toBe(404);
    expect((await server.call('GET', url('2'), { token: admin })).statusCode).toBe(404);
  });
});

describe('PERM-6: the admin operations', () => {
  const ADMINISTERING: readonly RoleName[] = [
    'AdministratorGoalSettings',
    'AdministratorPaymentManagement',
    'AdministratorADACodes',
    'AdministratorCustomADACodes',
    'EditorADACodes',
    'AdministratorFeeManagement',
    'EditorPlanFees',
  ];
  const OTHERS: readonly RoleName[] = ['AdministratorPlanFees', 'ViewerGeneral', 'ViewerUrgent'];
  const allowedTo = (role: RoleName) =>
    OPERATIONS.filter((operation) => {
      const who = whoMay(operation);
      return typeof who === 'object' && who.includes(role);
    }).map(({ id }) => id);
  const operations = OPERATIONS.filter(({ id }) => policy[id]?.kind === 'admin');

  it('PERM-6: every operation under /admin is one of them', () => {
    const under = OPERATIONS.filter(({ path }) => path.startsWith('/admin/')).map(({ id }) => id);
    expect(operations.map(({ id }) => id)).toEqual(under);
  });

  it('PERM-5, PERM-6: a role that administers opens two operations or more, any other none', () => {
    expect(ADMINISTERING.filter((role) => allowedTo(role).length < 2)).toEqual([]);
    expect(OTHERS.flatMap(allowedTo)).toEqual([]);
  });

  it.each([...ADMINISTERING, ...OTHERS].map((role) => [role, allowedTo(role)] as const))(
    'PERM-3, PERM-6: %s may call %j and gets 403 elsewhere',
    async (role, allowed) => {
      const person = await addStranger(server.db, [role]);
      const { accessToken } = await server.signIn(person.username);
      const passed: string[] = [];
      for (const operation of operations) {
        const answer = await callOperation(operation, person, accessToken);
        if (answer.statusCode !== 403) passed.push(operation.id);
        else expect(outcomeOf(answer)).toEqual([403, 'You do not have the right to do this.']);
      }
      expect(passed.sort()).toEqual([...allowed].sort());
    },
  );

  it('PERM-4, PERM-6: a permission opens as far as its stored level goes, without any role', async () => {
    const person = await addStranger(server.db, ['ViewerGeneral']);
    await server.db
      .insertInto('user_permissions')
      .columns(['user_id', 'permission_id'])
      .expression((eb) =>
        eb
          .selectFrom(['users', 'permissions'])
          .select(['users.id as user_id', 'permissions.id as permission_id'])
          .where('users.username', '=', person.username)
          .where('permissions.name', '=', 'ADACodesEditor'),
      )
      .execute();
    const { accessToken } = await server.signIn(person.username);
    const refused: Record<string, boolean> = {};
    for (const operation of operations.filter(({ id }) => id.includes('AdaCode'))) {
      refused[operation.id] = (await callOperation(operation, person, accessToken)).statusCode === 403;
    }
    expect(refused).toEqual({
      listAdaCodes: false,
      createAdaCode: true,
      updateAdaCode: false,
      deleteAdaCode: true,
    });
  });

  it('PERM-6: a front desk user is refused an admin call, and linked practices stay open to them', async () => {
    const { accessToken } = await server.signIn('frontdesk');
    const refused = await server.call('GET', '/api/admin/organization/1/practice/1/goals', {
      token: accessToken,
    });
    expect(outcomeOf(refused)).toEqual([403, 'You do not have the right to do this.']);
    const search = await server.call('GET', '/api/patient-management/practice/1/patient/search', {
      token: accessToken,
    });
    expect(search.statusCode).toBe(200);
  });
});

describe('what is built', () => {
  it('API-21: is every operation of the contract', () => expect(NOT_YET).toEqual([]));

  it.each(secured.filter(({ body }) => body))(
    'API-22: $method $path checks its body before anything else',
    async (operation) => {
      const answer = await server.call(operation.method, addressOf(operation, HOME), {
        token: admin,
        body: { unheardOf: 1 },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('unheardOf is not known here');
    },
  );
});
