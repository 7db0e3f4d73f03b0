import { describe, expect, it } from 'vitest';
import { authenticate, refreshToken, signOut } from '#api/authentication.ts';
import { createPortalClient } from '#api/client.ts';
import type { Credential, SessionGate } from '#api/session-gate.ts';
import { getUser } from '#api/user.ts';
import { settled } from '#tests/support/settled.ts';
import { staffUser as anyStaffUser } from '#tests/support/staff-user.ts';

const staffUser = anyStaffUser();

interface Sent {
  method: string;
  url: string;
  authorization: string | null;
  marker: string | null;
  body: string;
}

const bearer = (accessToken: string): Credential => ({ kind: 'bearer', accessToken });
const signedIn: SessionGate = {
  credential: async () => bearer('token-1'),
  renewed: async () => bearer('token-2'),
};

const json = (value: unknown, status = 200) => Response.json(value, { status });
const never = new AbortController().signal;
const credentials = { username: 'admin@bridgework.test', password: 'Bridge2026!' };

/** A client for a server that returns these responses, one per call. */
function clientOver(answers: (Response | (() => Promise<Response>))[], session = signedIn, timeoutMs = 1000) {
  const sent: Sent[] = [];
  const client = createPortalClient({
    baseUrl: 'https://portal.test/api',
    session,
    timeoutMs,
    fetch: async (request) => {
      sent.push({
        method: request.method,
        url: request.url,
        authorization: request.headers.get('authorization'),
        marker: request.headers.get('x-portal-context'),
        body: await request.clone().text(),
      });
      const answer = answers.shift();
      if (!answer) throw new Error('The server was asked once more than expected.');
      return typeof answer === 'function' ? hangingUp(request, answer()) : answer;
    },
  });
  return { client, sent };
}

/** A real fetch holds its request while it waits. Otherwise, Node would garbage-collect the signal. */
const waiting: Request[] = [];

/** Like fetch, rejects an aborted request with the reason of its signal. */
function hangingUp(request: Request, answer: Promise<Response>): Promise<Response> {
  waiting.push(request);
  return new Promise((resolve, reject) => {
    const { signal } = request;
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
    answer.then(resolve, reject);
  });
}

describe('a request', () => {
  it('API-2: a refresh sends the refresh token without an access token, and is not repeated after a 401', async () => {
    const { client, sent } = clientOver([
      json({ status: 401, reason: 'Unauthorized', message: 'Session expired or invalid.' }, 401),
    ]);
    expect(await settled(refreshToken(client, 'r', never))).toEqual({
      kind: 'failed',
      failure: { status: 401, reason: 'Unauthorized', message: 'Session expired or invalid.' },
    });
    expect(sent.map(({ url, authorization, body }) => [url, authorization, body])).toEqual([
      ['https://portal.test/api/refresh-token', null, '{"refreshToken":"r"}'],
    ]);
  });

  it('LOGIN-8: signing out sends the refresh token', async () => {
    const { client, sent } = clientOver([new Response(null, { status: 204 })]);
    expect(await settled(signOut(client, 'r'))).toEqual({ kind: 'ok', value: undefined });
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['https://portal.test/api/sign-out', '{"refreshToken":"r"}'],
    ]);
  });
});

describe('a refused token', () => {
  it('SESSION-4: a request with a 401 is sent again with the refreshed token', async () => {
    const refused: string[] = [];
    const { client, sent } = clientOver([json({}, 401), json(staffUser)], {
      ...signedIn,
      renewed: async (token) => {
        refused.push(token);
        return bearer('token-2');
      },
    });
    expect(await settled(getUser(client, never))).toEqual({ kind: 'ok', value: staffUser });
    expect(refused).toEqual(['token-1']);
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('SESSION-4: a second 401 is a failure', async () => {
    const unauthorized = { status: 401, reason: 'Unauthorized', message: 'Unauthorized' };
    const { client, sent } = clientOver([json(unauthorized, 401), json(unauthorized, 401)]);
    expect(await settled(getUser(client, never))).toEqual({ kind: 'failed', failure: unauthorized });
    expect(sent).toHaveLength(2);
  });

  it('SESSION-4: without a token, nothing is sent, and the failure contains the reason', async () => {
    const over = { status: 401, reason: 'Unauthorized', message: 'Your session has ended. Sign in again.' };
    const { client, sent } = clientOver([], {
      ...signedIn,
      credential: async () => ({ kind: 'none', failure: over }),
    });
    expect(await settled(getUser(client, never))).toEqual({ kind: 'failed', failure: over });
    expect(sent).toEqual([]);
  });

  it('SESSION-4: the failure is that of the refresh if the refresh failed', async () => {
    const offline = { status: 500, reason: 'Unreachable', message: 'The server could not be reached.' };
    const { client } = clientOver([json({}, 401)], {
      ...signedIn,
      renewed: async () => ({ kind: 'none', failure: offline }),
    });
    expect(await settled(getUser(client, never))).toEqual({ kind: 'failed', failure: offline });
  });
});

describe('a request that fails', () => {
  const failureOf = async (answer: Response | (() => Promise<Response>), timeoutMs = 1000) => {
    const { client } = clientOver([answer], signedIn, timeoutMs);
    const result = await settled(authenticate(client, credentials, never));
    return result.kind === 'failed' ? result.failure : result;
  };
  const unreachable = (message: string) => ({ status: 500, reason: 'Unreachable', message });

  it('ERR-1: the HTML page of a proxy has the status text', async () => {
    const page = new Response('<html><h1>502</h1></html>', { status: 502, statusText: 'Bad Gateway' });
    expect(await failureOf(page)).toEqual({ status: 502, reason: 'Client Error', message: 'Bad Gateway' });
  });

  it.each([
    ['an HTML page', '<!doctype html><title>Sign in to the hotel</title>'],
    ['half a response', '{"accessToken":"a.b'],
    ['no body', ''],
    ['another type', '{"accessToken":7,"refreshToken":"r","expiresIn":36000}'],
  ])('ERR-1: %s with status 200 is a failure', async (_, body) => {
    expect(await failureOf(new Response(body, { status: 200 }))).toEqual({
      status: 500,
      reason: 'Unreadable answer',
      message: 'Something went wrong. Try again in a moment.',
    });
  });

  it('LOGIN-9: without a network, the failure says that the server was not reached', async () => {
    expect(await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(
      unreachable('The server could not be reached. Check your connection and try again.'),
    );
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"accessToken"'));
        controller.error(new TypeError('network error'));
      },
    });
    expect(await failureOf(new Response(body, { status: 200 }))).toMatchObject({ reason: 'Unreachable' });
  });

  it('LOGIN-9: without a response in time, the failure says that it took too long', async () => {
    expect(await failureOf(() => new Promise(() => undefined), 20)).toEqual(
      unreachable('This took too long. Try again in a moment.'),
    );
  });
});
