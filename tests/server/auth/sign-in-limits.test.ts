import { beforeEach, describe, expect, it } from 'vitest';
import { commandOver } from '../../support/command.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { outcomeOf, PASSWORD, suiteServer } from '../../support/server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ADMIN = 'admin@bridgework.test';
const FRONT_DESK = 'frontdesk@bridgework.test';
const UNKNOWN = 'unknown@bridgework.test';
const PROXY = '10.250.0.1';

const neighbors = Array.from({ length: 12 }, (_, number) => `10.9.0.${100 + number}`);

describe.each(SAMPLED_ENGINES)('the limits of signing in, over %s', (engine) => {
  const server = suiteServer({
    engine,
    env: { TRUSTED_PROXIES: PROXY },
    comparePassword: async (_hashed, password) => password === PASSWORD,
  });
  /** Ends every window that an earlier test opened, and forgets every network. */
  beforeEach(() => server.clock.pass(31 * DAY_MS));

  const statusFrom = async (address: string, username: string, password = 'guess') =>
    (await server.tryToSignIn(username, password, address)).statusCode;
  /** Makes ten guesses from each address, which is the limit of an address. */
  const guessFrom = async (username: string, addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses)
      for (let guess = 0; guess < 10; guess += 1) statuses.push(await statusFrom(address, username));
    return statuses;
  };
  const judgedOf = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;
  const addresses = (count: number, prefix = '10.4') =>
    Array.from({ length: count }, (_, number) => `${prefix}.${number}.1`);

  it('API-1: a user has 10 guesses from an address in 15 minutes, and a sign-in resets them', async () => {
    const guesses = async (count: number) => {
      for (let guess = 0; guess < count; guess += 1) expect(await statusFrom('10.2.0.1', ADMIN)).toBe(401);
    };
    await guesses(9);
    expect(await statusFrom('10.2.0.1', ADMIN, PASSWORD)).toBe(200);
    await guesses(10);
    server.clock.pass(5 * MINUTE_MS);
    const refused = await server.tryToSignIn(' Admin@bridgework.test', PASSWORD, '10.2.0.1');
    expect(outcomeOf(refused)).toEqual([429, 'Too many sign-in attempts. Try again in 10 minutes.']);
    expect(await statusFrom('10.2.0.1', FRONT_DESK, PASSWORD)).toBe(200);
    server.clock.pass(10 * MINUTE_MS);
    expect(await statusFrom('10.2.0.1', ADMIN, PASSWORD)).toBe(200);
  });

  it('API-1: one account gets 100 guesses in 24 hours, from all addresses together', async () => {
    expect(judgedOf(await guessFrom(ADMIN, addresses(12)))).toBe(100);
    const refused = await server.tryToSignIn(ADMIN, PASSWORD, '10.5.0.1');
    expect(outcomeOf(refused)).toEqual([429, 'Too many sign-in attempts. Try again in 24 hours.']);
    expect(refused.headers['retry-after']).toBe('86400');
    expect(await statusFrom('10.5.0.1', FRONT_DESK, PASSWORD)).toBe(200);
    server.clock.pass(DAY_MS);
    expect(await statusFrom('10.5.0.1', ADMIN, PASSWORD)).toBe(200);
  });

  it('API-1: the operator unlocks an account whose limit is reached, and no other account', async () => {
    await guessFrom(ADMIN, addresses(11));
    await guessFrom(FRONT_DESK, addresses(11, '10.6'));
    await commandOver(server.db, 'user').run('unlock', 'Admin@bridgework.test');
    expect(await statusFrom('10.5.0.1', ADMIN, PASSWORD)).toBe(200);
    expect(await statusFrom('10.5.0.1', FRONT_DESK, PASSWORD)).toBe(429);
  });

  it('API-1: the operator unlocks an account for the networks where the user signed in, too', async () => {
    expect(await statusFrom('10.9.0.5', ADMIN, PASSWORD)).toBe(200);
    await guessFrom(ADMIN, neighbors);
    expect(await statusFrom('10.9.0.5', ADMIN, PASSWORD)).toBe(429);
    await commandOver(server.db, 'user').run('unlock', ADMIN);
    expect(await statusFrom('10.9.0.5', ADMIN, PASSWORD)).toBe(200);
  });

  it('API-1: the operator unlocks an account at the address of the failed attempts, too', async () => {
    await guessFrom(ADMIN, ['10.7.0.1']);
    expect(await statusFrom('10.7.0.1', ADMIN, PASSWORD)).toBe(429);
    await commandOver(server.db, 'user').run('unlock', ADMIN);
    expect(await statusFrom('10.7.0.1', ADMIN, PASSWORD)).toBe(200);
  });

  it('API-1: the limit of an account does not reveal whether the account exists', async () => {
    const answersOf = async (username: string) => {
      await guessFrom(username, addresses(11));
      const answer = await server.tryToSignIn(username, PASSWORD, '10.5.0.1');
      return [answer.statusCode, answer.body, answer.headers['retry-after']];
    };
    expect(await answersOf(UNKNOWN)).toEqual(await answersOf(ADMIN));
    expect((await answersOf(UNKNOWN))[0]).toBe(429);
  });

  it.each([
    ['10.9.0.5', '10.9.0.77', '10.9.1.5'],
    ['2001:db8:9:1::5', '2001:db8:9:1:ffff::77', '2001:db8:9:2::5'],
  ])(
    'API-1: guesses from elsewhere do not lock out a user whose network signed in within 30 days: %s',
    async (home, neighbor, elsewhere) => {
      expect(await statusFrom(home, ADMIN, PASSWORD)).toBe(200);
      await guessFrom(ADMIN, addresses(11));
      expect(await statusFrom(elsewhere, ADMIN, PASSWORD)).toBe(429);
      expect(await statusFrom(home, ADMIN, PASSWORD)).toBe(200);
      expect(await statusFrom(neighbor, ADMIN, PASSWORD)).toBe(200);
      expect(await statusFrom(neighbor, ADMIN)).toBe(401);

      server.clock.pass(29 * DAY_MS);
      await guessFrom(ADMIN, addresses(11));
      expect(await statusFrom(home, ADMIN, PASSWORD)).toBe(200);
      server.clock.pass(30 * DAY_MS + 1);
      await guessFrom(ADMIN, addresses(11));
      expect(await statusFrom(home, ADMIN, PASSWORD)).toBe(429);
    },
  );

  it('API-1: a known network has 100 guesses of its own, and only for the users who signed in there', async () => {
    expect(await statusFrom('10.9.0.5', ADMIN, PASSWORD)).toBe(200);
    expect(judgedOf(await guessFrom(ADMIN, neighbors))).toBe(100);
    expect(await statusFrom('10.9.0.5', ADMIN, PASSWORD)).toBe(429);
    expect(await statusFrom('10.5.0.1', ADMIN, PASSWORD)).toBe(200);
    await guessFrom(FRONT_DESK, addresses(11));
    expect(await statusFrom('10.9.0.5', FRONT_DESK, PASSWORD)).toBe(429);
  });

  it.each([
    [
      'an IPv4 address',
      ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7:50123'],
      '192.0.2.8',
    ],
    [
      'the IPv6 addresses of one /64',
      ['2001:db8::1', '2001:DB8:0:0::1', '2001:0db8::0001', '[2001:db8::1]:443', '2001:db8:0:0:9:8:7:6'],
      '2001:db8:0:1::1',
    ],
    ['text that is not an address', ['unknown', '_hidden', '999.1.1.1', '10.0.0.1.1', ':::'], '192.0.2.9'],
  ])('API-1: %s, however a proxy spells it, has 10 guesses at a user', async (_, spellings, other) => {
    const behindProxy = async (client: string) => {
      const answer = await server.call('POST', '/api/authenticate', {
        body: { username: ADMIN, password: 'guess' },
        address: PROXY,
        headers: { 'x-forwarded-for': `203.0.113.1, ${client}` },
      });
      return answer.statusCode;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1)
      for (const spelling of spellings) statuses.push(await behindProxy(spelling));
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    expect(await behindProxy(other)).toBe(401);
  });
});
