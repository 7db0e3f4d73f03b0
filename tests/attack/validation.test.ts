import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Operation } from '#server/http/contract.ts';
import type { JsonObject } from '#server/http/json.ts';
import { REQUEST_LIMITS } from '#server/http/request-limits.ts';
import { resolved } from '#tests/support/contract-document.ts';
import { addressOf, exampleBody, OPERATIONS } from '#tests/support/operations.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  signInAt,
  spawnServer,
  untilReady,
} from '#tests/support/server-process.ts';
import type { Order } from './children/attackers.ts';
import { figure } from './figure.ts';

const ATTACKERS = fileURLToPath(new URL('./children/attackers.ts', import.meta.url));
const CONNECTIONS = 8;
const ROUNDS = 7;
/** Samples in each half of a round. */
const SAMPLES = 100;
/** Ends an attack if responses to the other user are too slow for all samples. */
const LONGEST_ATTACK_MS = 10_000;
const MOST_TIMES_SLOWER = 3;
const BODY_BYTES = 64_000;
const OPEN_BODY_BYTES = 2000;
const HEAD_BYTES = 15_000;

const list = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: Math.floor(count) }, (_, index) => item(index));

interface Attack {
  name: string;
  method: string;
  path: string;
  body?: string;
  /** Whether the attacker is signed in. */
  signedIn?: boolean;
}

/** Who sends a request. */
interface Sender {
  token?: string;
  localAddress: string;
}

const folder = freshFolder();
let server: ServerProcess;
let attackers: ChildProcess;
let tokenOfAnother: string;
beforeAll(async () => {
  server = await spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  await untilReady(server);
  tokenOfAnother = await signIn('frontdesk@bridgework.test');
  attackers = fork(ATTACKERS, { execArgv: ['--import', 'tsx'] });
});
afterAll(async () => {
  attackers.kill('SIGKILL');
  server.process.kill('SIGKILL');
  await server.ended;
  removeFolder(folder);
});

/** Starts a new session, because the server rejects every request of a session after many rejected ones. */
const signIn = async (username: string) => (await signInAt(server.url, username)).accessToken;

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 });

function headersOf({ body }: Attack, { token }: Sender): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
}

/** Sends one request, reads the whole response, and returns the duration. */
function send(agent: Agent, attack: Attack, sender: Sender): Promise<number> {
  const { method, path, body } = attack;
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const { localAddress } = sender;
    const options = { method, agent, localAddress, headers: headersOf(attack, sender) };
    const call = request(new URL(path, server.url), options, (response) =>
      response.resume().on('end', () => resolve(performance.now() - begin)),
    );
    call.on('error', reject);
    call.end(body);
  });
}

function orderOf(attack: Attack, sender: Sender): Order {
  const { host, port } = new URL(server.url);
  const lines = Object.entries({ host, ...headersOf(attack, sender) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return {
    request: `${attack.method} ${attack.path} HTTP/1.1\r\n${lines.join('')}\r\n${attack.body ?? ''}`,
    port: Number(port),
    localAddress: sender.localAddress,
    connections: CONNECTIONS,
  };
}

/** The 97.5th percentile of another user's response times, in milliseconds. */
async function slownessForAnother(longestMs = Number.POSITIVE_INFINITY): Promise<number> {
  const agent = newAgent();
  const attack = { name: 'another user', method: 'GET', path: '/api/user' };
  const sender = { token: tokenOfAnother, localAddress: '127.0.0.1' };
  const samples: number[] = [];
  const begin = performance.now();
  while (samples.length < SAMPLES && performance.now() - begin < longestMs)
    samples.push(await send(agent, attack, sender));
  agent.destroy();
  samples.sort((a, b) => a - b);
  return samples[Math.ceil(samples.length * 0.975) - 1] ?? Number.NaN;
}

let addresses = 0;
/** An address from which the server has not counted any request. */
function nextAddress(): string {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 200)}.${1 + (addresses % 200)}`;
}

const newSender = async ({ signedIn }: Attack): Promise<Sender> => ({
  ...(signedIn && { token: await signIn('admin@bridgework.test') }),
  localAddress: nextAddress(),
});

/**
 * How many times slower the responses to another user are in each round, and how many responses the attackers
 * received. Quiet and attacked phases alternate, because other work on the machine affects both.
 */
async function effectOf(attack: Attack): Promise<{ timesSlower: number[]; responses: number }> {
  const order = orderOf(attack, await newSender(attack));
  const timesSlower: number[] = [];
  let responses = 0;
  let quiet = await slownessForAnother();
  // With fewer responses there was hardly an attack, so a slow machine needs more rounds.
  while (timesSlower.length < ROUNDS || responses <= REQUEST_LIMITS.invalidPerMinute) {
    attackers.send(order);
    const attacked = await slownessForAnother(LONGEST_ATTACK_MS);
    attackers.send('end');
    const [received] = await once(attackers, 'message');
    responses += received;
    const quietAfter = await slownessForAnother();
    timesSlower.push((2 * attacked) / (quiet + quietAfter));
    quiet = quietAfter;
  }
  return { timesSlower, responses };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The attack with the slowest responses, alone on the server. */
async function worstOf(attacks: readonly Attack[]): Promise<Attack> {
  let worst: { attack: Attack; took: number } | undefined;
  for (const attack of attacks) {
    const agent = newAgent();
    const times: number[] = [];
    const sender = await newSender(attack);
    for (let time = 0; time < 4; time += 1) times.push(await send(agent, attack, sender));
    agent.destroy();
    const took = Math.min(...times);
    if (worst === undefined || took > worst.took) worst = { attack, took };
  }
  if (worst === undefined) throw new Error('There is nothing to attack with.');
  return worst.attack;
}

/** Bodies that are expensive for a server, none longer than `bytes`, by name. */
function costlyBodies(operation: Operation, bytes: number): [string, string][] {
  const schema = resolved(operation.body?.schema ?? {}) as { properties?: JsonObject };
  const names = Object.keys(schema.properties ?? {});
  const each = Math.floor(bytes / Math.max(1, names.length)) - 40;
  const unknown = (count: number) =>
    Object.fromEntries(list(count, (index) => [`k${index.toString(36)}`, 1]));
  const example = (exampleBody(operation) ?? {}) as object;
  const bodies: [string, unknown][] = [
    ['unknown fields', unknown(bytes / 9)],
    ['90 unknown fields', { ...example, ...unknown(90) }],
    ['long texts', Object.fromEntries(names.map((name) => [name, `${'a'.repeat(each)}!`]))],
    ['one long text', { ...example, [names[0] ?? 'a']: `${'a'.repeat(bytes - 500)}!` }],
    ['a long list', { ...example, [names.at(-1) ?? 'a']: list(bytes / 9, (index) => `!${index}`) }],
    [
      'a list of 900',
      { ...example, [names.at(-1) ?? 'a']: list(Math.min(900, bytes / 9), (index) => `!${index}`) },
    ],
  ];
  const depth = bytes / 2 - 1;
  const texts: [string, string][] = [
    ...bodies.map(([name, body]): [string, string] => [name, JSON.stringify(body)]),
    ['nested lists', '['.repeat(depth) + ']'.repeat(depth)],
    ['nested objects', `${'{"a":'.repeat(bytes / 7)}1${'}'.repeat(bytes / 7)}`],
  ];
  return texts.filter(([, body]) => body.length <= bytes);
}

const IDS = { organizationId: '1', practiceId: '1' };
const longQuery = `?${list(HEAD_BYTES / 4, () => 'a=1').join('&')}`;
const manyNames = `?${list(HEAD_BYTES / 7, (index) => `${index.toString(36)}=1`).join('&')}`;

const WITH_BODY = OPERATIONS.filter(({ body }) => body !== undefined);
const search = '/api/patient-management/practice/1/patient/search';

describe('API-22: another user, while eight connections send', () => {
  async function expectOthersServed(attack: Attack): Promise<void> {
    const { timesSlower, responses } = await effectOf(attack);
    const each = timesSlower.map((times) => times.toFixed(1)).join(' ');
    figure({
      what: `${attack.name}, ${responses} times: p97.5 of another user, times its quiet value, median of ${each}`,
      measured: median(timesSlower),
      atMost: MOST_TIMES_SLOWER,
      unit: 'times',
    });
  }

  it.each(WITH_BODY)('API-22: the worst body of $id, is served as before', async (operation) => {
    const sizes = operation.secured ? [BODY_BYTES] : [OPEN_BODY_BYTES, BODY_BYTES];
    const attacks = sizes
      .flatMap((bytes) => costlyBodies(operation, bytes))
      .map(([name, body]) => ({
        name: `${operation.id}, ${name} (${body.length} bytes)`,
        method: operation.method,
        path: addressOf(operation, IDS),
        body,
        signedIn: operation.secured,
      }));
    await expectOthersServed(await worstOf(attacks));
  });

  it.each<[string, Attack]>([
    ['parameters without a token', { name: 'search, no token', method: 'GET', path: search + manyNames }],
    [
      'a form of the answer page',
      { name: 'answer page', method: 'POST', path: '/answer/some-key', body: '{}' },
    ],
    [
      'a body of the card service',
      {
        name: 'card service',
        method: 'POST',
        path: '/hosted-fields/tokens',
        body: '['.repeat(OPEN_BODY_BYTES),
      },
    ],
  ])('API-22: %s, is served as before', async (_, attack) => {
    await expectOthersServed(attack);
  });

  it('API-22: parameters with a token, is served as before', async () => {
    const attack = { name: 'search', method: 'GET', signedIn: true };
    const attacks = [longQuery, manyNames].map((query) => ({ ...attack, path: search + query }));
    await expectOthersServed(await worstOf(attacks));
  });
});

describe('API-22: one request of a signed-in user', () => {
  const MOST_MS = 100;
  const accounts = '/api/patient-management/practice/1/member/1/payment-accounts';
  const codes = '/api/membership/practice/1/membership/select-codes';

  it.each<[string, string, object]>([
    ['a token of 64,000 characters', accounts, { token: `${'a'.repeat(64_000)}!` }],
    ['20,000 codes', codes, { speciality: 'general', codeIds: list(20_000, () => 1) }],
    ['10,000 codes', codes, { speciality: 'general', codeIds: list(10_000, (index) => index.toString(36)) }],
  ])('API-22: %s, is answered at once', async (name, path, body) => {
    const agent = newAgent();
    const attack = { name, method: 'POST', path, body: JSON.stringify(body), signedIn: true };
    const sender = await newSender(attack);
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) times.push(await send(agent, attack, sender));
    agent.destroy();
    figure({
      what: `${name}: the fastest of five responses`,
      measured: Math.min(...times),
      atMost: MOST_MS,
      unit: 'ms',
    });
  });
});
