import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVING_LIMITS } from '#server/db/limited-pool.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { runSchedule } from '#server/jobs/schedule.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { followEvents } from '#tests/support/event-stream.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { openSilentLine } from '#tests/support/silent-line.ts';
import { figure } from './figure.ts';

const AT_MOST_S = 10;
const CALLERS = 20;
const LONG = { timeout: 60_000, interval: 50 };
const seconds = (since: number): number => (performance.now() - since) / 1000;

describe.runIf(ENGINES.includes('postgresql'))('PostgreSQL connections that go silent', () => {
  let origin: TestDatabase;
  let line: Awaited<ReturnType<typeof openSilentLine>>;
  let database: OpenDatabase;
  let server: TestServer;
  let token: string;

  beforeEach(async () => {
    origin = await openTestDatabase('sample', 'postgresql');
    line = await openSilentLine(origin.url ?? '');
    database = await openDatabase({ url: line.url, limits: SERVING_LIMITS });
    server = await startTestServer({ database });
    token = (await server.signIn('admin')).accessToken;
  });
  afterEach(async () => {
    await server.close();
    await line.close();
    await origin.close();
  });

  const read = async () => (await server.call('GET', '/api/user', { token })).statusCode;

  it('requests work again', async () => {
    let over = false;
    let lastFailure = 0;
    let failures = 0;
    const calling = Array.from({ length: CALLERS }, async () => {
      while (!over) {
        if ((await read()) === 200) continue;
        lastFailure = performance.now();
        failures += 1;
      }
    });
    // All connections are in use at that moment.
    await vi.waitFor(() => expect(database.pool.waitingCount).toBeGreaterThan(0), LONG);
    const since = performance.now();
    line.goSilent();
    await vi.waitFor(() => expect(failures).toBeGreaterThan(0), LONG);
    await vi.waitFor(() => expect(performance.now() - lastFailure).toBeGreaterThan(5000), LONG);
    over = true;
    await Promise.all(calling);
    const what = `requests of ${CALLERS} callers fail after the connections went silent (${failures} failed)`;
    figure({ what, measured: (lastFailure - since) / 1000, atMost: AT_MOST_S, unit: 's' });
  });

  it('live notifications and jobs work again', async () => {
    let turns = 0;
    const stopping = new AbortController();
    const work = async () => {
      turns += 1;
    };
    const works = [{ name: 'turns', cron: '0 0 1 1 *', work }];
    const scheduled = runSchedule(database.pool, works, () => undefined, stopping.signal, 1);
    await vi.waitFor(() => expect(turns).toBe(1), LONG);
    const port = await server.listen();
    const path = '/api/support/practice/1/follow-notifications';
    const stream = await followEvents(`http://127.0.0.1:${port}${path}`, token);
    await stream.until(1);

    line.goSilent();
    const since = performance.now();
    await sql`insert into notifications
      (practice_id, text, notification_type, type_of_notification, created_at, reference_id)
      values (1, 'While silent', 'general', 'OfficeCardExpiring', now(), '')`.execute(origin.db);
    await sql`insert into pgboss.job (name) values ('turns')`.execute(origin.db);
    const live = stream.until(2).then(() => seconds(since));
    const jobs = vi.waitFor(() => expect(turns).toBe(2), LONG).then(() => seconds(since));
    const unit = 's';
    const what = 'after the connections went silent';
    figure({ what: `a live notification arrives ${what}`, measured: await live, atMost: AT_MOST_S, unit });
    figure({ what: `a job runs ${what}`, measured: await jobs, atMost: AT_MOST_S, unit });
    await stream.leave();
    stopping.abort();
    await scheduled;
  });
});
