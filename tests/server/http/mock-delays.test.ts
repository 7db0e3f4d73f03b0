import { beforeAll, describe, expect, it } from 'vitest';
import { suiteServer, suiteUser, type TestServer } from '#tests/support/server.ts';

/** A timer may fire up to a millisecond early. */
const LEAST_MS = 2000 + 100 - 1;
/** A slow machine can take longer than 2400 ms. */
const LATE_MS = 4500;

describe('the delays of development', () => {
  const server = suiteServer();
  let slow: Awaited<ReturnType<TestServer['alsoWith']>>;
  const frontDesk = suiteUser(server, 'frontdesk');
  beforeAll(async () => {
    slow = await server.alsoWith({ MOCK_DELAYS: 'on' });
    return () => slow.app.close();
  });

  it('SAMPLE-3.1, SAMPLE-3.3: once enabled, each call waits 2000 ms and 100 to 400 ms more; health checks and a server without the profile never wait', async () => {
    const answered: string[] = [];
    const ask = async ({ call }: Pick<TestServer, 'call'>, name: string, url: string) => {
      const asked = performance.now();
      const { statusCode } = await call('GET', url, { token: frontDesk.token });
      answered.push(name);
      return { name, statusCode, waitedMs: performance.now() - asked };
    };
    const late = setTimeout(() => answered.push('late'), LATE_MS);
    const answers = await Promise.all([
      ask(slow, 'user', '/api/user'),
      ask(slow, 'patient', '/api/patient-management/practice/1/member/10000001/detail'),
      ask(slow, 'live', '/health/live'),
      ask(slow, 'ready', '/health/ready'),
      ask(server, 'without', '/api/user'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const { name, waitedMs } of answers.slice(0, 2))
      expect(waitedMs, name).toBeGreaterThanOrEqual(LEAST_MS);
    clearTimeout(late);
    expect(answered).not.toContain('late');
    expect(answered.slice(0, 3).sort()).toEqual(['live', 'ready', 'without']);
  });
});
