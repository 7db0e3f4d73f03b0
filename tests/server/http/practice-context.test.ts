import { beforeAll, describe, expect, it } from 'vitest';
import { POLICY } from '#server/auth/policy.ts';
import type { Operation } from '#server/http/contract.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { lastWrites } from '#tests/support/digest.ts';
import { conflict } from '#tests/support/failures.ts';
import { keyHeadersOf, OPERATIONS, operationNamed } from '#tests/support/operations.ts';
import { addStranger } from '#tests/support/people.ts';
import { bodyOf, idsOf, makeRecords, type Records, urlOf } from '#tests/support/records.ts';
import { suiteServer, suiteUser } from '#tests/support/server.ts';

/** Every write in a practice, or about a patient of an organization. */
const WRITES = OPERATIONS.filter(
  ({ id, method }) => method !== 'GET' && !['open', 'user'].includes(POLICY[id as keyof typeof POLICY].kind),
);

const REFUSED = conflict(
  'otherPracticeContext',
  'You switched practices, so nothing was saved. Go back to the right practice and try again.',
);

describe.each(SAMPLED_ENGINES)('the practice context of a write, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');
  let records: Records;
  let foreign: Records;
  beforeAll(async () => {
    records = await makeRecords(server.db, { organizationId: '1', practiceId: '1' });
    foreign = await makeRecords(server.db, await addStranger(server.db, ['ViewerGeneral']), 'Foreign');
  });

  function ask(operation: Operation, place: string | undefined, of = records) {
    const headers = {
      ...keyHeadersOf(operation),
      ...(place !== undefined && { 'X-Practice-Context': place }),
    };
    const url = urlOf(operation, idsOf(operation, of));
    return admin.call(operation.method, url, bodyOf(operation, of), headers);
  }

  it('SESSION-1: the served contract marks the header of every write as an extension', async () => {
    const { body } = await server.call('GET', '/docs/portal.yaml', {});
    const partOf = (start: string, end: string) => body.split(start)[1]?.split(end)[0];
    expect(partOf('name: X-Practice-Context\n', 'schema: ')).toContain('x-extension: true');
    expect(WRITES.length).toBeGreaterThanOrEqual(23);
    const without = WRITES.filter(
      ({ parameters }) => !parameters.some(({ name }) => name === 'X-Practice-Context'),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it.each(WRITES)(
    'SESSION-1, SESSION-2: $id is rejected in another practice context, before anything is written',
    async (operation) => {
      const before = await lastWrites(server.db);
      for (const place of ['1/2', '2/1', '99/1', '1/99', '1/1x']) {
        const answer = await ask(operation, place);
        expect([place, answer.statusCode, answer.json()]).toEqual([place, 409, REFUSED]);
      }
      expect(await lastWrites(server.db)).toEqual(before);
    },
  );

  it('SESSION-1: a write passes in its own practice context, and without one', async () => {
    for (const place of ['1/1', undefined]) {
      for (const name of ['dismissNotification', 'setGoals', 'emailPlanTransactions'])
        expect((await ask(operationNamed(name), place)).statusCode, `${name} in ${place}`).toBe(200);
    }
  });

  it('PERM-6, API-22: a foreign record is not found despite the header, and a malformed header is rejected', async () => {
    const dismiss = operationNamed('dismissNotification');
    for (const operation of [dismiss, operationNamed('updateMember')])
      expect((await ask(operation, '1/2', foreign)).statusCode).toBe(404);
    const { organizationId, practiceId } = records;
    const elsewhere = { ...foreign, organizationId, practiceId };
    const statement = operationNamed('emailPlanTransactions');
    for (const of of [elsewhere, { ...elsewhere, memberId: '99999999' }])
      expect((await ask(statement, '1/2', of)).statusCode).toBe(404);
    for (const nothing of ['', '1', '1/', '/1', '1/1/1'])
      expect((await ask(dismiss, nothing)).statusCode, nothing).toBe(400);
  });
});
