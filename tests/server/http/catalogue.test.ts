import { beforeAll, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { Operation } from '#server/http/contract.ts';
import { operations } from '#tests/support/contract-document.ts';
import { addressOf, exampleBody, OPERATIONS } from '#tests/support/operations.ts';
import { suiteServer } from '#tests/support/server.ts';

const server = suiteServer();
let token: string;
/** Every operation throws this while it is set. */
let fault: Error | undefined;
beforeAll(async () => {
  server.app.addHook('preHandler', async () => {
    if (fault) throw fault;
  });
  token = (await server.signIn('admin')).accessToken;
});

interface Refusal {
  status: number;
  reason: string;
  code: ErrorCode;
  message: string;
}

/** The operations whose contract lists the status. */
const operationsWith = (status: number): Operation[] =>
  OPERATIONS.filter(({ id }) => operations.find((each) => each.id === id)?.answers.has(String(status)));

type Change = { query?: string; body?: string; type?: string; hasToken?: boolean };
const send = (operation: Operation, { query = '', body, type, hasToken = true }: Change) =>
  server.call(operation.method, addressOf(operation) + query, {
    ...(hasToken && { token }),
    body: body ?? exampleBody(operation),
    ...(type && { headers: { 'content-type': type } }),
  });

it.each<[string, Refusal, Change]>([
  [
    'API-22.5: more than 64 kB',
    { status: 413, reason: 'Payload Too Large', code: 'bodyTooLarge', message: 'The body is too large.' },
    { body: `{${' '.repeat(70_000)}}` },
  ],
  [
    'API-22.5: a form',
    {
      status: 415,
      reason: 'Unsupported Media Type',
      code: 'unsupportedMediaType',
      message: 'Send the body as application/json.',
    },
    { body: 'a=1', type: 'application/x-www-form-urlencoded' },
  ],
])('%s is rejected by every operation', async (_, refusal, change) => {
  // An operation with its own limit is tested in its own file.
  const refusing = operationsWith(refusal.status).filter(
    ({ bodyBytes }) => refusal.status !== 413 || bodyBytes === undefined,
  );
  expect(refusing.length).toBeGreaterThan(20);
  for (const operation of refusing)
    expect([operation.id, (await send(operation, change)).json()]).toEqual([operation.id, refusal]);
});

it('API-22.1: an unknown parameter is rejected by every operation, and named', async () => {
  const message = 'Unknown field unheardOf. Remove it.';
  for (const operation of OPERATIONS) {
    const response = await send(operation, { query: '?unheardOf=1' });
    expect([operation.id, response.json()]).toEqual([
      operation.id,
      {
        status: 400,
        reason: 'Bad Request',
        code: 'invalidRequest',
        message,
        validationErrors: [{ field: 'unheardOf', message }],
      },
    ]);
  }
});

it('API-22: a request without a token is rejected by every secured operation, before its body is read', async () => {
  const secured = OPERATIONS.filter((operation) => operation.secured);
  expect(OPERATIONS.length - secured.length).toBe(3);
  for (const operation of secured) {
    const response = await send(operation, { hasToken: false, body: '{' });
    const message = operation.texts.errors.get(401) ?? 'Unauthorized';
    const refusal = { status: 401, reason: 'Unauthorized', code: 'unauthorized', message };
    expect([operation.id, response.json()]).toEqual([operation.id, refusal]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  }
});

it.each<[string, Error, Refusal, string | undefined]>([
  [
    'API-22, ERR-1: a defect',
    new Error('secret'),
    {
      status: 500,
      reason: 'Internal Server Error',
      code: 'serverError',
      message: 'An unexpected error occurred, please try again.',
    },
    undefined,
  ],
  [
    'API-22: a database that does not respond',
    Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }),
    {
      status: 503,
      reason: 'Service Unavailable',
      code: 'unavailable',
      message: 'Bridgework is temporarily unavailable. Try again shortly.',
    },
    '5',
  ],
])('%s is reported by every operation without its cause', async (_, thrown, refusal, retryAfter) => {
  fault = thrown;
  for (const operation of OPERATIONS) {
    const response = await send(operation, {});
    expect([operation.id, response.json()]).toEqual([operation.id, refusal]);
    expect(response.headers['retry-after']).toBe(retryAfter);
  }
  fault = undefined;
});
