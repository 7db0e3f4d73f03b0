import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { isUnavailable } from '#server/http/unavailable.ts';
import { runSchedule } from '#server/jobs/schedule.ts';
import { rolesOfProfile } from '#server/seed/profiles.ts';
import { isProof, times } from '#tests/support/depth.ts';
import { followEvents } from '#tests/support/event-stream.ts';
import { expectWhole } from '#tests/support/paying.ts';
import { paymentsIn } from '#tests/support/payment-fixture.ts';
import { canStartPostgresql, type PostgresqlServer, startPostgresql } from '#tests/support/postgresql.ts';
import { addStranger, outcomeOf, startTestServer, type TestServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const TIMES_AWAY = times(10, 1);
/** Each comes to wait for the table that is held. */
const PAYERS = [1, 2];
const RECOVERED_WITHIN_MS = 5000;
const AWAY = [503, 'Bridgework is temporarily unavailable. Try again shortly.'];

describe.runIf(canStartPostgresql())('a PostgreSQL that goes away and comes back', () => {
  let postgresql: PostgresqlServer;
  let server: TestServer;
  let stranger: Awaited<ReturnType<typeof addStranger>>;
  let token: string;
  let scheduled: Promise<void>;
  let turns = 0;
  const stopping = new AbortController();

  beforeAll(async () => {
    const started = await startPostgresql();
    if (!started) throw new Error('There is no PostgreSQL for the tests.');
    postgresql = started;
    const database = await openDatabase({ url: postgresql.url });
    await migrate(database.db);
    server = await startTestServer({ database });
    stranger = await addStranger(server.db, rolesOfProfile('admin'));
    token = (await server.signIn(stranger.username)).accessToken;
    const work = async () => {
      turns += 1;
    };
    const works = [{ name: 'turns', cron: '0 0 1 1 *', work }];
    scheduled = runSchedule(database.pool, works, () => undefined, stopping.signal, 1);
    await vi.waitFor(() => expect(turns).toBe(1), WAIT);
  });
  afterAll(async () => {
    stopping.abort();
    await scheduled;
    await server.close();
    await postgresql.stop();
  });

  const read = () => server.call('GET', '/api/user', { token });
  const write = () => server.tryToSignIn(stranger.username, 'Bridge2026!');
  const bothAnswer = async () => (await Promise.all([read(), write()])).map(outcomeOf);

  /** Payments go on and on; what is refused meanwhile is paid by nobody. */
  async function startPaying(name: string) {
    const pay = await paymentsIn(server.db, name);
    const acknowledged = await pay('first');
    const unexpected: unknown[] = [];
    let over = false;
    const paying = PAYERS.map(async (payer) => {
      for (let time = 0; !over; time += 1) {
        const paid = await pay(`${name}-${payer}-${time}`).catch((error: unknown) => {
          if (!isUnavailable(error)) unexpected.push(error);
          return [];
        });
        acknowledged.push(...paid);
      }
    });
    return {
      /** How many were acknowledged so far. */
      count: () => acknowledged.length,
      async expectNothingLost() {
        over = true;
        await Promise.all(paying);
        expect(unexpected).toEqual([]);
        await expectWhole(server.db, acknowledged);
      },
    };
  }

  async function expectRecovered(paid: () => number): Promise<void> {
    const back = performance.now();
    const before = paid();
    await vi.waitFor(async () => {
      expect((await read()).statusCode).toBe(200);
      expect((await write()).statusCode).toBe(200);
      expect(paid()).toBeGreaterThan(before);
    }, WAIT);
    if (isProof) expect(performance.now() - back).toBeLessThan(RECOVERED_WITHIN_MS);
  }

  it('answers 503 to the calls whose connections are cut, and the next as ever; nothing is lost', async () => {
    const operator = new pg.Client({ connectionString: postgresql.url });
    await operator.connect();
    for (let round = 0; round < TIMES_AWAY; round += 1) {
      const payments = await startPaying(`Cut ${round}`);
      await operator.query('begin; lock table users in access exclusive mode');
      const answers = bothAnswer();
      await vi.waitFor(async () => {
        const { rows } = await operator.query(
          `select 1 from pg_locks where relation = 'users'::regclass and not granted`,
        );
        expect(rows).toHaveLength(2 + PAYERS.length);
      }, WAIT);
      await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      expect(await answers).toEqual([AWAY, AWAY]);
      await operator.query('rollback');
      await expectRecovered(payments.count);
      await payments.expectNothingLost();
    }
    await operator.end();
  });

  it('answers 503 while it restarts; afterwards calls, live notifications and the schedule go on', async () => {
    const port = await server.listen();
    const { practiceId } = stranger;
    const path = `/api/support/practice/${practiceId}/follow-notifications`;
    const stream = await followEvents(`http://127.0.0.1:${port}${path}`, token);
    await stream.until(1);

    for (let round = 0; round < TIMES_AWAY; round += 1) {
      const payments = await startPaying(`Restart ${round}`);
      await postgresql.halt();
      expect(await bothAnswer()).toEqual([AWAY, AWAY]);
      expect((await server.call('GET', '/health/ready')).statusCode).toBe(503);
      expect((await server.call('GET', '/health/live')).statusCode).toBe(200);
      await postgresql.resume();
      await expectRecovered(payments.count);
      await payments.expectNothingLost();

      await sql`insert into notifications
        (practice_id, text, notification_type, type_of_notification, created_at, reference_id)
        values (${Number(practiceId)}, 'Back again', 'general', 'OfficeCardExpiring', now(), '')`.execute(
        server.db,
      );
      await stream.until(round + 2);
      expect(stream.isOver()).toBe(false);
      const before = turns;
      await sql`insert into pgboss.job (name) values ('turns')`.execute(server.db);
      await vi.waitFor(() => expect(turns).toBeGreaterThan(before), WAIT);
    }
    await stream.leave();
  });
});
