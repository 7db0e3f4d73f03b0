import { describe, expect, it } from 'vitest';
import { suiteServer } from '#tests/support/server.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';

const ADDRESSES = ['/statecharts/', '/statecharts/assets/absent.js'];

const server = suiteServer();

const fileIn = (page: string, kind: 'src' | 'href') =>
  new RegExp(`${kind}="(/statecharts/assets/[^"]+)"`).exec(page)?.[1] ?? '';

describe('the statechart viewer', () => {
  it('ATELIER-1.3: loads from this server only, under a policy without inline code and styles', async () => {
    const { statusCode, body, headers } = await server.call('GET', '/statecharts/');
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/https?:\/\//);
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'nonce-${nonce}'; ` +
        "img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; " +
        "trusted-types atelier; require-trusted-types-for 'script'",
    );
    for (const kind of ['src', 'href'] as const) {
      const file = await server.call('GET', fileIn(body, kind));
      expect([file.statusCode, file.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('opens at its address without the trailing slash too', async () => {
    const { statusCode, headers } = await server.call('GET', '/statecharts');
    expect([statusCode, headers.location]).toEqual([302, '/statecharts/']);
  });

  it.each([
    ['is not there in production', PRODUCTION, 404],
    ['is there in production where it is on', { ...PRODUCTION, STATECHARTS: 'on' }, 200],
    ['is not there where it is off', { STATECHARTS: 'off' }, 404],
  ])('ATELIER-1.4: %s', async (_, env, status) => {
    const other = await server.alsoWith(env);
    const statuses = await Promise.all(
      ADDRESSES.map(async (address) => (await other.call('GET', address)).statusCode),
    );
    expect(statuses).toEqual([status, 404]);
    const { body } = await server.call('GET', '/statecharts/');
    expect((await other.call('GET', fileIn(body, 'src'))).statusCode).toBe(status);
    await other.app.close();
  });
});
