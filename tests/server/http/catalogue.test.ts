import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { JsonObject, Operation } from '#server/http/contract.ts';
import { REQUEST_LIMITS } from '#server/http/request-limits.ts';
import { operations } from '#tests/support/contract-document.ts';
import { type Call, plainCall, requestOf } from '#tests/support/fuzz/calls.ts';
import { type World, worldOf } from '#tests/support/fuzz/world.ts';
import { addressOf, OPERATIONS } from '#tests/support/operations.ts';
import {
  BEFORE_OPERATIONS,
  PROVEN_ELSEWHERE,
  REFUSAL_CASES,
  type RefusalCase,
} from '#tests/support/refusal-cases.ts';
import { startTestServer, suiteServer, type TestServer } from '#tests/support/server.ts';

const answersOf = new Map(operations.map(({ id, answers }) => [id, answers]));
const thatAnswer = (status: number): Operation[] =>
  OPERATIONS.filter(({ id }) => answersOf.get(id)?.has(String(status)));

const takesItsPlace = ({ parameters }: Operation): boolean =>
  parameters.some(({ name }) => name === 'X-Practice-Context');
const isInPlace = ({ path }: Operation): boolean => path.includes('{');

const server = suiteServer();
let world: World;
let fault: Error | undefined;
/** Every answer so far: an operation, its status and, of a refusal, its code. */
const seen = new Set<string>();
beforeAll(async () => {
  noteAnswersOf(server);
  server.app.addHook('preHandler', async (request) => {
    if (fault && request.routeOptions.config.operation) throw fault;
  });
  world = await worldOf(server);
  await world.enter();
});

function noteAnswersOf({ app }: TestServer): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const code = typeof payload === 'string' && reply.statusCode >= 400 ? ` ${JSON.parse(payload).code}` : '';
    seen.add(`${request.routeOptions.config.operation?.id} ${reply.statusCode}${code}`);
  });
}

/** The plain call of an operation, but for what is given. */
async function ask(operation: Operation, change: Partial<Call>): Promise<LightMyRequestResponse> {
  const call = { ...plainCall(operation), ...change };
  const request = requestOf(operation, call, world.textOf);
  const bearer = world.bearerOf(call.who);
  const headers = { ...(bearer && { authorization: `Bearer ${bearer}` }), ...request.headers };
  return server.send({ ...request, headers });
}

const refusal = (status: number, reason: string, code: ErrorCode, message: string) => ({
  status,
  reason,
  code,
  message,
});

describe('API-22: each error of the catalogue', () => {
  it.each(thatAnswer(400))('API-22: 400, $id gets an unknown parameter', async (operation) => {
    const answer = await ask(operation, { query: [['unheardOf', '1']] });
    const message = 'Unknown field unheardOf. Remove it.';
    expect(answer.json()).toEqual({
      ...refusal(400, 'Bad Request', 'invalidRequest', message),
      validationErrors: [{ field: 'unheardOf', message }],
    });
  });

  it.each(thatAnswer(401).filter(({ secured }) => secured))(
    'API-22: 401, $id without a token is refused before its body is read',
    async (operation) => {
      const body: Call['body'] = operation.body && { raw: '{', as: 'utf8' };
      const answer = await ask(operation, { who: 'signed out', body });
      expect(answer.json()).toEqual(
        refusal(401, 'Unauthorized', 'unauthorized', operation.texts.errors.get(401) ?? 'Unauthorized'),
      );
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    },
  );

  it.each(thatAnswer(413))('API-22.5: 413, $id gets more than 64 kB', async (operation) => {
    const answer = await ask(operation, { body: { raw: `{${' '.repeat(70_000)}}`, as: 'utf8' } });
    expect(answer.json()).toEqual(
      refusal(413, 'Payload Too Large', 'bodyTooLarge', 'The body is too large.'),
    );
  });

  it.each(thatAnswer(415))('API-22.5: 415, $id gets a form', async (operation) => {
    const answer = await ask(operation, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(answer.json()).toEqual(
      refusal(415, 'Unsupported Media Type', 'unsupportedMediaType', 'Send the body as application/json.'),
    );
  });

  it.each(thatAnswer(415))('API-22: 400, $id gets a body that is not JSON', async (operation) => {
    const answer = await ask(operation, { body: { raw: '{', as: 'utf8' } });
    expect(answer.json()).toEqual(
      refusal(400, 'Bad Request', 'malformedRequest', 'The body is not valid JSON.'),
    );
  });

  it('API-22: 429, each operation after too many invalid requests', async () => {
    const limited = await startTestServer({ requestLimits: { ...REQUEST_LIMITS, invalidPerMinute: 1 } });
    noteAnswersOf(limited);
    const { accessToken: token } = await limited.signIn('admin');
    await limited.call('GET', '/api/user?unheardOf=1', { token });
    await limited.call('POST', '/api/sign-out', { body: '{' });
    const message = 'Too many invalid requests. Try again in 1 minute.';
    for (const operation of thatAnswer(429)) {
      const url = addressOf(operation, { organizationId: '1', practiceId: '1' });
      const answer = await limited.call(operation.method, url, { token });
      expect([operation.id, answer.json()]).toEqual([
        operation.id,
        refusal(429, 'Too Many Requests', 'tooManyRequests', message),
      ]);
    }
    await limited.close();
  });

  it.each(thatAnswer(500))(
    'API-22, ERR-1: 500, $id fails, and the response does not reveal why',
    async (operation) => {
      fault = new Error('secret');
      const answer = await ask(operation, {});
      fault = undefined;
      expect(answer.json()).toEqual(
        refusal(
          500,
          'Internal Server Error',
          'serverError',
          'An unexpected error occurred, please try again.',
        ),
      );
    },
  );

  it.each(thatAnswer(503))(
    'API-22: 503, $id without its database, with the time to retry',
    async (operation) => {
      fault = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
      const answer = await ask(operation, {});
      fault = undefined;
      expect(answer.json()).toEqual(
        refusal(
          503,
          'Service Unavailable',
          'unavailable',
          'Bridgework is temporarily unavailable. Try again shortly.',
        ),
      );
      expect(answer.headers['retry-after']).toBe('5');
    },
  );
});

describe('API-22: each answer that the contract names', () => {
  it.each(OPERATIONS)('API-22.5: $successStatus, $id gets a valid request', async (operation) => {
    await world.enter();
    expect((await ask(operation, {})).statusCode).toBe(operation.successStatus);
  });

  it.each(thatAnswer(403).filter(isInPlace))(
    'API-22, PERM-6: 403, $id is requested by the front desk',
    async (operation) => {
      const answer = await ask(operation, { who: 'frontdesk' });
      expect(answer.json()).toEqual(
        refusal(403, 'Forbidden', 'forbidden', "You don't have permission to do this."),
      );
    },
  );

  it.each(thatAnswer(404).filter(isInPlace))(
    'API-22.5: 404, $id is requested for a practice that does not exist',
    async (operation) => {
      const { path } = plainCall(operation);
      const nowhere = Object.fromEntries(Object.keys(path).map((name) => [name, '99999999']));
      const answer = await ask(operation, { path: { ...nowhere, ...specialityOf(path) } });
      expect(answer.json()).toEqual(refusal(404, 'Not Found', 'notFound', 'Not found'));
    },
  );

  it.each(OPERATIONS.filter(takesItsPlace))(
    'API-22, SESSION-1: 409, $id in another practice context',
    async (operation) => {
      const answer = await ask(operation, { headers: { 'x-practice-context': '99999999/99999999' } });
      const message =
        'You switched practices, so nothing was saved. Go back to the right practice and try again.';
      expect(answer.json()).toEqual(refusal(409, 'Conflict', 'otherPracticeContext', message));
    },
  );

  it.each(REFUSAL_CASES)('API-22: $status, $id, and $when', async (way) => {
    await world.enter();
    expect(await refusalOf(way)).toEqual([way.status, way.code]);
  });

  it('API-22: was received, except those that need more than one request', () => {
    const named = operations.flatMap(({ id, answers, codes }) =>
      [...answers.keys()].flatMap((status) => {
        const own = codes.get(status)?.filter((code) => !BEFORE_OPERATIONS.includes(code));
        return own?.map((code) => `${id} ${status} ${code}`) ?? `${id} ${status}`;
      }),
    );
    expect(named.filter((answer) => !seen.has(answer))).toEqual(PROVEN_ELSEWHERE);
  });
});

const specialityOf = ({ speciality }: Call['path']) => (speciality === undefined ? {} : { speciality });

async function refusalOf({ id, before, path, body, times = 1 }: RefusalCase) {
  const operation = OPERATIONS.find((each) => each.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  await before?.(server.db, (record) => Number(world.textOf(`home.${record}`)));
  const plain = plainCall(operation);
  const json = plain.body && 'json' in plain.body ? plain.body.json : undefined;
  const call: Partial<Call> = {
    path: { ...plain.path, ...path },
    body: json === undefined ? undefined : { json: { ...(json as JsonObject), ...body } as JsonObject },
  };
  let answer = await ask(operation, call);
  for (let time = 1; time < times; time += 1) answer = await ask(operation, call);
  return [answer.statusCode, answer.json<{ code?: ErrorCode }>().code];
}
