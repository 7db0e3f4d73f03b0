import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { closeConnectionsOnStop, stopGracefully } from '#server/http/stop.ts';

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<void>(() => undefined);
const atOnce = () => Promise.resolve();

it.each([
  ['closes the app and then its database', 0, atOnce, atOnce, true, 0],
  ['ends after 5 seconds while the database still works', 4900, atOnce, never, false, 1],
  ['cuts the connection of a client that never ends', 4900, never, atOnce, false, 1],
])('a stop %s', async (_, milliseconds, appCloses, dataCloses, isClean, cuts) => {
  vi.useFakeTimers();
  const cut = vi.fn();
  const outcome = vi.fn();
  const app = { close: appCloses, server: { closeAllConnections: cut } };
  void stopGracefully(app, { close: dataCloses }).then(outcome);
  await vi.advanceTimersByTimeAsync(milliseconds);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(isClean);
  expect(cut).toHaveBeenCalledTimes(cuts);
});

async function listening(app: ReturnType<typeof Fastify>) {
  closeConnectionsOnStop(app);
  app.get('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (): Promise<Socket> => {
    const accepted = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await Promise.all([accepted, once(socket, 'connect')]);
    return socket;
  };
}

it('a connection that a browser has opened in advance does not delay a stop', async () => {
  const app = Fastify({ keepAliveTimeout: 0, requestTimeout: 0, http: { headersTimeout: 0 } });
  const open = await listening(app);
  const closed = once(await open(), 'close');
  await app.close();
  await closed;
});

it('requests that arrived before a stop get a response, even if the server has not read them', async () => {
  const app = Fastify({ return503OnClosing: false });
  const open = await listening(app);
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const sockets: Socket[] = [];
  while (sockets.length < 10) sockets.push(await open());
  const [used] = sockets;
  used?.write(request);
  if (used) await once(used, 'data');
  const responses = sockets.map(async (socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    return text.split('\r\n').at(-1);
  });
  // A write reaches the kernel immediately. The server reads none of it before it begins to close.
  for (const socket of sockets) socket.write(request);
  await app.close();
  expect(await Promise.all(responses)).toEqual(Array(10).fill('answered'));
});
