import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { serveHealth } from '#server/http/health.ts';
import { longestWaitS } from '#server/http/metrics.ts';
import { writeMessage } from '#server/mail/outbox.queries.ts';
import { suiteServer } from '#tests/support/server.ts';
import { GONE } from '../../support/failures.ts';

const TOKEN = 'figures-for-the-operator-alone';

describe('the metrics', () => {
  const server = suiteServer({ env: { METRICS_TOKEN: TOKEN } });
  const read = (token: string) => server.call('GET', '/metrics', { token });

  it('count responses by route and status, without users or patients', async () => {
    const { accessToken } = await server.signIn('admin');
    await server.call('GET', '/api/patient-management/practice/1/member/10000001/detail', {
      token: accessToken,
    });
    await server.call('GET', '/api/patient-management/practice/1/member/10000001/detail');
    await writeMessage(server.db, server.clock.now, {
      kind: 'note',
      practiceId: 1,
      to: 'ada@mail.test',
      subject: 's',
      body: 'b',
    });
    const answer = await read(TOKEN);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const route = '/api/patient-management/practice/:practiceId/member/:memberId/detail';
    expect(answer.body).toContain(
      `bridgework_requests_total{method="GET",route="${route}",status="200"} 1\n`,
    );
    expect(answer.body).toContain(
      `bridgework_requests_total{method="GET",route="${route}",status="401"} 1\n`,
    );
    expect(answer.body).toContain(`bridgework_request_seconds_count{method="GET",route="${route}"} 2\n`);
    expect(answer.body).toContain(`{le="+Inf",method="GET",route="${route}"} 2\n`);
    expect(answer.body).toContain('bridgework_emails{state="waiting"} 1\n');
    expect(answer.body).toContain('bridgework_live_streams 0\n');
    expect(answer.body).toMatch(/^bridgework_memory_bytes \d{7,}$/m);
    const names = answer.body.replace(/ [\d.e+-]+$/gm, '');
    expect(names).not.toMatch(/10000001|ada@|admin@|eyJ/);
    for (const line of answer.body.trim().split(/\n+/)) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
    }
  });

  it('the readiness checks of a second share one read of the tables', async () => {
    const readTables = vi.fn(async () => undefined);
    const app = Fastify();
    serveHealth(app, { readTables, stopping: () => false });
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/health/ready')));
    expect(readTables).toHaveBeenCalledOnce();
    await app.close();
  });

  it('count the requests of their own server, when two run in one process', async () => {
    const other = await server.alsoWith({ METRICS_TOKEN: TOKEN });
    await other.call('GET', '/health/live');
    const counted = 'bridgework_requests_total{method="GET",route="/health/live",status="200"} 1\n';
    expect((await other.call('GET', '/metrics', { token: TOKEN })).body).toContain(counted);
    expect((await read(TOKEN)).body).not.toContain('/health/live');
    await other.app.close();
  });

  it('measure the delay of the event loop without the sampling interval', () => {
    expect([0, 19_500_000, 20_000_000, 50_000_000].map((ns) => Math.round(longestWaitS(ns) * 1e6))).toEqual([
      0, 0, 0, 30_000,
    ]);
  });

  it('ROUTE-7.5: require the token of the operator, while /docs and /health require none', async () => {
    expect((await read(TOKEN)).statusCode).toBe(200);
    for (const open of ['/docs', '/docs/portal.yaml', '/health/live', '/health/ready'])
      expect([open, (await server.call('GET', open)).statusCode]).toEqual([open, 200]);
    const other = await server.alsoWith({});
    for (const answer of [
      await read('figures-for-the-operator-alonf'),
      await server.call('GET', '/metrics'),
      await other.call('GET', '/metrics', { token: TOKEN }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(JSON.stringify(GONE));
    }
    await other.app.close();
  });
});
