import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { dataFolderWithTables } from '#tests/support/database.ts';
import { addStranger } from '#tests/support/people.ts';
import { getRequest, openConnection, pipeline } from '#tests/support/raw-connection.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  signInAt,
  spawnServer,
  untilReady,
} from '#tests/support/server-process.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { openDescriptors } from './descriptors.ts';

const PIPELINED = 30;
const MB = 1024 * 1024;

let server: ServerProcess;
let port: number;
let data: string;
let username: string;
let followNotifications: string;
const widgets = freshFolder();
beforeAll(async () => {
  // More than a connection buffers while nothing is read.
  writeFileSync(path.join(widgets, 'large.js'), '/'.repeat(2 * MB));
  data = await dataFolderWithTables();
  const { db, close } = await openDatabase({ dataDir: data });
  const viewer = await addStranger(db, ['ViewerGeneral']);
  await close();
  ({ username } = viewer);
  followNotifications = `/api/support/practice/${viewer.practiceId}/follow-notifications`;
  server = await spawnServer({ DATA_DIR: data, WIDGETS_DIR: widgets, SAMPLE_DATA: 'off' });
  port = Number(new URL(server.url).port);
  await untilReady(server);
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  removeFolder(data);
  removeFolder(widgets);
});

const pipelined = (request: string): string[] => Array<string>(PIPELINED).fill(request);
const read = (address: string) =>
  fetch(server.url + address, { headers: { connection: 'close' } }).then((answer) => answer.arrayBuffer());
const signIn = async () => (await signInAt(server.url, username)).accessToken;
const openCopies = (address: string) =>
  openDescriptors(server.process.pid, data).filter((target) => target.includes(path.basename(address)));

describe('a connection that is cut after pipelined requests', () => {
  it.runIf(existsSync('/proc/self/fd')).each([
    ['the API reference', '/docs/swagger-ui-bundle.js'],
    ['a widget', '/widgets/large.js'],
  ])('leaves no file of %s open', async (_, address) => {
    (await pipeline(port, pipelined(getRequest(address)))).destroy();
    await read(address);
    await vi.waitFor(() => expect(openCopies(address)).toEqual([]), WAIT);
  });

  it('API-21: leaves none of its live notifications open', async () => {
    const accessToken = await signIn();
    (await pipeline(port, pipelined(getRequest(followNotifications, accessToken)))).destroy();
    await vi.waitFor(async () => {
      const leaving = new AbortController();
      const headers = { authorization: `Bearer ${accessToken}` };
      const { status } = await fetch(server.url + followNotifications, { headers, signal: leaving.signal });
      leaving.abort();
      expect(status).toBe(200);
    }, WAIT);
  });
});

describe('pipelined requests', () => {
  it('are limited to 100 behind an unfinished response; more of them close the connection', async () => {
    const connection = await openConnection(port);
    connection.say(getRequest(followNotifications, await signIn()));
    await connection.until('event: ready');
    connection.say(getRequest('/health/live').repeat(101));
    expect(await connection.untilClosed()).not.toContain('"live"');
  });
});
