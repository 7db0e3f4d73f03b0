import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { contract, fields, operations } from '#tests/support/contract-document.ts';
import { keyHeadersOf, OPERATIONS } from '#tests/support/operations.ts';
import { bodyOf, idsOf, makeRecords, urlOf } from '#tests/support/records.ts';
import { suiteServer } from '#tests/support/server.ts';

const SCRIPT = 'tests/server/http/children/validate.py';
const hasValidator = spawnSync('python3', ['-c', 'import jsonschema']).status === 0;
const server = suiteServer();

interface Answer {
  name: string;
  schema: unknown;
  body: unknown;
}

/** The errors that the Python package `jsonschema` finds in responses; empty if all are valid. */
function problemsOf(responses: readonly Answer[]): string {
  const input = JSON.stringify({ components: contract['components'], responses });
  const { stdout, stderr } = spawnSync('python3', [SCRIPT], { input, encoding: 'utf8' });
  return stdout + stderr;
}

/** Each operation's response to a valid request by an administrator, and to one without a token. */
async function responsesOfAll(): Promise<Answer[]> {
  const { accessToken: token } = await server.signIn('admin');
  const answers: Answer[] = [];
  for (const operation of OPERATIONS) {
    const records = await makeRecords(server.db, { organizationId: '1', practiceId: '1' });
    const request = { body: bodyOf(operation, records), headers: keyHeadersOf(operation) };
    for (const rights of [{ token }, {}]) {
      const { method, id } = operation;
      const answer = await server.call(method, urlOf(operation, idsOf(operation, records)), {
        ...request,
        ...rights,
      });
      const status = String(answer.statusCode);
      const media = operations.find((each) => each.id === id)?.answers.get(status);
      if (media?.type === 'application/json')
        answers.push({ name: `${id} ${status}`, schema: media.schema, body: answer.json() });
    }
  }
  return answers;
}

it.skipIf(!hasValidator)(
  'API-22.5: a JSON Schema validator in Python accepts the responses of every operation',
  async () => {
    const answers = await responsesOfAll();
    expect(new Set(answers.map(({ name }) => name)).size).toBeGreaterThan(operations.length);
    expect(problemsOf(answers)).toBe('');
    const user = answers.find(({ name }) => name === 'getUser 200');
    const broken = { name: 'getUser 200', schema: user?.schema, body: { ...fields(user?.body), id: 7 } };
    expect(problemsOf([broken])).toContain('getUser 200 $.id 7 is not of type');
  },
);
