import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';

const FILLER = `<!--${'-'.repeat(1024)}-->`;
const CODE = 'console.log("the portal")';
const PAGE = `<!doctype html><html><head><!--portal:nonce--><!--portal:styles-->
<script type="module" src="/assets/main-abc123.js"></script></head>
<body><div id="root"><!--portal:app--></div><!--portal:config--></body></html>`;

const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-pages-'));
let server: TestServer;
let production: Awaited<ReturnType<TestServer['alsoWith']>>;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  mkdirSync(path.join(folder, 'widgets'));
  mkdirSync(path.join(folder, 'third-party'));
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  write('index.html', PAGE);
  write(
    'login.html',
    `<style data-href="/assets/a.css">main{margin:0}</style><!--portal:split--><main>LOGIN</main>${FILLER}`,
  );
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/main-abc123.js', CODE);
  write('assets/main-abc123.js.br', brotliCompressSync(CODE));
  write('assets/main-abc123.js.gz', gzipSync(CODE));
  write('.vite/manifest.json', '{}');
  write('widgets/fees.js', 'export default "ours"');
  write('third-party/fees.js', 'export default "theirs"');
  write('third-party/goals.js', 'export default "theirs"');
  write('third-party/.env', 'SECRET=1');
  server = await startTestServer({
    pages: folder,
    env: { WIDGETS_DIR: path.join(folder, 'third-party') },
  });
  production = await server.alsoWith({
    ...PRODUCTION,
    REPORT_URL: 'https://report.example',
  });
});
afterAll(async () => {
  await production.app.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  it.each([
    '/',
    '/login',
    '/search-patients',
    '/view-patient/overview',
    '/widget/renewal',
    '/no/such/page',
    '/?a=b.c',
  ])('ROUTE-7: %s returns the page', async (url) => {
    const answer = await server.call('GET', url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<script type="application/json" id="portal-config">');
  });

  it('is compressed as the browser accepts it', async () => {
    const as = (encoding: string) =>
      server.call('GET', '/login', { headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = [await as('gzip, br'), await as('gzip'), await as('identity')];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<main>LOGIN</main>');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('<main>LOGIN</main>');
    for (const { headers } of [br, gzip, plain]) expect(headers['vary']).toBe('accept-encoding');
  });

  it.each([
    '/assets/gone.js',
    '/favicon.ico',
    '/index.html',
    '/login.html',
    '/.vite/manifest.json',
    '/assets/main-abc123.js.br',
    '/assets/',
    '/metrics',
    '/mp-no-such-category/',
    '/report/no-such-file',
    '/health/unheard-of',
    '/..%2f..%2fpackage.json',
    '/assets/..%2findex.html',
  ])('ROUTE-7: %s is not a page: 404', async (url) => {
    expect((await server.call('GET', url)).statusCode).toBe(404);
  });

  it('ROUTE-7.1: an address with a dot opens the page, and an invalid one redirects to /', async () => {
    const open = (url: string) => server.call('GET', url, { headers: { accept: 'text/html,*/*;q=0.8' } });
    const dotted = await open('/goal-settings.html');
    expect([dotted.statusCode, dotted.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const unreadable = await open('/%E0%A4%A');
    expect([unreadable.statusCode, unreadable.headers.location]).toEqual([302, '/']);
    expect((await open('/assets/gone.js')).statusCode).toBe(404);
    expect((await server.call('GET', '/%E0%A4%A')).statusCode).toBe(400);
  });

  it('allows only GET and HEAD', async () => {
    expect((await server.call('POST', '/login')).statusCode).toBe(404);
    expect((await server.call('HEAD', '/login')).statusCode).toBe(200);
  });

  it('has a new nonce in every response, the same in policy, meta and style', async () => {
    const replies = [await server.call('GET', '/login'), await server.call('GET', '/login')];
    const nonces = replies.map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      expect(body).toContain(`<style nonce="${nonce}" data-href="/assets/a.css">main{margin:0}</style>`);
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('CONST-1, API-20: the page has the settings of the browser, and no secret of the server', async () => {
    const { body } = await production.call('GET', '/');
    const json = /id="portal-config">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      apiBase: '/api',
      reportUrl: 'https://report.example',
      trustedOrigins: ['https://portal.example'],
    });
    expect(body).not.toContain('CCCCC');
  });
});

describe('built files', () => {
  it('hashed files are precompressed, and cached for a year', async () => {
    const as = (encoding: string) =>
      server.call('GET', '/assets/main-abc123.js', { headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = [await as('gzip, br'), await as('gzip'), await as('identity')];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(CODE);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(CODE);
    expect(plain.body).toBe(CODE);
    for (const answer of [br, gzip, plain]) {
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
      expect(answer.headers['vary']).toBe('accept-encoding');
    }
  });

  it('other files are revalidated', async () => {
    const answer = await server.call('GET', '/favicon.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });
});

describe('modules of widgets', () => {
  it('WIDGET-1: the modules of the folder are served after the built ones', async () => {
    const asked = async (url: string) => {
      const { statusCode, headers, body } = await server.call('GET', url);
      return [statusCode, headers['content-type'], headers['cache-control'], body];
    };
    const script = 'application/javascript; charset=utf-8';
    expect(await asked('/widgets/fees.js')).toEqual([200, script, 'no-cache', 'export default "ours"']);
    expect(await asked('/widgets/goals.js?attempt=2')).toEqual([
      200,
      script,
      'no-cache',
      'export default "theirs"',
    ]);
  });

  it.each(['/widgets/gone.js', '/widgets/', '/widgets/.env', '/widgets/..%2findex.html'])(
    'WIDGET-5: %s is not a module: 404',
    async (url) => {
      const answer = await server.call('GET', url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );
});

describe('every kind of response has the security headers', () => {
  const HEADERS = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  };
  const NOTHING = "default-src 'none'; frame-ancestors 'none'";

  it.each([
    ['an answer of the API', 'GET', '/api/user', 401, NOTHING],
    ['an unknown address of the API', 'GET', '/api/unheard-of', 404, NOTHING],
    ['a refused method', 'DELETE', '/api/user', 405, NOTHING],
    ['an address that can not be decoded', 'GET', '/%zz', 400, NOTHING],
    ['a built file', 'GET', '/assets/main-abc123.js', 200, NOTHING],
    ['a file that is not there', 'GET', '/assets/gone.js', 404, NOTHING],
    ['health', 'GET', '/health/live', 200, NOTHING],
    ['the contract', 'GET', '/docs/portal.yaml', 200, NOTHING],
    ['the reference', 'GET', '/docs', 200, expect.stringContaining("script-src 'self';")],
    ['the page', 'GET', '/', 200, expect.stringContaining("require-trusted-types-for 'script'")],
  ] as const)('%s', async (_, method, url, status, policy) => {
    const answer = await server.call(method, url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ ...HEADERS, 'content-security-policy': policy });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('responses of the API are not cached', async () => {
    expect((await server.call('GET', '/api/user')).headers['cache-control']).toBe('no-store');
  });

  it('production sends HSTS, and its policy allows the configured origins', async () => {
    const answer = await production.call('GET', '/');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(answer.headers['content-security-policy']).toContain("frame-src 'self' https://report.example;");
  });
});
