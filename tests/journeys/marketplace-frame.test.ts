import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FRAME_READY_MS, TOKEN_AHEAD_MS } from '#domain/navigation/marketplace-frame.ts';
import { ACCESS_TOKEN_MS } from '#server/auth/session-limits.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { press } from './keyboard.ts';
import { frameOf, gotIn } from './marketplace-page.ts';
import { portalThat } from './support/marketplace-portal.ts';
import type { MarketplaceServer } from './support/marketplace-server.ts';
import { openAs, storeSession } from './support/signed-in.ts';
import { withMarketplaceOn } from './support/with-marketplace.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';

const addressIn = async (page: Page): Promise<URL> =>
  new URL(await frameOf(page).locator('#address').innerText(), 'http://frame.test');
const latestToken = (page: Page): Promise<string> =>
  frameOf(page)
    .locator('body')
    .evaluate(() => String(Reflect.get(window, 'gotToken')));

const it = portalThat(true);

it('ROUTE-4.1, ROUTE-4.2, ROUTE-4.3, ROUTE-4.4, ROUTE-4.5, FRAME-1.1, FRAME-1.2, FRAME-1.3, FRAME-1.4, FRAME-1.5, FRAME-2.1, MISSION-2.2: each category embeds its frame of the marketplace on another server, with its query', async ({
  page,
}) => {
  await storeSession(page, FRONT_DESK);
  const scope = { organization: '1', practice: '1', state: 'ME', structure: 'plans-market-place' };
  const about = '?member_id=10000114&plan_id=73&plan_type=Ad-hoc&offer_id=41';
  const line = { cdtCodeNumber: 'X1010', fee: 55, quantity: 2 };
  const procedures = encodeURIComponent(JSON.stringify([line]));
  const frames = [
    ['/widget/purchase', 'purchase', {}],
    [`/widget/purchase${about}`, 'purchase', { member_id: '10000114', offer_id: '41' }],
    ['/widget', 'purchase', {}],
    ['/widget/', 'purchase', {}],
    [`/widget/renewal${about}`, 'renewal', { member_id: '10000114', plan_id: '73' }],
    [
      `/widget/add-member${about}`,
      'add-member',
      { member_id: '10000114', plan_id: '73', plan_type: 'Ad-hoc' },
    ],
    [
      `/widget/compare${about}&procedures=${procedures}`,
      'compare',
      {
        ...{ member_id: '10000114', plan_id: '73' },
        procedures: JSON.stringify([
          {
            customCodeNumber: '',
            cdtCodeNumber: 'X1010',
            hasUCR: true,
            fee: 55,
            providerSpeciality: 'general',
            quantity: 2,
          },
        ]),
      },
    ],
  ] as const;
  for (const [path, category, added] of frames) {
    await page.goto(path);
    await frameOf(page).getByRole('heading', { name: 'Marketplace' }).waitFor();
    const address = await addressIn(page);
    expect(address.pathname).toBe(`/base/mp-${category}/`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ ...scope, ...added });
  }
});

it('FRAME-3, FRAME-3.1, FRAME-3.3: the frame on another origin receives the access token and a new one before it expires, never the refresh token, and works by keyboard', async ({
  page,
  places,
}) => {
  const got = (tokens: number) =>
    expect
      .poll(() => gotIn(page))
      .toBe(JSON.stringify({ origin: places.address, keys: ['type', 'token'], tokens }));
  await page.clock.install();
  await openAs(page, FRONT_DESK, { at: '/widget/purchase' });
  await got(1);
  const first = await latestToken(page);
  await page.getByRole('heading', { name: 'Purchase a plan', level: 1 }).focus();
  await press(page, 'Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.clock.fastForward(ACCESS_TOKEN_MS - TOKEN_AHEAD_MS);
  await got(2);
  const second = await latestToken(page);
  expect(second).not.toBe(first);
  for (const token of [first, second]) {
    const answer = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(200);
    const refreshed = await page.request.post('/api/refresh-token', { data: { refreshToken: token } });
    expect(refreshed.status()).toBe(401);
  }
});

withMarketplaceOn('localhost')(
  'FRAME-3.2: without TRUSTED_ORIGINS, a frame on localhost at the port of the portal receives the token',
  async ({ page, address }) => {
    await openAs(page, 'admin@bridgework.test', { at: '/widget/purchase' });
    await page.getByText('Support details').click();
    const last = page.getByRole('table', { name: 'Frame messages' }).getByRole('row').nth(1);
    await expect
      .poll(async () => (await last.innerText()).split(/\s*[\t\n]\s*/).slice(1))
      .toEqual([address.replace('127.0.0.1', 'localhost'), 'The portal sent a token']);
    await frameOf(page).getByLabel('First name').waitFor();
  },
);

it('FRAME-6.1: an administrator sees what the frame sent, without a token', async ({ page, places }) => {
  await openAs(page, 'admin@bridgework.test', { at: '/widget/purchase' });
  await page.getByText('Support details').click();
  const rows = page.getByRole('table', { name: 'Frame messages' }).getByRole('row');
  await expect
    .poll(async () => (await rows.nth(1).innerText()).split(/\s*[\t\n]\s*/).slice(1))
    .toEqual([places.marketplace.origin, 'The portal sent a token']);
  await expect.poll(() => latestToken(page)).toMatch(/^ey/);
  const token = await latestToken(page);
  expect(await page.locator('body').innerText()).not.toContain(token);
});

it('FRAME-6.2: the front desk does not see the messages of the frame', async ({ page }) => {
  await openAs(page, FRONT_DESK, { at: '/widget/purchase' });
  await expect.poll(() => gotIn(page)).toContain('"tokens":1');
  expect(await page.getByText('Support details').count()).toBe(0);
});

it('FRAME-1: a marketplace that fails, is down or stays silent for 15 seconds is replaced by the reason and a retry, and the portal stays usable', async ({
  page,
  pageErrors,
  places: { marketplace },
}) => {
  pageErrors.expect(/status of 500|ERR_EMPTY_RESPONSE/);
  await storeSession(page, FRONT_DESK);
  await page.clock.install();
  const openWhen = async (behavior: MarketplaceServer['behavior']) => {
    marketplace.behavior = behavior;
    await page.goto('/widget/purchase');
    await page.getByText('Loading Purchase a plan').waitFor({ state: 'attached' });
    await page.clock.fastForward(FRAME_READY_MS);
    await page.getByText('The marketplace took too long to respond.').waitFor();
  };
  for (const behavior of ['failing', 'down', 'silent'] as const) {
    await openWhen(behavior);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }
  await openWhen('silent');
  marketplace.behavior = 'requesting';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => gotIn(page)).toContain('"tokens":1');
});

/** A text in the frame that the plans widget doesn't share. */
const ONLY_THERE = 'Open this page from Bridgework.';

it('MISSION-2.4, ROUTE-7.7: the server serves each frame, which loads its own code, and no file of the portal contains it', async ({
  address,
}) => {
  const folder = path.join(ROOT, 'dist/portal');
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  );
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const having = scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(ONLY_THERE));
  expect(having).toEqual([]);
  for (const category of ['purchase', 'renewal', 'add-member', 'compare']) {
    const answer = await fetch(`${address}/mp-${category}/`);
    expect([category, answer.status, answer.headers.get('content-type')]).toEqual([
      category,
      200,
      expect.stringContaining('text/html'),
    ]);
  }
  const frame = await (await fetch(`${address}/mp-purchase/`)).text();
  const own = /<script type="module"[^>]* src="([^"]+)"/.exec(frame)?.[1] ?? '';
  expect(await (await fetch(`${address}${own}`)).text()).toContain(ONLY_THERE);
});
