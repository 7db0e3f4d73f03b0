import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { REQUEST_LIMITS } from '#server/http/request-limits.ts';
import { LIVE_LIMITS } from '#server/notifications/live-notifications.ts';
import { followEvents } from '#tests/support/event-stream.ts';
import { getRequest, pipeline } from '#tests/support/raw-connection.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const SILENT_MS = 200;
const HEARTBEAT_MS = 20;
/** More than a connection's buffers hold. */
const LARGE_BYTES = 16 * 1024 * 1024;

const pages = mkdtempSync(path.join(tmpdir(), 'bridgework-pages-'));
let server: TestServer;
let http: Server;
let port: number;
beforeAll(async () => {
  mkdirSync(path.join(pages, 'assets'));
  writeFileSync(path.join(pages, 'assets/large.js'), '/'.repeat(LARGE_BYTES));
  server = await startTestServer({
    pages,
    requestLimits: { ...REQUEST_LIMITS, silentMs: SILENT_MS },
    liveLimits: { ...LIVE_LIMITS, heartbeatMs: HEARTBEAT_MS },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  http = server.app.server;
  port = (http.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('a client that does not read its response is disconnected', async () => {
  const socket = await pipeline(port, [getRequest('/assets/large.js')]);
  socket.on('error', () => undefined);
  await vi.waitFor(async () => expect(await connections()).toBe(0), WAIT);
  socket.destroy();
});

it('API-21: a live stream whose client reads stays open with heartbeats only', async () => {
  const { accessToken } = await server.signIn('admin');
  const url = `http://127.0.0.1:${port}/api/support/practice/1/follow-notifications`;
  const stream = await followEvents(url, accessToken);
  const longerThanSilence = (3 * SILENT_MS) / HEARTBEAT_MS;
  await vi.waitFor(() => expect(stream.comments()).toBeGreaterThan(longerThanSilence), WAIT);
  expect(stream.isOver()).toBe(false);
  await stream.leave();
});
