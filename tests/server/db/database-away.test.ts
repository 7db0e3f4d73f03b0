import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { keepSchedule } from '#server/jobs/schedule.ts';
import { rolesOfProfile } from '#server/seed/profiles.ts';
import { followEvents } from '#tests/support/event-stream.ts';
import { addStranger } from '#tests/support/people.ts';
import { canStartPostgresql, type PostgresqlServer, startPostgresql } from '#tests/support/postgresql.ts';
import { addNotification } from '#tests/support/rows.ts';
import { outcomeOf, PASSWORD, startTestServer, type TestServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';

const AWAY = [503, 'Bridgework is temporarily unavailable. Try again shortly.'];

describe.runIf(canStartPostgresql())('a PostgreSQL that goes away and comes back', () => {
  let postgresql: PostgresqlServer;
  let server: TestServer;
  let stranger: Awaited<ReturnType<typeof addStranger>>;
  let token: string;
  let scheduled: Promise<void>;
  let turns = 0;
  const failures: unknown[] = [];
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
    let failing = 3;
    const pool = Object.assign(Object.create(database.pool), {
      connect: async () => {
        failing -= 1;
        if (failing >= 0) throw new Error('The database is away.');
        return database.pool.connect();
      },
    });
    scheduled = keepSchedule(pool, works, (error) => failures.push(error), stopping.signal, { pollingS: 1 });
    await vi.waitFor(() => expect(turns).toBe(1), WAIT);
  });
  afterAll(async () => {
    stopping.abort();
    await scheduled;
    await server.close();
    await postgresql.stop();
  });

  const read = () => server.call('GET', '/api/user', { token });
  const write = () => server.tryToSignIn(stranger.username, PASSWORD);
  const bothOutcomes = async () => (await Promise.all([read(), write()])).map(outcomeOf);
  const untilRecovered = () =>
    vi.waitFor(async () => {
      expect((await read()).statusCode).toBe(200);
      expect((await write()).statusCode).toBe(200);
    }, WAIT);

  it('a schedule whose start fails starts again', () => {
    expect(failures).not.toEqual([]);
    expect(turns).toBe(1);
  });

  it('requests whose connections are cut get 503, and the next ones work', async () => {
    const operator = new pg.Client({ connectionString: postgresql.url });
    await operator.connect();
    await operator.query('begin; lock table users in access exclusive mode');
    const outcomes = bothOutcomes();
    await vi.waitFor(async () => {
      const { rows } = await operator.query(
        `select 1 from pg_locks where relation = 'users'::regclass and not granted`,
      );
      expect(rows).toHaveLength(2);
    }, WAIT);
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    expect(await outcomes).toEqual([AWAY, AWAY]);
    await operator.query('rollback');
    await untilRecovered();
    await operator.end();
  });

  it('requests get 503 while it restarts; then requests, live notifications and the schedule work again', async () => {
    const { practiceId } = stranger;
    const path = `/api/support/practice/${practiceId}/follow-notifications`;
    const stream = await followEvents(`http://127.0.0.1:${await server.listen()}${path}`, token);
    await stream.until(1);
    await postgresql.halt();
    expect(await bothOutcomes()).toEqual([AWAY, AWAY]);
    expect((await server.call('GET', '/health/ready')).statusCode).toBe(503);
    expect((await server.call('GET', '/health/live')).statusCode).toBe(200);
    await postgresql.resume();
    await untilRecovered();

    await addNotification(server.db, Number(practiceId), 'Back again');
    await stream.until(2);
    expect(stream.isOver()).toBe(false);
    const before = turns;
    await sql`insert into pgboss.job (name) values ('turns')`.execute(server.db);
    await vi.waitFor(() => expect(turns).toBeGreaterThan(before), WAIT);
    await stream.leave();
  });
});
