import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-report-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'report'));
  writeFileSync(path.join(folder, 'report', 'index.html'), '<html><head></head></html>');
  server = await startTestServer({ pages: folder, env: { TRUSTED_ORIGINS: 'https://portal.example' } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('ROUTE-7.6: the server serves the report at its path, with its own policy, and only pages of trusted origins may frame it', async () => {
  const { statusCode, body, headers } = await server.call(
    'GET',
    '/report?origin=https%3A%2F%2Fportal.example',
  );
  const [, nonce = ''] = /<meta property="csp-nonce" nonce="([\w+/=]{24})">/.exec(body) ?? [];
  expect([statusCode, nonce.length, headers['x-frame-options']]).toEqual([200, 24, undefined]);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src data:; font-src 'self'; ` +
      "connect-src 'self'; frame-ancestors 'self' https://portal.example; base-uri 'none'; form-action 'none'; " +
      "trusted-types 'none'; require-trusted-types-for 'script'",
  );
  const again = await server.call('GET', '/report');
  expect(again.body).not.toBe(body);
});
