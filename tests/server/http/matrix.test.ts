import { beforeAll, describe, expect, it } from 'vitest';
import type { PermissionName, RoleName } from '#domain/access/permissions.ts';
import { NOT_YET } from '#server/auth/policy.ts';
import type { Operation } from '#server/http/contract.ts';
import { digest } from '#tests/support/digest.ts';
import { keyHeadersOf, OPERATIONS, operationNamed } from '#tests/support/operations.ts';
import { addPerson, addStranger } from '#tests/support/people.ts';
import { bodyOf, idsOf, makeRecords, type Records, urlOf } from '#tests/support/records.ts';
import { outcomeOf, suiteServer, suiteUser } from '#tests/support/server.ts';
import { GONE } from '../../support/failures.ts';

const PAYMENTS = ['AdministratorPaymentManagement', 'PaymentManagementManagement'];
/** Neither create nor delete (PERM-3, PERM-8). */
const EDITORS = ['EditorADACodes', 'ADACodesEditor', 'EditorPlanFees', 'PlanFeesEditor'];

/** The roles and permissions that open each area under `/admin/…/practice/{practiceId}/`, by PERM-5. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  goals: ['AdministratorGoalSettings', 'GoalSettingsManagement'],
  'payment-account': PAYMENTS,
  'credit-account': PAYMENTS,
  transactions: PAYMENTS,
  transaction: PAYMENTS,
  'day-close': PAYMENTS,
  'day-closes': PAYMENTS,
  'ada-codes': [
    'AdministratorADACodes',
    'AdministratorCustomADACodes',
    'EditorADACodes',
    'ADACodesManagement',
    'CustomADACodesManagement',
    'ADACodesEditor',
  ],
  'plan-fees': ['AdministratorFeeManagement', 'EditorPlanFees', 'PlanFeesManagement', 'PlanFeesEditor'],
};
const OTHER_RIGHTS = [
  'ViewerGeneral',
  'ViewerWarning',
  'ViewerUrgent',
  'AdministratorPlanFees',
  'ReadOnlyGeneralNotification',
  'ReadOnlyWarningNotification',
  'ReadOnlyUrgentNotification',
];
/** Users with several roles. Only the first has full access to every area, and so manages the practice (PERM-8). */
const PROFILES: Readonly<Record<string, readonly RoleName[]>> = {
  manager: [
    'AdministratorGoalSettings',
    'AdministratorPaymentManagement',
    'AdministratorADACodes',
    'AdministratorFeeManagement',
  ],
  'full access, but to plan fees': [
    'AdministratorGoalSettings',
    'AdministratorPaymentManagement',
    'AdministratorADACodes',
    'EditorPlanFees',
  ],
};
const ALL_RIGHTS = [...new Set([...Object.values(RIGHTS).flat(), ...OTHER_RIGHTS])];

/** Written by hand from PERM-3 to PERM-6 and PERM-8, independently of the server's own table. */
function rightsFor({ method, path }: Operation): readonly string[] | undefined {
  const [, area] = /^\/admin\/.*\/practice\/\{practiceId\}\/([\w-]+)/.exec(path) ?? [];
  if (area === undefined) return undefined;
  const isRead = method === 'GET' || path.endsWith('/plan-fees/preview');
  const isUpdateOrRead = isRead || (method === 'PUT' && !path.endsWith('/cancel'));
  const rights = (RIGHTS[area] ?? []).filter((right) => isUpdateOrRead || !EDITORS.includes(right));
  const profiles = Object.entries(PROFILES).filter(([name, roles]) =>
    area in RIGHTS ? roles.some((role) => rights.includes(role)) : name === 'manager',
  );
  return [...rights, ...profiles.map(([name]) => name)];
}

/** Part of every text in the records of another organization. */
const SECRET = 'Zzyzx';
const HOME = { organizationId: '1', practiceId: '1' };
const UNKNOWN = '99999999';
const SECURED = OPERATIONS.filter(({ secured }) => secured);
const ADMINISTRATION = SECURED.filter((operation) => rightsFor(operation) !== undefined);
/** Path parameters that are not a record's id. */
const NOT_IDS = ['speciality', 'idempotencyKey', 'day'];
const NOT_FOUND = JSON.stringify(GONE);
const NO_PLAN_FEE =
  '{"status":400,"reason":"Bad Request","code":"planFeeNotFound","message":"No plan fee found"}';

const server = suiteServer({ env: { SUPPORT_EMAIL: 'help@bridgework.test' } });
const admin = suiteUser(server, 'admin');
const worlds = {} as Record<'home' | 'neighbor' | 'sibling' | 'foreign', Records>;
/** The token of a user with a single role or permission, or of a profile. */
const holders = new Map<string, string>();
beforeAll(async () => {
  const { db } = server;
  const stranger = await addStranger(db, ['ViewerGeneral']);
  worlds.home = await makeRecords(db, HOME);
  worlds.neighbor = await makeRecords(db, HOME, 'Neighbor');
  worlds.sibling = await makeRecords(db, { organizationId: '1', practiceId: '2' }, 'Sibling');
  worlds.foreign = await makeRecords(db, stranger, SECRET);
  for (const right of ['nothing', ...ALL_RIGHTS, ...Object.keys(PROFILES)]) {
    const isRole = /^(Administrator|Editor|Viewer)/.test(right);
    const name = await addPerson(db, {
      organizationIds: [1],
      roles: PROFILES[right] ?? (isRole ? [right as RoleName] : []),
      permissions: !isRole && ALL_RIGHTS.includes(right) ? [right as PermissionName] : [],
    });
    holders.set(right, (await server.signIn(name)).accessToken);
  }
});

const send = (
  operation: Operation,
  ids: Readonly<Record<string, string>>,
  body: unknown,
  token = admin.token,
) => server.call(operation.method, urlOf(operation, ids), { token, body, headers: keyHeadersOf(operation) });

it('API-21: every operation of the contract has a handler', () => expect(NOT_YET).toEqual([]));

describe('a right', () => {
  it.each(ADMINISTRATION)(
    'PERM-3.3, PERM-6.1, PERM-6.4, PERM-8.1: $id is open to the holders of its rights, and refused to every other user',
    async (operation) => {
      const allowed: string[] = [];
      for (const [right, token] of holders) {
        const body = bodyOf(operation, worlds.home);
        const response = await send(operation, idsOf(operation, worlds.home), body, token);
        if (response.statusCode !== 403) allowed.push(right);
        else expect(outcomeOf(response)).toEqual([403, "You don't have permission to do this."]);
      }
      expect(allowed.sort()).toEqual([...(rightsFor(operation) ?? [])].sort());
    },
  );

  it('PERM-6.1: a request without the right changes nothing', async () => {
    const before = await digest(server.db);
    for (const operation of ADMINISTRATION) {
      const ids = idsOf(operation, worlds.home);
      const response = await send(operation, ids, bodyOf(operation, worlds.home), holders.get('nothing'));
      expect([operation.id, response.statusCode]).toEqual([operation.id, 403]);
    }
    expect(await digest(server.db)).toBe(before);
  });

  it('PERM-6: a right to custom codes alone changes no standard code', async () => {
    const update = operationNamed('updateAdaCode');
    for (const right of ['AdministratorCustomADACodes', 'CustomADACodesManagement']) {
      const ids = { ...idsOf(update, worlds.home), adaCodeId: worlds.home.standardCodeId };
      const response = await send(update, ids, bodyOf(update, worlds.home), holders.get(right));
      expect(response.statusCode).toBe(403);
    }
  });
});

/** The server accepted the request if it carried it out, or rejected it because of its content. */
const isAccepted = (method: string, status: number): boolean =>
  status < 300 || (method !== 'GET' && (status === 409 || status === 422));

it('PERM-6.3: every other operation is open to a user linked to the practice, and returns nothing of another organization', async () => {
  for (const operation of SECURED) {
    const records = await makeRecords(server.db, HOME);
    const token = rightsFor(operation) ? admin.token : holders.get('nothing');
    const response = await send(operation, idsOf(operation, records), bodyOf(operation, records), token);
    const { method, id } = operation;
    const isPassword = id === 'changePassword' && response.statusCode === 400;
    expect([id, isAccepted(method, response.statusCode) || isPassword, response.body]).toEqual([
      id,
      true,
      expect.not.stringContaining(SECRET),
    ]);
  }
});

describe('an id outside of the scope of the user', () => {
  /** The ids that replace an id in the path: from another organization, unknown, from another practice or patient. */
  function wrongIds(operation: Operation, name: string): string[] {
    const { path } = operation;
    const isPlace = ['organizationId', 'practiceId', 'id'].includes(name);
    if (name === 'coverageLevelId') return ['nine'];
    const of = (world: keyof typeof worlds) => idsOf(operation, worlds[world])[name] ?? '';
    /** The staff belongs to the organization. */
    const hasPractice = path.includes('{practiceId}') && name !== 'userId';
    const isOfPatient = path.includes('{memberId}') && name !== 'memberId';
    return [
      of('foreign'),
      UNKNOWN,
      ...(hasPractice && !isPlace ? [of('sibling')] : []),
      ...(hasPractice && isOfPatient && !isPlace ? [of('neighbor')] : []),
      ...(hasPractice && name === 'organizationId' ? ['2'] : []),
    ];
  }

  it('PERM-6.6, API-14.4: in a path is answered as an unknown id, and nothing changes', async () => {
    const before = await digest(server.db);
    for (const operation of SECURED) {
      const own = idsOf(operation, worlds.home);
      const names = operation.parameters.filter((each) => each.in === 'path').map((each) => each.name);
      for (const name of names.filter((each) => !NOT_IDS.includes(each)))
        for (const id of wrongIds(operation, name)) {
          const response = await send(operation, { ...own, [name]: id }, bodyOf(operation, worlds.home));
          const isFee = operation.path.includes('/plan-fees/') && !/^(organization|practice)Id$/.test(name);
          const wanted = isFee ? NO_PLAN_FEE : NOT_FOUND;
          expect([operation.id, name, id, response.body]).toEqual([operation.id, name, id, wanted]);
        }
    }
    expect(await digest(server.db)).toBe(before);
  });

  it.each([
    ['takePayment', 'paymentAccountId', ['foreign', 'neighbor']],
    ['emailPlanTransactions', 'planId', ['foreign', 'neighbor']],
    ['selectMembershipCodes', 'codeIds', ['foreign']],
    ['getReportingToken', 'organizationId', ['foreign']],
  ] as const)(
    'PERM-6.6: in the body of %s, as %s, is answered as an unknown id, and nothing changes',
    async (operationId, field, others) => {
      const operation = operationNamed(operationId);
      const before = await digest(server.db);
      const responses = new Set<string>();
      for (const records of [undefined, ...others.map((world) => worlds[world])]) {
        const id = records?.[field === 'codeIds' ? 'adaCodeId' : field] ?? UNKNOWN;
        const body = { ...bodyOf(operation, worlds.home), [field]: field === 'codeIds' ? [id] : id };
        const response = await send(operation, idsOf(operation, worlds.home), body);
        expect(Math.floor(response.statusCode / 100)).toBe(4);
        responses.add(response.body);
      }
      expect(responses.size).toBe(1);
      expect(await digest(server.db)).toBe(before);
    },
  );
});
