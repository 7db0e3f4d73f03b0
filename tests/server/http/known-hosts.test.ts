import { describe, expect, it } from 'vitest';
import { outcomeOf, suiteServer } from '#tests/support/server.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';

const server = suiteServer({
  env: { PUBLIC_URL: 'http://portal.lan:4000', HOST: '192.0.2.7', TRUSTED_PROXIES: '127.0.0.1' },
});

const ask = (host: string, headers = {}) =>
  server.call('GET', '/health/live', { headers: { host, ...headers } });

describe('a server in try-it mode', () => {
  it.each([
    'localhost',
    'LocalHost:4000',
    '127.0.0.1:26001',
    '[::1]:4000',
    'portal.lan',
    'portal.lan:8080',
    '192.0.2.7:4000',
  ])('responds at %s', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  it.each([
    'rebound.example',
    'rebound.example:4000',
    'localhost.rebound.example',
    'localhost:4000.rebound.example',
    '127.0.0.1.rebound.example',
    '192.0.2.8',
    'localhost, rebound.example',
  ])('refuses the foreign host "%s", and names the setting', async (host) => {
    for (const headers of [{}, { 'x-forwarded-host': 'localhost' }]) {
      expect(outcomeOf(await ask(host, headers))).toEqual([
        421,
        'The server does not respond at this address. ' +
          'Open http://portal.lan:4000, or set PUBLIC_URL to the address that you use.',
      ]);
    }
  });

  it.each(['/', '/docs', '/api/user', '/no/such/page', '/assets/none.js'])(
    'refuses a foreign host at %s',
    async (url) => {
      const answer = await server.call('GET', url, { headers: { host: 'rebound.example' } });
      expect(answer.statusCode).toBe(421);
      // The contract does not list addresses of the server.
      server.breaches.length = 0;
    },
  );
});

it('production responds to every host', async () => {
  const production = await server.alsoWith(PRODUCTION);
  const headers = { host: '10.0.0.5:4000' };
  expect((await production.call('GET', '/health/live', { headers })).statusCode).toBe(200);
  await production.app.close();
});
