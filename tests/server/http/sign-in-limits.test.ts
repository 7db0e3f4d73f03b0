import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#tests/support/database.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('the limits of signing in, over %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine, comparePassword: async () => false });
  });
  afterAll(() => server.close());
  /** Every window that an earlier test opened is over. */
  beforeEach(() => server.clock.pass(DAY_MS));

  const rows = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from attempt_counts`.execute(server.db);
    return rows[0]?.count;
  };

  it('API-1: an address over its limit stores nothing for the new usernames that it tries', async () => {
    const guess = async (number: number) =>
      (await server.tryToSignIn(`guess${number}@bridgework.test`, 'guess', '10.3.0.1')).statusCode;
    for (let number = 0; number < 100; number += 1) expect(await guess(number)).toBe(401);
    expect(await guess(100)).toBe(429);
    const before = await rows();
    for (let number = 101; number < 141; number += 1) expect(await guess(number)).toBe(429);
    expect(await rows()).toBe(before);
  });
});
