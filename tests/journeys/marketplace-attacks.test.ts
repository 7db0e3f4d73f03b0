import { expect } from 'vitest';
import { ACCESS_TOKEN_MS } from '#server/auth/session-limits.ts';
import { frameOf, gotIn, messagesIn } from './marketplace-page.ts';
import { portalThat } from './support/marketplace-portal.ts';
import { ATTACK_PAGE, LOOK_ALIKE } from './support/marketplace-server.ts';
import { openAs, storeSession } from './support/signed-in.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
/** This long after its start, a token expires within a minute. */
const NEAR_THE_END_MS = ACCESS_TOKEN_MS - 30_000;

const it = portalThat(true);

it('FRAME-4.1, FRAME-4.2: a frame of another origin, another frame of the trusted origin, one of no origin, one of a look-alike host and a popup get no token in 50 requests each, and the console warns', async ({
  page,
  places,
}) => {
  places.marketplace.behavior = 'hostile';
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page
    .context()
    .route(`${LOOK_ALIKE}/attack`, (route) => route.fulfill({ contentType: 'text/html', body: ATTACK_PAGE }));
  const opened = page.waitForEvent('popup');
  await openAs(page, FRONT_DESK, { at: '/widget/purchase' });
  const cutOff = await opened;
  await cutOff.getByText('No opener').waitFor();
  await page.context().route('**/popup', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      body: ATTACK_PAGE,
    }),
  );
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void open('/popup'));
  await (await popup).getByText('Has an opener').waitFor();
  await expect.poll(() => warnings.length).toBe(250);
  const of = (origin: string) => warnings.filter((text) => text.includes(` from ${origin}:`)).length;
  const { hostile, marketplace, address } = places;
  expect([hostile.origin, marketplace.origin, 'null', LOOK_ALIKE, address].map(of)).toEqual(
    Array(5).fill(50),
  );
  const attackers = page.frames().filter((each) => each.url().includes('/attack'));
  expect(attackers).toHaveLength(4);
  for (const each of [...attackers, await popup, cutOff])
    expect(await each.locator('#got').innerText()).toBe('Nothing');
  await expect.poll(() => gotIn(page)).toContain('"tokens":1');
});

it('FRAME-3: 20 malformed messages of the trusted frame get no response; a request after them gets one token', async ({
  page,
  places,
}) => {
  places.marketplace.behavior = 'silent';
  await openAs(page, 'admin@bridgework.test', { at: '/widget/purchase' });
  await page.getByText('Support details').click();
  const body = frameOf(page).locator('body');
  await body.evaluate(() => {
    const type = 'action_request_token';
    const cyclic: object = { type: [type] };
    Object.assign(cyclic, { cyclic });
    const shapes = [
      ...[null, undefined, 7, 7n, Number.NaN, true, '', `${type} `, type.toUpperCase()],
      ...[JSON.stringify({ type }), {}, [], [type], [{ type }], { Type: type }, { type: null }],
      ...[new Map([['type', type]]), new Blob([type]), new TextEncoder().encode(type).buffer, cyclic],
    ];
    if (shapes.length !== 20) throw new Error(`${shapes.length} shapes`);
    for (const shape of shapes) parent.postMessage(shape, '*');
    parent.postMessage({ type }, '*');
  });
  await expect.poll(() => gotIn(page)).toContain('"tokens":1');
  await expect
    .poll(() => messagesIn(page))
    .toEqual(['The portal sent a token', 'The frame requested a token']);
});

it('FRAME-3.3: a marketplace page that gives way to a page of another origin before the response gets no token, nor does that page, and the administrator sees it', async ({
  page,
  places,
}) => {
  places.marketplace.behavior = 'leaving';
  let respond = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await storeSession(page, 'admin@bridgework.test');
  await page.clock.install({ time: Date.now() + NEAR_THE_END_MS });
  const renewal = page.waitForResponse('**/api/refresh-token');
  await page.route('**/api/refresh-token', async (route) => {
    await released;
    await route.continue();
  });
  const picture = page.waitForRequest('**/picture');
  let load = (): void => undefined;
  const isLoading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/picture', async (route) => {
    await isLoading;
    await route.fulfill({ status: 204 });
  });
  await page.goto('/widget/purchase', { waitUntil: 'commit' });
  await picture;
  await page.getByText('Support details').click();
  await expect.poll(() => messagesIn(page)).toEqual(['The frame requested a token']);
  load();
  const left = ['The frame opened another page', 'The frame requested a token'];
  await expect
    .poll(() => messagesIn(page))
    .toEqual(expect.arrayContaining([...left, 'Ignored: not a trusted frame']));
  respond();
  expect((await renewal).status()).toBe(200);
  expect([await gotIn(page), (await messagesIn(page)).includes('The portal sent a token')]).toEqual([
    'Nothing',
    false,
  ]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

portalThat(false)(
  'FRAME-3.2, FRAME-4.1: a marketplace whose origin is not in TRUSTED_ORIGINS gets no token',
  async ({ page, places }) => {
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await openAs(page, FRONT_DESK, { at: '/widget/purchase' });
    expect((await warning).text()).toBe(
      `Ignored a message from ${places.marketplace.origin}: it is not the marketplace frame of a trusted origin.`,
    );
    expect(await gotIn(page)).toBe('No token');
  },
);
