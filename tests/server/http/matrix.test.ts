import { beforeAll, describe, expect, it } from 'vitest';
import type { PermissionName, RoleName } from '#domain/access/permissions.ts';
import { randomOf } from '#server/seed/random.ts';
import { times } from '#tests/support/depth.ts';
import { digest } from '#tests/support/digest.ts';
import {
  bodyOf,
  casesOf,
  idsOf,
  type MatrixCase,
  type Outcome,
  type Worlds,
} from '#tests/support/matrix/cases.ts';
import { type Person, PROFILES, SIGNED_OUT, SINGLES, whoMay } from '#tests/support/matrix/expected.ts';
import { makeRecords } from '#tests/support/matrix/records.ts';
import { OPERATIONS } from '#tests/support/operations.ts';
import { addPerson } from '#tests/support/people.ts';
import { addStranger, suiteServer } from '#tests/support/server.ts';

const SEED = 20_261_121;
const LEAST_REQUESTS = 5000;
/** Stands in every record of strangers: nobody of the matrix may ever read it. */
const SECRET = 'Zzyzx';

const REFUSALS: Readonly<Record<Exclude<Outcome, 'passes'>, readonly [status: number, body: string]>> = {
  Unauthorized: [
    401,
    '{"status":401,"reason":"Unauthorized","code":"unauthorized","message":"Unauthorized"}',
  ],
  'Unauthorized access.': [
    401,
    '{"status":401,"reason":"Unauthorized","code":"unauthorized","message":"Unauthorized access."}',
  ],
  403: [
    403,
    `{"status":403,"reason":"Forbidden","code":"forbidden","message":"You don't have permission to do this."}`,
  ],
  404: [404, '{"status":404,"reason":"Not Found","code":"notFound","message":"Not found"}'],
  'No plan fee found': [
    400,
    '{"status":400,"reason":"Bad Request","code":"planFeeNotFound","message":"No plan fee found"}',
  ],
};

const server = suiteServer();
let worlds: Worlds;
let all: MatrixCase[];
let chosen: MatrixCase[];
const tokens = new Map<Person, string>();

beforeAll(async () => {
  const { db } = server;
  const stranger = await addStranger(db, ['ViewerGeneral']);
  const organizationId = '1';
  worlds = {
    home: await makeRecords(db, { organizationId, practiceId: '1' }, 'Home'),
    neighbor: await makeRecords(db, { organizationId, practiceId: '1' }, 'Neighbor'),
    sibling: await makeRecords(db, { organizationId, practiceId: '2' }, 'Sibling'),
    foreign: await makeRecords(db, stranger, SECRET),
  };
  for (const profile of PROFILES) {
    tokens.set(profile, (await server.signIn(profile.name)).accessToken);
  }
  for (const person of SINGLES) {
    const roles = person.roles as RoleName[];
    const permissions = person.permissions as PermissionName[];
    const name = await addPerson(db, { organizationIds: [1], roles, permissions });
    tokens.set(person, (await server.signIn(name)).accessToken);
  }
  all = casesOf(OPERATIONS, [...PROFILES, ...SINGLES, SIGNED_OUT], worlds);
  chosen = oneOfEachKindFirst(shuffled(all)).slice(0, times(all.length, Math.ceil(all.length / 8)));
});

function shuffled<T>(list: readonly T[]): T[] {
  const random = randomOf(SEED);
  return list
    .map((each) => [random.fraction(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);
}

function oneOfEachKindFirst(cases: readonly MatrixCase[]): MatrixCase[] {
  const firsts = new Map([...cases].reverse().map((each) => [each.kind, each] as const));
  const isFirst = (each: MatrixCase) => firsts.get(each.kind) === each;
  return [...cases.filter(isFirst), ...cases.filter((each) => !isFirst(each))];
}

function callAt({ operation, person, ids }: Pick<MatrixCase, 'operation' | 'person' | 'ids'>, body: unknown) {
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const token = tokens.get(person);
  return server.call(operation.method, `/api${address}`, { ...(token && { token }), body });
}

describe('the matrix of who may do what', () => {
  it('PERM-6: has a row for every operation of the contract, and at least 5,000 requests in full', () => {
    const open = OPERATIONS.filter((operation) => whoMay(operation) === 'open');
    expect(OPERATIONS.filter(({ secured }) => !secured)).toEqual(open);
    expect(new Set(all.map(({ operation }) => operation.id)).size).toBe(OPERATIONS.length - open.length);
    expect(all.length).toBeGreaterThanOrEqual(LEAST_REQUESTS);
    expect(chosen.length * 20).toBeGreaterThanOrEqual(all.length);
    expect(new Set(chosen.map(({ kind }) => kind))).toEqual(new Set(all.map(({ kind }) => kind)));
  });

  it('PERM-3.3, PERM-6.1, PERM-6.4, PERM-6.6: a missing right answers 403, what is foreign answers as what is unknown, and nothing changes', {}, async () => {
    const before = await digest(server.db);
    const wrong: string[] = [];
    for (const each of chosen) {
      if (each.expected === 'passes') continue;
      const answer = await callAt(each, bodyOf(each.operation, worlds.home));
      const [status, body] = REFUSALS[each.expected];
      if (answer.statusCode !== status || answer.body !== body) {
        wrong.push(`${each.title} answers ${answer.statusCode} ${answer.body.slice(0, 200)}, not ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await digest(server.db)).toBe(before);
  });

  it('PERM-6.3: a user with the right gets a response without anything of strangers', {}, async () => {
    const wrong: string[] = [];
    for (const each of chosen.filter(({ expected }) => expected === 'passes')) {
      const { operation } = each;
      const takes = operation.method === 'DELETE' || operation.id === 'updateAdaCode';
      const records = takes ? await makeRecords(server.db, worlds.home, 'Home') : worlds.home;
      const standard = each.ids['adaCodeId'] === worlds.home.standardCodeId;
      const fresh = { ...records, ...(standard && { adaCodeId: records.standardCodeId }) };
      const ids = takes ? idsOf(operation, fresh) : each.ids;
      const answer = await callAt({ ...each, ids }, bodyOf(operation, records));
      if (!mayAnswer(operation.method, answer.statusCode) || answer.body.includes(SECRET)) {
        wrong.push(`${each.title} answers ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('an id in a body', () => {
  it.each([
    ['takePayment', 'paymentAccountId', (id: string) => ({ paymentAccountId: id }), 'paymentAccountId'],
    ['emailPlanTransactions', 'planId', (id: string) => ({ planId: id }), 'planId'],
    ['selectMembershipCodes', 'codeIds', (id: string) => ({ codeIds: [id] }), 'adaCodeId'],
    ['getReportingToken', 'organizationId', (id: string) => ({ organizationId: id }), 'organizationId'],
  ] as const)(
    'PERM-6: in the body of %s a foreign %s answers as an unknown one, and nothing changes',
    async (operationId, _, bodyWith, record) => {
      const operation = OPERATIONS.find(({ id }) => id === operationId);
      const [admin] = PROFILES;
      if (!operation || !admin) throw new Error(`There is no ${operationId}.`);
      const before = await digest(server.db);
      const answers = new Set<string>();
      const others =
        operationId === 'takePayment' || operationId === 'emailPlanTransactions' ? [worlds.neighbor] : [];
      for (const id of ['99999999', ...[worlds.foreign, ...others].map((world) => world[record])]) {
        const body = { ...(bodyOf(operation, worlds.home) as object), ...bodyWith(id) };
        const answer = await callAt({ operation, person: admin, ids: idsOf(operation, worlds.home) }, body);
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
        answers.add(answer.body);
      }
      expect(answers.size).toBe(1);
      expect(await digest(server.db)).toBe(before);
    },
  );
});

/** A call that passes is done, or refused for what it asks; never for who asks. */
function mayAnswer(method: string, status: number): boolean {
  if (method === 'GET') return status === 200;
  return (status >= 200 && status < 300) || status === 409 || status === 422;
}
