import { describe, expect, it } from 'vitest';
import { suiteServer } from '#tests/support/server.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';

const server = suiteServer();

describe('the API reference', () => {
  it('loads from this server only, without an inline script', async () => {
    const { body } = await server.call('GET', '/docs');
    expect(body).not.toMatch(/https?:\/\//);
    expect(body.match(/<script(?! src="\/docs\/)/g)).toBeNull();
    for (const [, file] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([file, (await server.call('GET', String(file))).statusCode]).toEqual([file, 200]);
    }
  });

  it('has the license notices that its script refers to', async () => {
    const script = await server.call('GET', '/docs/swagger-ui-bundle.js');
    const file = /For license information please see (\S+)/.exec(script.body)?.[1];
    const notices = await server.call('GET', `/docs/${file}`);
    expect([notices.statusCode, notices.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(notices.body).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
  });

  it('shows only the contract itself, and nothing else from its package', async () => {
    expect((await server.call('GET', '/docs/portal.yaml')).body).toContain('openapi: 3.1.0');
    const other = await server.call('GET', '/docs/package.json');
    expect([other.statusCode, other.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await server.call('GET', '/docs/index.html')).statusCode).toBe(404);
  });
});

describe('the API reference and the contract', () => {
  const ADDRESSES = ['/docs', '/docs/', '/docs/start.js', '/docs/portal.yaml', '/docs/swagger-ui.css'];

  it.each([
    ['are not there in production', PRODUCTION, 404],
    ['are there in production that asks for them', { ...PRODUCTION, DOCS: 'on' }, 200],
    ['are there to try the portal out', {}, 200],
    ['are not there where they are switched off', { DOCS: 'off' }, 404],
  ])('%s', async (_, env, status) => {
    const other = await server.alsoWith(env);
    const statuses = await Promise.all(
      ADDRESSES.map(async (address) => (await other.call('GET', address)).statusCode),
    );
    expect(statuses).toEqual(ADDRESSES.map(() => status));
    await other.app.close();
  });
});
