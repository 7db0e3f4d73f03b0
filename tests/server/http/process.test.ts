import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '#server/db/open.ts';
import type { Environment } from '#server/environment.ts';
import { start } from '#server/start.ts';
import { explainStart } from '#server/start-problem.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  signInAt,
  spawnServer,
  untilReady,
} from '#tests/support/server-process.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { walkFlow } from './arazzo-flow.ts';

let folder: string;
beforeAll(() => {
  folder = freshFolder();
});
afterAll(() => removeFolder(folder));

/**
 * A stop exits with 0, or with 1 if it took more than five seconds. A process that is killed by a signal has no exit
 * code.
 */
const STOPPED_ITSELF = [0, 1];

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
});

async function spawned(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer({ DATA_DIR: folder, ...env });
  running.push(server);
  return server;
}

const signIn = (url: string) => signInAt(url, 'frontdesk@bridgework.test');

/** The output of a start before the process ends with 1. */
async function problemOf(env: Environment, place: OpenDatabase | DatabaseLocation): Promise<string> {
  const database = 'db' in place ? place : await openDatabase(place);
  try {
    await (await start(readConfig(env), database)).close();
    return 'It started.';
  } catch (error) {
    return explainStart(error);
  } finally {
    await database.close();
  }
}

describe('a start', () => {
  it('with an invalid setting exits with 1 and one line that names it', async () => {
    const server = await spawned({ MOCK_DELAYS: 'perhaps' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('MOCK_DELAYS: set one of on, off\n');
  });

  it('at an unavailable address or port fails before it fills a database', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const empty = await openTestDatabase('tables');
    const kept = { ...empty, close: async () => undefined };
    expect(await problemOf({ HOST: '192.0.2.1' }, kept)).toBe(
      'HOST: this machine doesn’t have this address; set one of its own, such as 127.0.0.1 or 0.0.0.0',
    );
    expect(await problemOf({ PORT: String(port) }, kept)).toBe(
      'PORT: another program already uses this port; set another one',
    );
    holder.close();
    expect(await empty.db.selectFrom('users').select('id').execute()).toEqual([]);
    await empty.close();
  });

  it('with a database that does not respond fails with a message', async () => {
    const url = 'postgres://unknown@127.0.0.1:1/none';
    expect(await problemOf({ PORT: '0' }, { url })).toBe(
      'DATABASE_URL: the database does not respond; start it or correct the address',
    );
  });

  it('in production with the sample data fails, because its password is public', async () => {
    expect(await problemOf({ ...PRODUCTION, PORT: '0' }, await openTestDatabase('sample'))).toBe(
      'The database holds the sample data, whose password is published: set DATABASE_URL or DATA_DIR to one of your own.',
    );
  });
});

const untilWelcome = ({ output }: ServerProcess) =>
  vi.waitFor(() => expect(output()).toContain('Stop with Ctrl+C.'), WAIT);

describe('a server in try-it mode', () => {
  it('API-1 to API-18: prints how to sign in, warns of the network, locks its folder, serves a client that knows only the contract, and stops on Ctrl+C', async () => {
    const first = await spawned({ HOST: '0.0.0.0' });
    await untilWelcome(first);
    expect(first.output()).toContain('Bridgework is at http://localhost:');
    expect(first.output()).toContain('  frontdesk@bridgework.test\n');
    expect(first.output()).toContain(
      'Warning: HOST=0.0.0.0 opens the server to the network. The sample password is published, and ' +
        '/dev/outbox shows every email: anyone on the network can sign in.\n',
    );

    const second = await spawned({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The data folder .* is in use by process \d+: stop it first.*\n$/);
    expect(await signIn(first.url)).toHaveProperty('accessToken');

    const { code, output } = await walkFlow(first.url, 'frontdesk@bridgework.test');
    expect(output).toContain('Steps: 12 passed, 12 total');
    expect(output).not.toContain('✗');
    expect(code).toBe(0);
    first.process.kill('SIGINT');
    expect(STOPPED_ITSELF).toContain(await first.ended);
  });
});

describe('in production', () => {
  it('the server has no sample data and no published password', async () => {
    const empty = freshFolder();
    const server = await spawned({ ...PRODUCTION, DATA_DIR: empty });
    await untilReady(server);
    expect(await signIn(server.url)).toMatchObject({ status: 401 });
    expect(server.output()).not.toMatch(/bridgework\.test|Bridge2026/);
    for (const line of server.output().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    server.process.kill('SIGTERM');
    expect(STOPPED_ITSELF).toContain(await server.ended);
    expect(server.output(), 'no job fails because of the stop').not.toContain('"level":"error"');
    removeFolder(empty);
  });
});

/**
 * Resolves once the server has received the call, whose connection may be kept alive. The response is awaited
 * separately.
 */
async function callThatCame(url: string, accessToken: string) {
  const agent = new Agent({ keepAlive: true });
  const call = request(url, {
    agent,
    headers: { authorization: `Bearer ${accessToken}`, expect: '100-continue' },
  });
  const answered = once(call, 'response').then(([answer]) => (answer as IncomingMessage).resume());
  await once(call, 'continue');
  call.end();
  return { answered };
}

describe('a stop', () => {
  it('finishes the 20 requests in flight, and closes their connections', async () => {
    const server = await spawned({ MOCK_DELAYS: 'on' });
    await untilWelcome(server);
    expect(server.output()).not.toContain('Warning');
    const { accessToken } = await signIn(server.url);
    // Each call is answered after two seconds. By now, all of them have arrived, and none is answered.
    const inFlight = await Promise.all(
      Array.from({ length: 20 }, () => callThatCame(`${server.url}/api/user`, accessToken)),
    );
    server.process.kill('SIGTERM');
    const answers = await Promise.all(inFlight.map(({ answered }) => answered));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.connection))).toEqual(new Set(['close']));
    expect(STOPPED_ITSELF).toContain(await server.ended);
    await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
  });
});
