import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { keepSchedule } from '#server/jobs/schedule.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { followEvents } from '#tests/support/event-stream.ts';
import { outcomeOf, PASSWORD, startTestServer, type TestServer } from '#tests/support/server.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { openSilentLine } from './silent-line.ts';

const AWAY = [503, 'Bridgework is temporarily unavailable. Try again shortly.'];
/** The production limits, shortened. */
const LIMITS = {
  silenceMs: 5000,
  statementMs: 1500,
  checkAfterIdleMs: 0,
  checkMs: 500,
  heartbeatMs: 200,
  closeMs: 200,
};

describe.runIf(ENGINES.includes('postgresql'))('connections to PostgreSQL that go silent', () => {
  let origin: TestDatabase;
  let line: Awaited<ReturnType<typeof openSilentLine>>;
  let database: OpenDatabase;
  let server: TestServer;
  let token: string;
  let operator: pg.Client;

  beforeEach(async () => {
    origin = await openTestDatabase('sample', 'postgresql');
    line = await openSilentLine(origin.url ?? '');
    database = await openDatabase({ url: line.url, limits: LIMITS });
    server = await startTestServer({ database });
    operator = new pg.Client({ connectionString: origin.url });
    await operator.connect();
    token = (await server.signIn('admin')).accessToken;
  });
  afterEach(async () => {
    await operator.end();
    await server.close();
    await line.close();
    await origin.close();
  });

  const read = () => server.call('GET', '/api/user', { token });
  const write = () => server.tryToSignIn('admin@bridgework.test', PASSWORD);
  const waitingForUsers = async () => {
    const { rows } = await operator.query(
      `select 1 from pg_locks where relation = 'users'::regclass and not granted`,
    );
    return rows.length;
  };

  it('requests in progress get 503; afterwards requests, live notifications and jobs work again', async () => {
    let turns = 0;
    const stopping = new AbortController();
    const work = async () => {
      turns += 1;
    };
    const works = [{ name: 'turns', cron: '0 0 1 1 *', work }];
    const scheduled = keepSchedule(database.pool, works, () => undefined, stopping.signal, { pollingS: 1 });
    await vi.waitFor(() => expect(turns).toBe(1), WAIT);
    const port = await server.listen();
    const path = '/api/support/practice/1/follow-notifications';
    const stream = await followEvents(`http://127.0.0.1:${port}${path}`, token);
    await stream.until(1);

    await operator.query('begin; lock table users in access exclusive mode');
    const answers = Promise.all([read(), write()]);
    await vi.waitFor(async () => expect(await waitingForUsers()).toBe(2), WAIT);
    const silent = line.goSilent();
    expect((await answers).map(outcomeOf)).toEqual([AWAY, AWAY]);
    await operator.query('rollback');

    await vi.waitFor(async () => {
      expect((await read()).statusCode).toBe(200);
      expect((await write()).statusCode).toBe(200);
    }, WAIT);
    await sql`insert into notifications
        (practice_id, text, notification_type, type_of_notification, created_at, reference_id)
        values (1, 'Back again', 'general', 'OfficeCardExpiring', now(), '')`.execute(server.db);
    await stream.until(2);
    await sql`insert into pgboss.job (name) values ('turns')`.execute(server.db);
    await vi.waitFor(() => expect(turns).toBeGreaterThan(1), WAIT);
    await vi.waitFor(() => expect(line.discarded()).toBe(silent), WAIT);

    await stream.leave();
    stopping.abort();
    await scheduled;
  });

  it('a request does not fail because idle connections went silent', async () => {
    expect((await Promise.all([read(), read(), read(), read()])).map(({ statusCode }) => statusCode)).toEqual(
      [200, 200, 200, 200],
    );
    expect(line.goSilent()).toBeGreaterThan(1);
    expect((await read()).statusCode).toBe(200);
  });

  it('the database closes without waiting for a silent connection', async () => {
    await operator.query('begin; lock table users in access exclusive mode');
    const statement = expect(sql`select from users`.execute(database.db)).rejects.toThrow();
    await vi.waitFor(async () => expect(await waitingForUsers()).toBe(1), WAIT);
    const silent = line.goSilent();
    await database.close();
    await statement;
    await vi.waitFor(() => expect(line.discarded()).toBe(silent), WAIT);
    await operator.query('rollback');
  });

  it('a statement that takes too long ends with 503 and is canceled', async () => {
    await operator.query('begin; lock table users in access exclusive mode');
    expect(outcomeOf(await read())).toEqual(AWAY);
    expect(await waitingForUsers()).toBe(0);
    await operator.query('rollback');
    expect((await read()).statusCode).toBe(200);
  });

  it('an open transaction on a silent connection does not hold its locks', async () => {
    const change = database.db.transaction().execute(async (transaction) => {
      await sql`lock table users in access exclusive mode`.execute(transaction);
      line.goSilent();
      await sql`select 1`.execute(transaction);
    });
    await expect(change).rejects.toThrow();
    await vi.waitFor(async () => expect((await read()).statusCode).toBe(200), WAIT);
  });
  it('work that is known to take long is not interrupted', async () => {
    const seconds = (LIMITS.silenceMs * 1.5) / 1000;
    const { rows } = await database.longWork((db) =>
      sql`select true as done from pg_sleep(${seconds})`.execute(db),
    );
    expect(rows).toEqual([{ done: true }]);
  });
});
