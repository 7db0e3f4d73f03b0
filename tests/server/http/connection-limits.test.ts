import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getRequest } from '#tests/support/raw-connection.ts';
import { outcomeOf, startTestServer, type TestServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const MOST = 5;

let server: TestServer;
let port: number;
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await server.close();
});

async function start(env: Record<string, string> = {}): Promise<void> {
  server = await startTestServer({ env: { MAX_CONNECTIONS_PER_ADDRESS: String(MOST), ...env } });
  await server.app.listen({ port: 0, host: '::' });
  port = (server.app.server.address() as AddressInfo).port;
}

/** A connection, and the first line of the response to a request on it; empty if it is closed. */
async function open(localAddress: string) {
  const host = localAddress.includes(':') ? '::1' : '127.0.0.1';
  const socket = connect({ port, host, localAddress });
  socket.on('error', () => undefined);
  opened.push(socket);
  socket.write(getRequest('/health/live'));
  const [chunk = ''] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [])]);
  return { socket, answered: String(chunk).split('\r\n')[0] };
}

const openSome = (count: number, address: string) =>
  Promise.all(Array.from({ length: count }, async () => (await open(address)).answered));

describe('connections of one address', () => {
  it('are limited: one more is closed, other addresses are served, and a closed one allows another', async () => {
    await start();
    const first = await open('127.0.0.1');
    expect(await openSome(MOST - 1, '127.0.0.1')).toEqual(Array(MOST - 1).fill('HTTP/1.1 200 OK'));
    expect((await open('127.0.0.1')).answered).toBe('');
    expect((await open('127.0.0.2')).answered).toBe('HTTP/1.1 200 OK');
    first.socket.destroy();
    await vi.waitFor(async () => expect((await open('127.0.0.1')).answered).toBe('HTTP/1.1 200 OK'), WAIT);
  });
});

describe('behind a trusted proxy', () => {
  const FOLLOW = '/api/support/practice/1/follow-notifications';
  const following: AbortController[] = [];
  afterEach(() => {
    for (const each of following.splice(0)) each.abort();
  });

  const follow = async (token: string, address: string) => {
    const leaving = new AbortController();
    following.push(leaving);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    const answer = await fetch(`http://127.0.0.1:${port}${FOLLOW}`, { headers, signal: leaving.signal });
    return { status: answer.status, leave: () => leaving.abort() };
  };

  it('simultaneous requests are limited by the forwarded address, and connections are not', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const { accessToken: token } = await server.signIn('admin');
    expect(await openSome(MOST + 1, '127.0.0.1')).toEqual(Array(MOST + 1).fill('HTTP/1.1 200 OK'));

    const office = await Promise.all(Array.from({ length: MOST }, () => follow(token, '203.0.113.7')));
    expect(office.map(({ status }) => status)).toEqual(Array(MOST).fill(200));
    const ask = (address: string) =>
      server.call('GET', FOLLOW, { token, headers: { 'x-forwarded-for': address } });
    const refused = await ask('203.0.113.7');
    expect(outcomeOf(refused)).toEqual([
      429,
      'Too many requests at the same time from your network. Try again in a moment.',
    ]);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await ask('203.0.113.8')).statusCode).toBe(200);
    office[0]?.leave();
    await vi.waitFor(async () => expect((await ask('203.0.113.7')).statusCode).toBe(200), WAIT);
  });
});
