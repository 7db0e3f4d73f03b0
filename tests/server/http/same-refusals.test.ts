import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { staffAccountsRepository } from '#server/repositories/staff-accounts.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database.ts';
import { isProof } from '#tests/support/depth.ts';
import { addStranger, PASSWORD, startTestServer, type TestServer } from '#tests/support/server.ts';

const KINDS = ['unknown', 'wrong', 'locked'] as const;
type Kind = (typeof KINDS)[number];

/** A quarter of the times are shorter: what a busy machine adds now and then does not move it. */
const lowerQuarter = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

/** The database, and what is asked of it: each statement without its values. */
function listenedTo(db: Db, statements: string[]): Db {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

describe.each(ENGINES)('an unknown user, a wrong password and a locked account, over %s', (engine) => {
  let server: TestServer;
  let names: Record<Kind, string>;
  /** What the server has done. */
  const statements: string[] = [];
  const compared: string[] = [];

  beforeAll(async () => {
    const database = await openTestDatabase('sample', engine);
    server = await startTestServer({
      database: { ...database, db: listenedTo(database.db, statements) },
      comparePassword: (hashed, password) => {
        compared.push(hashed.split('$').slice(0, 4).join('$'));
        return verify(hashed, password);
      },
    });
    const locked = await addStranger(server.db, ['ViewerGeneral']);
    await staffAccountsRepository(server.db, server.clock.now).setLocked(locked.username, true);
    names = { unknown: 'nobody@bridgework.test', wrong: 'team@bridgework.test', locked: locked.username };
  });
  afterAll(() => server.close());

  const refuse = (kind: Kind, address: string) =>
    server.tryToSignIn(names[kind], kind === 'wrong' ? 'nope' : PASSWORD, address);

  it('API-1: are told apart by no work: each is one comparison with a hash of the same cost, and the same statements', async () => {
    const workOf = async (kind: Kind) => {
      const [before, comparedBefore] = [statements.length, compared.length];
      const { statusCode } = await refuse(kind, '10.2.0.1');
      return {
        statusCode,
        compared: compared.slice(comparedBefore),
        statements: statements.slice(before),
      };
    };
    const works = [await workOf('unknown'), await workOf('wrong'), await workOf('locked')];
    expect(works[0]).toEqual({
      statusCode: 401,
      compared: ['$argon2id$v=19$m=19456,t=2,p=1'],
      statements: expect.arrayContaining([expect.stringContaining('from "users"')]),
    });
    expect(works).toEqual(KINDS.map(() => works[0]));
  });

  it.runIf(isProof)('API-1: take the same time, within a tenth', { timeout: 120_000 }, async () => {
    const took: Record<Kind, number[]> = { unknown: [], wrong: [], locked: [] };
    const spread = () => {
      const usual = KINDS.map((kind) => lowerQuarter(took[kind]));
      return Math.max(...usual) / Math.min(...usual);
    };

    for (let round = 0; round < 10 || (round < 500 && spread() > 1.1); round += 1) {
      for (const kind of [...KINDS.slice(round % 3), ...KINDS.slice(0, round % 3)]) {
        const start = performance.now();
        await refuse(kind, `10.1.${round}.1`);
        took[kind].push(performance.now() - start);
      }
    }
    expect(spread()).toBeLessThanOrEqual(1.1);
  });
});
