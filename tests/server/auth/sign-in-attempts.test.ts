import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptCountsRepository } from '#server/auth/attempt-counts.queries.ts';
import { SIGN_IN_LIMITS, signInAttempts } from '#server/auth/sign-in-attempts.ts';
import { signInNetworksRepository } from '#server/auth/sign-in-networks.queries.ts';
import { openTestDatabase, type TestDatabase } from '../../support/database.ts';
import { addStranger } from '../../support/server.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-03-16T12:00:00Z');

let database: TestDatabase;
let userId: string;
let time = START;
beforeAll(async () => {
  database = await openTestDatabase('tables');
  await addStranger(database.db, []);
  userId = String((await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id);
});
afterAll(() => database.close());
/** Long enough that whatever was counted before is over. */
beforeEach(() => {
  time += 60 * MINUTE_MS;
});

const clock = () => new Date(time);
const newServer = () =>
  signInAttempts({
    limits: SIGN_IN_LIMITS,
    counts: attemptCountsRepository(database.db, clock, SIGN_IN_LIMITS.windowMs),
    accountCounts: attemptCountsRepository(database.db, clock, SIGN_IN_LIMITS.accountWindowMs),
    networks: signInNetworksRepository(database.db, clock),
  });

async function repeat(count: number, work: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 0; number < count; number += 1) await work(number);
}

const ANN = 'ann@bridgework.test';
const AT = '10.0.0.1';

describe('API-1: failed sign-ins', () => {
  it('ten of a user from an address are heard, the eleventh waits out the quarter of an hour', async () => {
    const attempts = newServer();
    await repeat(10, () => attempts.begin(AT, 'Ann@bridgework.test'));
    time += 5 * MINUTE_MS;

    await expect(attempts.begin(AT, ' ann@bridgework.test')).rejects.toMatchObject({
      status: 429,
      message: 'Too many sign-in attempts. Try again in 10 minutes.',
      headers: { 'retry-after': '600' },
    });
    await attempts.begin('10.0.0.2', ANN);
    await attempts.begin(AT, 'bob@bridgework.test');
    time += 10 * MINUTE_MS;
    await attempts.begin(AT, ANN);
  });

  it('are forgiven by a sign-in that succeeds', async () => {
    const attempts = newServer();
    await repeat(3, async () => {
      await repeat(9, () => attempts.begin(AT, ANN));
      const tenth = await attempts.begin(AT, ANN);
      await tenth.succeed(userId);
    });
    await repeat(10, () => attempts.begin(AT, ANN));
    await expect(attempts.begin(AT, ANN)).rejects.toThrow('Too many sign-in attempts.');
  });

  it('of an address that tries many users are heard up to a hundred', async () => {
    const attempts = newServer();
    await repeat(100, (number) => attempts.begin(AT, `user${number}@bridgework.test`));
    await expect(attempts.begin(AT, ANN)).rejects.toThrow('Too many sign-in attempts.');
  });

  it('keep nobody waiting where the server could not judge them', async () => {
    const attempts = newServer();
    await repeat(15, async () => {
      const attempt = await attempts.begin(AT, ANN);
      await attempt.forgive();
    });
    await repeat(10, () => attempts.begin(AT, ANN));
    await expect(attempts.begin(AT, ANN)).rejects.toThrow('Too many sign-in attempts.');
  });

  it('are counted by all servers together', async () => {
    const servers = [newServer(), newServer(), newServer()];
    await repeat(10, (number) => servers[number % 3]?.begin(AT, ANN) ?? Promise.resolve());
    for (const each of servers) {
      await expect(each.begin(AT, ANN)).rejects.toThrow('Too many sign-in attempts.');
    }
  });
});
