import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { walkFlow } from '#tests/support/arazzo-flow.ts';
import { times } from '#tests/support/depth.ts';
import type { Tokens } from '#tests/support/server.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/server-process.ts';
import { signingKey } from '#tests/support/signing-keys.ts';
import { stopWhileAsked } from '#tests/support/stop-while-asked.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const KEY = signingKey('key1');
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', TOKEN_KEYS: KEY };

let folder: string;
beforeAll(() => {
  folder = freshFolder();
});
afterAll(() => removeFolder(folder));

/** What a stop ends with that took less than five seconds by the server's own clock. */
const IN_TIME = 0;
/** A machine that is loaded may cut it short; a signal that nobody listens to ends a process without a number. */
const STOPPED_ITSELF = [IN_TIME, 1];

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
});

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer({ DATA_DIR: folder, ...env });
  running.push(server);
  return server;
}

async function signIn(url: string): Promise<Response> {
  return fetch(`${url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'frontdesk@bridgework.test', password: 'Bridge2026!' }),
  });
}

describe('a start', () => {
  it('with a wrong value ends with 1 and one line that names it', async () => {
    const server = await start({ MOCK_DELAYS: 'perhaps' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('MOCK_DELAYS: set one of on, off\n');
  });

  it('in production over an unconfigured secret fails and says what to set', async () => {
    const server = await start({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      'TOKEN_KEYS: set a signing key, as in TOKEN_KEYS="key1:$(openssl rand -base64 32)"; ' +
        'to replace it, put the new one before it, after a comma\n',
    );
  });

  it('in production over a key that is no secret, or trusting every address as a proxy, fails and says what to set', async () => {
    const server = await start({
      ...PRODUCTION,
      TOKEN_KEYS: `key1:${'A'.repeat(43)}=`,
      TRUSTED_PROXIES: '0.0.0.0/0',
    });
    expect(await server.ended).toBe(1);
    expect(server.output().split('\n').sort()).toEqual([
      '',
      'TOKEN_KEYS: a secret repeats a few bytes: make one with openssl rand -base64 32',
      'TRUSTED_PROXIES: name your proxies alone: a network wider than /8, or /7 for IPv6, has clients in it',
    ]);
  });

  it('at an address or a port that it can not have says so before it fills a database', async () => {
    const empty = freshFolder();
    const nowhere = await start({ DATA_DIR: empty, HOST: '192.0.2.1' });
    expect(await nowhere.ended).toBe(1);
    expect(nowhere.output()).toBe(
      'HOST: this machine has no such address; set one of its own, such as 127.0.0.1 or 0.0.0.0\n',
    );
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const second = await start({ DATA_DIR: empty, PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe('PORT: another program listens there already; set another port\n');
    holder.close();

    const { db, close } = await openDatabase({ dataDir: empty });
    expect(await sql`select 1 from pg_tables where schemaname = 'public'`.execute(db)).toMatchObject({
      rows: [],
    });
    await close();
    removeFolder(empty);
  });

  it('over a database that does not answer fails and says so', async () => {
    const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      'DATABASE_URL: the database there does not answer; start it or mend the address\n',
    );
  });

  it('to try it out says where it is and how to sign in; a second server on its folder refuses', async () => {
    const first = await start({});
    await untilReady(first);
    expect(first.output()).toContain('Bridgework is at http://localhost:');
    expect(first.output()).toContain('  frontdesk@bridgework.test\n');
    expect((await signIn(first.url)).status).toBe(200);

    const second = await start({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The data folder .* is in use by process \d+: stop it first.*\n$/);
    expect((await signIn(first.url)).status).toBe(200);
  });
});

const untilWelcome = ({ output }: ServerProcess) =>
  vi.waitFor(() => expect(output()).toContain('Stop with Ctrl+C.'), WAIT);

describe('a start to try it out that listens beyond this machine', () => {
  it('warns that the sample password is published', async () => {
    const open = await start({ HOST: '0.0.0.0' });
    await untilWelcome(open);
    expect(open.output()).toContain(
      'Warning: HOST=0.0.0.0 opens the server to the network. The sample password is published: ' +
        'anyone on the network can sign in.\n',
    );
    open.process.kill('SIGKILL');
    await open.ended;

    const empty = await start({ HOST: '127.0.0.1' });
    await untilWelcome(empty);
    expect(empty.output()).not.toContain('Warning');
  });
});

describe('a client that knows the contract alone', () => {
  it('API-1 to API-18: signs in, finds who owes something, takes it, and reads the receipt', async () => {
    const server = await start({});
    await untilReady(server);
    const { code, output } = await walkFlow(server.url, 'frontdesk@bridgework.test');
    expect(output).toContain('Steps: 12 passed, 12 total');
    expect(output).not.toContain('✗');
    expect(code).toBe(0);
  });
});

describe('in production', () => {
  it('a database that holds the sample data is refused: its password is published', async () => {
    const trial = await start({});
    await untilReady(trial);
    trial.process.kill('SIGTERM');
    await trial.ended;

    const server = await start(PRODUCTION);
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      'The database holds the sample data, whose password is published: set DATABASE_URL or DATA_DIR to one of your own.\n',
    );
  });

  it('there is no sample data, no published password, and nothing of them is printed', async () => {
    const empty = freshFolder();
    const server = await start({ ...PRODUCTION, DATA_DIR: empty });
    await untilReady(server);
    expect((await signIn(server.url)).status).toBe(401);
    expect(server.output()).not.toMatch(/bridgework\.test|Bridge2026/);
    for (const line of server.output().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    server.process.kill('SIGTERM');
    expect(STOPPED_ITSELF).toContain(await server.ended);
    removeFolder(empty);
  });
});

/** A call over a connection that may be kept, once the server has it; its answer is awaited by itself. */
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
  it('finishes the 20 requests in flight, closes their connections, and ends within 5 seconds', async () => {
    const server = await start({ MOCK_DELAYS: 'on' });
    await untilReady(server);
    const { accessToken }: Tokens = await (await signIn(server.url)).json();
    // Each call is answered after two seconds: all have come then, and none is answered.
    const inFlight = await Promise.all(
      Array.from({ length: 20 }, () => callThatCame(`${server.url}/api/user`, accessToken)),
    );
    server.process.kill('SIGTERM');
    const answers = await Promise.all(inFlight.map(({ answered }) => answered));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.connection))).toEqual(new Set(['close']));
    expect(await server.ended).toBe(IN_TIME);
    await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
  });

  it('answers what was sent before it, and ends live notifications that are being opened', async () => {
    for (let round = 0; round < times(20, 2); round += 1) {
      const server = await start({});
      await untilReady(server);
      const { accessToken }: Tokens = await (await signIn(server.url)).json();
      const { followed, signedIn, code } = await stopWhileAsked(server, accessToken, 10);
      expect(new Set([...followed, ...signedIn])).toEqual(new Set(['HTTP/1.1 200 OK']));
      expect(code).toBe(IN_TIME);
    }
  });

  it('on Ctrl+C is the same', async () => {
    const server = await start({});
    await untilReady(server);
    await signIn(server.url);
    server.process.kill('SIGINT');
    expect(STOPPED_ITSELF).toContain(await server.ended);
  });
});
