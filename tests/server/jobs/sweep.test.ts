import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { attemptCountsRepository } from '#server/auth/attempt-counts.queries.ts';
import { signInNetworksRepository } from '#server/auth/sign-in-networks.queries.ts';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { suiteServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const WINDOW_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(SAMPLED_ENGINES)('the day job of a server on %s', (engine) => {
  const server = suiteServer({ engine });

  it('removes expired counts of attempts and networks without a sign-in for 30 days, and keeps the others', async () => {
    const counts = attemptCountsRepository(server.db, server.clock.now, WINDOW_MS);
    const networks = signInNetworksRepository(server.db, server.clock.now);
    await networks.remember('1', '192.0.2.0/24');
    server.clock.pass(DAY_MS);
    await networks.remember('1', '2001:db8::/64');
    server.clock.pass(29 * DAY_MS);
    for (let number = 0; number < 50; number += 1) await counts.add(`expired ${number}`, 1);
    server.clock.pass(WINDOW_MS);
    await counts.add('recent', 1);
    const background = server.startJobs();
    await vi.waitFor(async () => {
      const counted = await sql`select key from attempt_counts`.execute(server.db);
      const known = await sql`select network from sign_in_networks`.execute(server.db);
      expect([counted.rows.length, known.rows]).toEqual([1, [{ network: '2001:db8::/64' }]]);
    }, WAIT);
    await background.stop();
    expect(await counts.add('recent', 1)).toBe(WINDOW_MS);
  });
});
