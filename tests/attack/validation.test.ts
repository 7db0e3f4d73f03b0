import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { JsonObject, Operation } from '#server/http/contract.ts';
import { resolved } from '#tests/support/contract-document.ts';
import { addressOf, exampleBody, OPERATIONS } from '#tests/support/operations.ts';
import { PASSWORD, type Tokens } from '#tests/support/server.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '#tests/support/server-process.ts';
import { figure } from './figure.ts';

const CONNECTIONS = 8;
const SAMPLES = 300;
/** Ends the attack where the other user is answered too slowly for all samples. */
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
  type?: string;
  token?: string;
  body?: string;
}

const folder = freshFolder();
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  server = await spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  await untilReady(server);
  const answer = await fetch(`${server.url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@bridgework.test', password: PASSWORD }),
  });
  token = ((await answer.json()) as Tokens).accessToken;
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  removeFolder(folder);
});

/** Sends one request, reads the whole response, and returns how long that took. */
function send(agent: Agent, attack: Attack, localAddress: string): Promise<number> {
  const { method, path, type = 'application/json', body } = attack;
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const call = request(
      new URL(path, server.url),
      {
        method,
        agent,
        localAddress,
        headers: {
          ...(attack.token && { authorization: `Bearer ${attack.token}` }),
          ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => response.resume().on('end', () => resolve(performance.now() - begin)),
    );
    call.on('error', reject);
    call.end(body);
  });
}

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** Response times of another user, in milliseconds, for as many calls as are wanted while `goesOn`. */
async function samplesOfAnotherUser(goesOn: () => boolean = () => true): Promise<number[]> {
  const agent = newAgent();
  const samples: number[] = [];
  const call: Attack = { name: 'another user', method: 'GET', path: '/api/user', token };
  while (samples.length < SAMPLES && goesOn()) samples.push(await send(agent, call, '127.0.0.1'));
  agent.destroy();
  return samples;
}

function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

let addresses = 0;
/** An address that the server has not counted any request of. */
function nextAddress(): string {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 200)}.${1 + (addresses % 200)}`;
}

/** How many times slower another user is answered while eight connections of one address attack. */
async function timesSlowerUnder(attack: Attack): Promise<number> {
  const quiet = await samplesOfAnotherUser();
  const address = nextAddress();
  let ended = false;
  const connections = list(CONNECTIONS, async () => {
    const agent = newAgent();
    while (!ended) await send(agent, attack, address);
    agent.destroy();
  });
  const start = performance.now();
  const attacked = await samplesOfAnotherUser(() => performance.now() - start < LONGEST_ATTACK_MS);
  ended = true;
  await Promise.all(connections);
  return percentile(attacked, 0.975) / percentile(quiet, 0.975);
}

/** The attack whose responses take longest, alone on the server. */
async function worstOf(attacks: readonly Attack[]): Promise<Attack> {
  let worst: { attack: Attack; took: number } | undefined;
  for (const attack of attacks) {
    const agent = newAgent();
    const address = nextAddress();
    const times: number[] = [];
    for (let time = 0; time < 4; time += 1) times.push(await send(agent, attack, address));
    agent.destroy();
    const took = Math.min(...times);
    if (worst === undefined || took > worst.took) worst = { attack, took };
  }
  if (worst === undefined) throw new Error('There is nothing to attack with.');
  return worst.attack;
}

/** Bodies that cost a server much, none longer than `bytes`, by their names. */
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
    figure({
      what: `${attack.name}: p97.5 of another user, eight connections, times its quiet value`,
      measured: await timesSlowerUnder(attack),
      atMost: MOST_TIMES_SLOWER,
      unit: 'times',
    });
  }

  it.each(WITH_BODY)('API-22: the worst body of $id, is served as before', async (operation) => {
    const bytes = operation.secured ? BODY_BYTES : OPEN_BODY_BYTES;
    const attacks = [...costlyBodies(operation, bytes), ...costlyBodies(operation, BODY_BYTES)].map(
      ([name, body]) => ({
        name: `${operation.id}, ${name} (${body.length} bytes)`,
        method: operation.method,
        path: addressOf(operation, IDS),
        body,
        ...(operation.secured && { token }),
      }),
    );
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
    const attack = { name: 'search', method: 'GET', token };
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
    const address = nextAddress();
    const attack = { name, method: 'POST', path, token, body: JSON.stringify(body) };
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) times.push(await send(agent, attack, address));
    agent.destroy();
    figure({
      what: `${name}: the fastest of five responses`,
      measured: Math.min(...times),
      atMost: MOST_MS,
      unit: 'ms',
    });
  });
});
