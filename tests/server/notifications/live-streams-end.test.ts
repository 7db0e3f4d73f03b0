import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followEvents } from '../../support/event-stream.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const METRICS_TOKEN = 'm'.repeat(40);
const MOST_OF_A_USER = 20;
const FOLLOW = '/api/support/practice/1/follow-notifications';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN } });
});
afterEach(() => server.close());

const signIn = async () => {
  token = (await server.signIn('admin')).accessToken;
};

async function openStreams(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await server.call('GET', '/metrics', { headers });
  return Number(/^bridgework_live_streams (\d+)$/m.exec(body)?.[1]);
}

it('API-21: a HEAD request has the headers of a stream, and opens none', async () => {
  await signIn();
  for (let number = 0; number <= MOST_OF_A_USER; number += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ method: 'HEAD', url: FOLLOW, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.body).toBe('');
  }
  expect(await openStreams()).toBe(0);
  expect((await server.call('GET', FOLLOW, { token })).statusCode).toBe(200);
});

it('API-21: a stream that is opened while the server stops ends at once', async () => {
  const moments = new EventEmitter();
  const wasAsked = once(moments, 'asked');
  const stopBegan = once(moments, 'stop');
  server.app.addHook('preHandler', async ({ url }) => {
    if (url !== FOLLOW) return;
    moments.emit('asked');
    await stopBegan;
  });
  server.app.addHook('preClose', async () => void moments.emit('stop'));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await signIn();
  const { port } = server.app.server.address() as AddressInfo;
  const following = followEvents(`http://127.0.0.1:${port}${FOLLOW}`, token);
  await wasAsked;
  await server.app.close();
  const stream = await following;
  await stream.untilOver();
  expect(stream.events).toEqual([]);
});
