import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { startTestServer } from '#tests/support/server.ts';
import { figure } from './figure.ts';

const ADMIN = 'admin@bridgework.test';
const GUESSES_OF_AN_ADDRESS = 10;

describe.each(SAMPLED_ENGINES)('guesses at passwords, over %s', (engine) => {
  it('of one account from 60 IPv4 addresses and 60 networks of IPv6', async () => {
    const server = await startTestServer({ engine });
    let judged = 0;
    for (let number = 0; number < 60; number += 1) {
      for (const address of [`127.0.${number}.1`, `2001:db8:0:${number}::1`]) {
        for (let guess = 0; guess < GUESSES_OF_AN_ADDRESS; guess += 1) {
          const answer = await server.tryToSignIn(ADMIN, `guess${guess}`, address);
          if (answer.statusCode === 401) judged += 1;
        }
      }
    }
    figure({
      what: `guesses judged of 1,200 at one account, ${engine}`,
      measured: judged,
      atMost: 100,
      unit: 'guesses',
    });
    await server.close();
  });

  it('of 4,000 usernames from one address', async () => {
    const server = await startTestServer({ engine });
    for (let number = 0; number < 4000; number += 1)
      await server.tryToSignIn(`guess${number}@bridgework.test`, 'guess', '127.0.0.9');
    const { rows } = await sql`select key from attempt_counts`.execute(server.db);
    figure({
      what: `rows of counts after 4,000 usernames from one address, ${engine}`,
      measured: rows.length,
      atMost: 250,
      unit: 'rows',
    });
    await server.close();
  });
});
