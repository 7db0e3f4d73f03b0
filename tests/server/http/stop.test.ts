import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { closeConnectionsOnStop, stopGracefully } from '#server/http/stop.ts';
import { clientsInAThread } from '#tests/support/clients-in-a-thread.ts';

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<void>(() => undefined);
const atOnce = () => Promise.resolve();

async function outcomeAfter(
  milliseconds: number,
  appCloses: () => Promise<void>,
  dataClose: () => Promise<void>,
) {
  vi.useFakeTimers();
  const cut = vi.fn();
  const outcome = vi.fn();
  const app = { close: appCloses, server: { closeAllConnections: cut } };
  void stopGracefully(app, { close: dataClose }).then(outcome);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { outcome, cut };
}

it('a stop closes the app and then its database', async () => {
  const { outcome, cut } = await outcomeAfter(0, atOnce, atOnce);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(true);
  expect(cut).not.toHaveBeenCalled();
});

it('a database that goes on working does not hold a stop for 5 seconds', async () => {
  const { outcome } = await outcomeAfter(4900, atOnce, never);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(false);
});

it('a client that never ends does not either: its connection is cut', async () => {
  const { outcome, cut } = await outcomeAfter(4900, never, atOnce);
  expect(cut).toHaveBeenCalledOnce();
  expect(outcome).toHaveBeenCalledExactlyOnceWith(false);
});

it('a connection that a browser has opened ahead of need does not hold a stop', async () => {
  const app = Fastify({ keepAliveTimeout: 0, requestTimeout: 0, http: { headersTimeout: 0 } });
  closeConnectionsOnStop(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(app.server, 'connection');
  const closed = once(client, 'close');
  await app.close();
  await closed;
});

it('requests that arrived before a stop get a response, though the server has not read them', async () => {
  const app = Fastify({ return503OnClosing: false });
  closeConnectionsOnStop(app);
  app.get('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const clients = await clientsInAThread((app.server.address() as AddressInfo).port, 10);
  const responses = clients.responses();
  clients.send();
  await app.close();
  const lastLines = (await responses).map((text) => text.split('\r\n').at(-1));
  expect(lastLines).toEqual(Array(30).fill('answered'));
});
