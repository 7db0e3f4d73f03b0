import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomOf } from '#server/seed/random.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isProof, times } from '#tests/support/depth.ts';
import { expectWhole } from '#tests/support/paying.ts';
import { addDebtor, type Debtor } from '#tests/support/payment-fixture.ts';
import { addStranger, PASSWORD } from '#tests/support/server.ts';
import {
  freshFolder,
  removeFolder,
  type ServerProcess,
  spawnBuiltServer,
  untilReady,
} from '#tests/support/server-process.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';
import { untilGone } from '#tests/support/until-gone.ts';
import { TEST_MS } from '../../../scripts/test/hangs.ts';

const KILLS = times(20, 1);
const INTENTS = 32;
const AT_ONCE = 4;
const MOST_BEFORE_KILL = 20;
const SEED = 20_261_121;

interface Intent extends Debtor {
  key: string;
  /** Whoever pays sends it again where no answer came; another has gone away. */
  isSentAgain: boolean;
}

describe.runIf(ENGINES.includes('postgresql'))('API-10: two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let practice: number;
  let username: string;
  const dataDir = freshFolder();
  /** By the name that each has for the database. */
  const running = new Map<ServerProcess, string>();

  beforeAll(async () => {
    database = await openTestDatabase('tables', 'postgresql');
    const stranger = await addStranger(database.db, ['ViewerGeneral']);
    practice = Number(stranger.practiceId);
    username = stranger.username;
  });
  afterAll(async () => {
    await Promise.all([...running.keys()].map(kill));
    await database.close();
    removeFolder(dataDir);
  });

  async function start(name: string): Promise<ServerProcess> {
    const server = await spawnBuiltServer({
      ...PRODUCTION,
      PAYMENT_GATEWAY: 'sandbox',
      DATABASE_URL: `${database.url}?application_name=${name}`,
      DATA_DIR: dataDir,
    });
    running.set(server, name);
    await untilReady(server);
    return server;
  }

  async function kill(server: ServerProcess): Promise<void> {
    const name = running.get(server);
    running.delete(server);
    server.process.kill('SIGKILL');
    await server.ended;
    await untilGone(database.db, String(name));
  }

  const post = (server: ServerProcess, url: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function signIn(server: ServerProcess): Promise<string> {
    const answer = await post(server, '/authenticate', { username, password: PASSWORD });
    return ((await answer.json()) as { accessToken: string }).accessToken;
  }

  /** What is answered, or nothing where the server ended before its answer was whole. */
  async function ask(server: ServerProcess, token: string, intent: Intent) {
    const { practiceId, memberId, planId, paymentAccountId, key } = intent;
    const url = `/patient-management/practice/${practiceId}/member/${memberId}/plan/${planId}/take-payment`;
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    try {
      const answer = await post(server, url, { paymentAccountId, amount: 10 }, headers);
      return { status: answer.status, body: (await answer.json()) as { transactionId: string } };
    } catch (error) {
      if (server.process.exitCode === null && server.process.signalCode === null) {
        await once(server.process, 'exit');
      }
      expect(server.process.signalCode, String(error)).toBe('SIGKILL');
      return undefined;
    }
  }

  const intentsOf = (round: number): Promise<Intent[]> =>
    Promise.all(
      Array.from({ length: INTENTS }, async (_, at) => {
        const key = `intent-of-${round}-${at}`;
        return { ...(await addDebtor(database.db, practice, key)), key, isSentAgain: at % 4 !== 3 };
      }),
    );

  /** Pays by both servers at once, kills one on the way, and goes on; the transactions that either acknowledged. */
  async function payWhileKilling(
    servers: readonly [victim: ServerProcess, survivor: ServerProcess],
    intents: readonly Intent[],
    after: number,
  ): Promise<string[]> {
    const [victim, survivor] = servers;
    const token = await signIn(survivor);
    const left = [...intents];
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;

    async function pay(first: ServerProcess, intent: Intent): Promise<void> {
      const answered = await ask(first, token, intent);
      const answer = answered ?? (intent.isSentAgain ? await ask(survivor, token, intent) : undefined);
      expect([200, 202, undefined]).toContain(answer?.status);
      if (answer?.status === 200) acknowledged.push(answer.body.transactionId);
      if (acknowledged.length >= after) killed ??= kill(victim);
    }
    async function payOn(first: ServerProcess): Promise<void> {
      for (let intent = left.shift(); intent; intent = left.shift()) await pay(first, intent);
    }
    const payers = servers.flatMap((server) => Array.from({ length: AT_ONCE }, () => payOn(server)));
    await Promise.all(payers);
    await killed;
    return acknowledged;
  }

  it('API-10: one that is killed while both take payments loses none that was acknowledged, tears none, and none is charged twice', async () => {
    const random = randomOf(SEED);
    const acknowledged: string[] = [];
    const sentAgain: string[] = [];
    let [victim, survivor] = await Promise.all([start('one'), start('other')]);
    for (let round = 0; round < KILLS; round += 1) {
      const intents = await intentsOf(round);
      const after = random.whole(1, MOST_BEFORE_KILL);
      acknowledged.push(...(await payWhileKilling([victim, survivor], intents, after)));
      sentAgain.push(...intents.filter(({ isSentAgain }) => isSentAgain).map(({ key }) => key));
      if (isProof && round === KILLS - 1) await untilNothingIsPending();
      await expectWhole(database.db, acknowledged);
      expect(await countOf(sentAgain)).toBe(sentAgain.length);
      if (round < KILLS - 1) [victim, survivor] = [survivor, await start(`next-${round}`)];
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS);
  });

  /** By the other server's own job. */
  const untilNothingIsPending = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from transactions where payment_status = 'Pending'`.execute(
          database.db,
        );
        expect(rows).toEqual([]);
      },
      { timeout: TEST_MS },
    );

  async function countOf(keys: readonly string[]): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from transactions where idempotency_key = any(${keys}::text[])`.execute(
      database.db,
    );
    return rows[0]?.count ?? 0;
  }
});
