import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';

const SECRETS = ['frontdesk@bridgework.test', SAMPLE_PASSWORD, 'Sunflower-4471', 'eyJ'];

/** Everything that leaves the page on the channel. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    new BroadcastChannel('statecharts').addEventListener('message', ({ data }) =>
      heard.push(JSON.stringify(data)),
    );
  });
const heardBy = async (page: Page) =>
  (await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[])).join('\n');

it('ATELIER-5.1, ATELIER-5.2, ATELIER-5.3: a watched tab shows its actors and transitions, and no data leaves it', async ({
  page,
  context,
}) => {
  const portal = await context.newPage();
  const loaded: string[] = [];
  portal.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await portal.goto('/login');
  await portal.getByLabel('Email').waitFor();
  expect(loaded.filter((path) => path.startsWith('/statecharts'))).toEqual([]);

  await page.goto('/statecharts/#login/live');
  await page.getByRole('button', { name: 'Watch the portal' }).click();
  await page.getByText('Open the portal in another tab, or reload it there.').waitFor();
  await listen(page);
  await portal.reload();
  const panel = page.getByRole('region', { name: 'Live' });
  await panel.getByRole('link', { name: 'toastQueue', exact: true }).waitFor();
  expect(loaded).toContain('/statecharts/live.js');

  await portal.getByLabel('Email').fill('Sunflower-4471');
  await portal.getByLabel('Email').fill('frontdesk@bridgework.test');
  await portal.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await portal.getByRole('button', { name: 'LOGIN' }).click();
  await panel.getByRole('link', { name: 'shell', exact: true }).waitFor();
  await page.getByRole('link', { name: 'session', exact: true }).click();
  const drawing = page.getByRole('region', { name: 'The session chart' });
  await drawing.locator('.atelier-state[data-active]').first().waitFor();
  await panel.getByText(/^Active: /).waitFor();

  const heard = await heardBy(page);
  expect(heard).toContain('"chart":"session"');
  expect(heard).toMatch(/"transitions":\["[^"]+"/);
  for (const secret of SECRETS) expect(heard).not.toContain(secret);

  await page.getByRole('button', { name: 'Stop watching' }).click();
  await portal.reload();
  loaded.length = 0;
  await portal.reload();
  expect(loaded.filter((path) => path.startsWith('/statecharts'))).toEqual([]);
});
