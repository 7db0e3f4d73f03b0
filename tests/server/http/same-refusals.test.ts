import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGN_IN_LIMITS } from '#server/auth/sign-in-attempts.ts';
import type { Db } from '#server/db/open.ts';
import { staffAccountsRepository } from '#server/staff/staff-accounts.queries.ts';
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/database.ts';
import { times } from '#tests/support/depth.ts';
import { addStranger } from '#tests/support/people.ts';
import { PASSWORD, startTestServer, type TestServer } from '#tests/support/server.ts';

const KINDS = ['unknown', 'wrong', 'locked'] as const;
type Kind = (typeof KINDS)[number];

/** The maximum number of rounds over all kinds, each starting with a different one, until they take the same time. */
const MOST_ROUNDS = 500;
const kindsIn = (round: number): readonly Kind[] => {
  const first = round % KINDS.length;
  return [...KINDS.slice(first), ...KINDS.slice(0, first)];
};
/** A separate address for each round. */
const addressOf = (round: number, last: number): string =>
  `10.${2 + Math.floor(round / 256)}.${round % 256}.${last}`;
/**
 * A sample of the rounds, each from a different address. They count the work, which a busy machine does not affect.
 */
const COUNTED_ROUNDS = times(MOST_ROUNDS, 25);

/** A database that records each statement without its values. */
function listenedTo(db: Db, statements: string[]): Db {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

describe.each(SAMPLED_ENGINES)(
  'an unknown user, a wrong password and a locked account, over %s',
  (engine) => {
    let server: TestServer;
    let names: Record<Kind, string>;
    /** The work that the server has done. */
    const statements: string[] = [];
    const compared: string[] = [];

    beforeAll(async () => {
      const database = await openTestDatabase('sample', engine);
      server = await startTestServer({
        database: { ...database, db: listenedTo(database.db, statements) },
        signInLimits: { ...SIGN_IN_LIMITS, perAccount: 10 * MOST_ROUNDS },
        comparePassword: (hashed, password) => {
          compared.push(hashed.split('$').slice(0, 4).join('$'));
          return verify(hashed, password);
        },
      });
      const locked = await addStranger(server.db, ['ViewerGeneral']);
      await staffAccountsRepository(server.db, server.clock.now).setLocked(locked.username, true);
      names = { unknown: 'unknown@bridgework.test', wrong: 'team@bridgework.test', locked: locked.username };
    });
    afterAll(() => server.close());

    const refuse = (kind: Kind, address: string) =>
      server.tryToSignIn(names[kind], kind === 'wrong' ? 'nope' : PASSWORD, address);

    it('API-1: take the same work: one comparison with a hash of the same cost, and the same statements', {}, async () => {
      const workOf = async (kind: Kind, address: string) => {
        const [before, comparedBefore] = [statements.length, compared.length];
        const { statusCode } = await refuse(kind, address);
        return {
          statusCode,
          compared: compared.slice(comparedBefore),
          statements: statements.slice(before),
        };
      };
      const first = await workOf('unknown', '10.1.0.1');
      expect(first).toEqual({
        statusCode: 401,
        compared: ['$argon2id$v=19$m=19456,t=2,p=1'],
        statements: expect.arrayContaining([expect.stringContaining('from "users"')]),
      });
      for (let round = 0; round < COUNTED_ROUNDS; round += 1)
        for (const kind of kindsIn(round))
          expect([kind, round, await workOf(kind, addressOf(round, 2))]).toEqual([kind, round, first]);
    });
  },
);
