import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** A timer may ring within the millisecond before its time. */
const LEAST_MS = 2000 + 100 - 1;

describe('the delays of development', () => {
  it('SAMPLE-3.1: once switched on, each call waits 2000 ms and 100 to 400 ms more; health checks never wait', async () => {
    const server = await startTestServer({ env: { MOCK_DELAYS: 'on' } });
    const { accessToken: token } = await server.signIn('frontdesk');
    const answered: string[] = [];
    const ask = async (url: string) => {
      const asked = performance.now();
      const { statusCode } = await server.call('GET', url, { token });
      answered.push(url);
      return { url, statusCode, waitedMs: performance.now() - asked };
    };
    const calls = ['/api/user', '/api/patient-management/practice/1/member/10000001/detail'];
    const others = ['/health/live', '/health/ready'];
    const answers = await Promise.all([...calls, ...others].map(ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const { url, waitedMs } of answers.slice(0, 2))
      expect(waitedMs, url).toBeGreaterThanOrEqual(LEAST_MS);
    expect(answered.slice(0, 2).sort()).toEqual(others);
    await server.close();
  });

  it('SAMPLE-3.3: without the profile, a call does not wait', async () => {
    const server = await startTestServer();
    const slow = await server.alsoWith({ MOCK_DELAYS: 'on' });
    const { accessToken: token } = await server.signIn('frontdesk');
    const responded: string[] = [];
    const call = async ({ call }: Pick<TestServer, 'call'>, name: string) => {
      await call('GET', '/api/user', { token });
      responded.push(name);
    };
    await Promise.all([call(slow, 'with'), call(server, 'without')]);
    expect(responded).toEqual(['without', 'with']);
    await slow.app.close();
    await server.close();
  });
});
