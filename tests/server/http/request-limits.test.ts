import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import { REQUEST_LIMITS } from '#server/http/request-limits.ts';
import { exchange, openConnection, readAnswer } from '#tests/support/raw-connection.ts';
import { suiteServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const KB = 1024;
const LOOKED_AT_EVERY_MS = 5;

const server = suiteServer({
  requestLimits: { ...REQUEST_LIMITS, checkedEveryMs: LOOKED_AT_EVERY_MS },
});
let http: Server;
let port: number;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  http = server.app.server;
  port = (http.address() as AddressInfo).port;
});
afterEach(async () => {
  Object.assign(http, AS_BUILT);
  await vi.waitFor(async () => expect(await connections()).toBe(0), WAIT);
  expect((await server.call('GET', '/health/live')).statusCode).toBe(200);
});

const AS_BUILT = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 20_000,
};

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const NOT_HTTP = [400, 'Bad Request', 'The request is not valid HTTP.'] as const;
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformedRequest',
  408: 'requestTimeout',
  413: 'bodyTooLarge',
  414: 'addressTooLong',
  431: 'headersTooLarge',
};

/** Every rejection has the contract's shape and the usual headers, and leaves no connection open. */
function expectRefusal(answer: string, status: number, reason: string, message: string): void {
  const code = CODES[status];
  const { headers, body, ...head } = readAnswer(answer);
  expect(head.status).toBe(status);
  expect(JSON.parse(body)).toEqual({ status, reason, code, message });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('connection')).toBe('close');
}

it('the limits of a request are those of this table', () => {
  expect(REQUEST_LIMITS).toEqual({
    bodyBytes: 65_536,
    openBodyBytes: 2048,
    parameters: 100,
    bodyFields: 100,
    bodyValues: 2000,
    bodyDepth: 8,
    headBytes: 16_384,
    headers: 100,
    queued: 100,
    headersWithinMs: 10_000,
    requestWithinMs: 30_000,
    keepAliveMs: 20_000,
    silentMs: 60_000,
    checkedEveryMs: 1000,
    openCallsPerMinute: 600,
    invalidPerMinute: 60,
    codeFilesPerMinute: 120,
  });
  const { headersTimeout, requestTimeout, keepAliveTimeout } = http;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual(AS_BUILT);
});

describe('a request that is too large', () => {
  const get = (address: string, headers: readonly string[] = []) =>
    [`GET ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
  const post = (headers: readonly string[], body = '') =>
    [
      'POST /api/authenticate HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      ...headers,
      '',
      body,
    ].join('\r\n');

  it('a Content-Length of more than 64 kB is rejected before the body is sent', async () => {
    const answer = await exchange(port, post([`Content-Length: ${64 * KB + 1}`]));
    expectRefusal(answer, 413, 'Payload Too Large', 'The body is too large.');
  });

  it('a chunked body is rejected when it exceeds 64 kB', async () => {
    const chunk = `${(8 * KB).toString(16)}\r\n${' '.repeat(8 * KB)}\r\n`;
    const answer = await exchange(port, post(['Transfer-Encoding: chunked'], chunk.repeat(9)));
    expectRefusal(answer, 413, 'Payload Too Large', 'The body is too large.');
  });

  it('an address that exceeds the limit of headers is rejected', async () => {
    const answer = await exchange(port, `GET /?q=${'a'.repeat(17 * KB)}`);
    expectRefusal(answer, 414, 'URI Too Long', 'The address is too long.');
    const headers = ['GET', 'PATCH'].map(
      (method) => `${method} /?q=${'a'.repeat(20 * KB)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    for (const whole of headers)
      expectRefusal(await exchange(port, whole), 414, 'URI Too Long', 'The address is too long.');
    const longest = await exchange(port, get(`/health/live?q=${'a'.repeat(15 * KB)}`));
    expect(readAnswer(longest).status).toBe(200);
  });

  it('more than 100 headers are rejected', async () => {
    const more = (count: number) => Array.from({ length: count }, (_, number) => `X-${number}: 1`);
    const answer = await exchange(port, get('/health/live', more(99)));
    expectRefusal(answer, 431, 'Request Header Fields Too Large', 'The request has too many headers.');
    expect(readAnswer(await exchange(port, get('/health/live', more(98)))).status).toBe(200);
  });

  it.each([
    ['one header', [`X: ${'a'.repeat(16 * KB)}`]],
    ['many headers', Array.from({ length: 90 }, (_, number) => `X-${number}: ${'a'.repeat(200)}`)],
  ])('headers of more than 16 kB in %s are rejected', async (_, headers) => {
    const answer = await exchange(port, get('/health/live', headers));
    const message = 'The headers of the request are too large.';
    expectRefusal(answer, 431, 'Request Header Fields Too Large', message);
  });

  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['a length and pieces', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['a length that is no number', ['Content-Length: 2e1']],
    ['a header with a space in its name', ['X Y: 1']],
    ['a header that is folded', ['X: 1', ' 2']],
  ])('a request with %s, which a proxy may read differently, is rejected', async (_, headers) => {
    expectRefusal(await exchange(port, post(headers, '{}')), ...NOT_HTTP);
  });

  it.each([
    ['two hosts', ['Host: y']],
    ['the same host twice', ['HOST: x']],
    ['no host', []],
  ])('RFC 9112: a request with %s is rejected at every address', async (_, hosts) => {
    for (const address of ['/health/live', '/api/user', '/login', '/no-such.file', '/answer/some-key']) {
      const first = hosts.length === 0 ? [] : ['Host: x'];
      const lines = [`GET ${address} HTTP/1.1`, ...first, ...hosts, '', ''];
      expectRefusal(await exchange(port, lines.join('\r\n')), ...NOT_HTTP);
    }
  });
});

describe('a request that is too slow', () => {
  const REFUSED = [408, 'Request Timeout', 'The request did not arrive in time.'] as const;

  it('headers that never end are rejected after their time limit', async () => {
    Object.assign(http, { headersTimeout: 50 });
    expectRefusal(await exchange(port, 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n'), ...REFUSED);
  });

  it('a body that never ends is rejected after its time limit', async () => {
    Object.assign(http, { headersTimeout: 50, requestTimeout: 50 });
    const head =
      'POST /api/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 40\r\n';
    expectRefusal(await exchange(port, `${head}\r\n{"username":`), ...REFUSED);
  });

  it('an idle connection is closed without a response', async () => {
    Object.assign(http, { keepAliveTimeout: 50 });
    const connection = await openConnection(port);
    connection.say('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await connection.until('\r\n\r\n');
    const heard = await connection.untilClosed();
    expect(readAnswer(heard).headers.get('connection')).toBe('keep-alive');
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
