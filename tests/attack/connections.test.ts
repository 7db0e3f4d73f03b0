import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '#server/root.ts';
import { openDescriptors } from '#tests/support/descriptors.ts';
import { getRequest, pipeline } from '#tests/support/raw-connection.ts';
import type { Tokens } from '#tests/support/server.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  spawnBuiltServer,
  untilReady,
} from '#tests/support/server-process.ts';
import { figure } from './figure.ts';

const MB = 1024 * 1024;
const TRANSACTIONS = '/api/admin/organization/1/practice/1/transactions';

let server: ServerProcess;
let port: number;
let token: string;
let addresses: Record<string, string>;
const data = freshFolder();
const widgets = freshFolder();
beforeAll(async () => {
  // More than a connection's buffers hold.
  writeFileSync(path.join(widgets, 'large.js'), '/'.repeat(16 * MB));
  server = await spawnBuiltServer({ DATA_DIR: data, WIDGETS_DIR: widgets });
  port = Number(new URL(server.url).port);
  await untilReady(server);
  const signedIn = await fetch(`${server.url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ username: 'admin@bridgework.test', password: 'Bridge2026!' }),
  });
  token = ((await signedIn.json()) as Tokens).accessToken;
  const {
    results: [row],
  } = await (await get(`${TRANSACTIONS}?PageSize=1`)).json();
  const assets = readdirSync(path.join(ROOT, 'dist/portal/assets'));
  addresses = {
    'an asset': `/assets/${assets.find((name) => name.endsWith('.js'))}`,
    'the API reference': '/docs/swagger-ui-bundle.js',
    'a widget': '/widgets/large.js',
    'a receipt': `/api/patient-management/practice/1/member/${row.member.memberId}/plan/transaction/${row.id}/get`,
    'the list that the CSV file is made of': TRANSACTIONS,
    'live notifications': '/api/support/practice/1/follow-notifications',
  };
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  removeFolder(data);
  removeFolder(widgets);
});

const get = (address: string, signal?: AbortSignal) =>
  fetch(server.url + address, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
    ...(signal && { signal }),
  });

/** The status of a response that is not read to its end, because a stream has none. */
async function statusOf(address: string): Promise<number> {
  const leaving = new AbortController();
  const { status } = await get(address, leaving.signal);
  leaving.abort();
  return status;
}

const descriptors = () => openDescriptors(server.process.pid, data).length;

/** The count once it is at most this; if it stays higher, the count after 20 seconds. */
async function settled(atMost: number): Promise<number> {
  const reached = () => expect(descriptors()).toBeLessThanOrEqual(atMost);
  await vi.waitFor(reached, { timeout: 20_000 }).catch(() => undefined);
  return descriptors();
}

describe('pipelined requests on connections that are cut', () => {
  it.each([
    [1, 600],
    [20, 30],
  ])('%i connections with %i requests leave no descriptor open', async (connections, requests) => {
    for (const [kind, address] of Object.entries(addresses)) {
      expect(await statusOf(address), kind).toBe(200);
      const before = descriptors();
      const packet = Array<string>(requests).fill(getRequest(address, token));
      for (let count = 0; count < connections; count += 1) {
        await pipeline(port, packet).then((socket) => socket.destroy());
      }
      await vi.waitFor(async () => expect(await statusOf(address), kind).toBe(200), { timeout: 20_000 });
      figure({
        what: `descriptors left by ${connections} x ${requests} pipelined requests for ${kind}`,
        measured: Math.max(0, (await settled(before)) - before),
        atMost: 0,
        unit: 'descriptors',
      });
    }
  });
});
