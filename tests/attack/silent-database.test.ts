import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVING_LIMITS } from '#server/db/limited-pool.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { openSilentLine } from '#tests/support/silent-line.ts';
import { figure } from './figure.ts';

const AT_MOST_S = 10;
const CALLERS = 20;
const LONG = { timeout: 60_000, interval: 50 };

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
    // All connections are in use at this moment.
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
});
