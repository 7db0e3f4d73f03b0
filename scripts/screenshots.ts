/** `npm run screenshots [-- --out FOLDER] [--only NAMES] [--readme]`: pictures of every page in every width, light and dark. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { launchChromium } from '#tests/journeys/support/chromium.ts';
import { signIn } from '#tests/journeys/support/sign-in.ts';
import type { Picture } from './screenshots/picture.ts';
import { PICTURES, README_PICTURES } from './screenshots/pictures.ts';
import { startSamplePortal, TAKEN_AT } from './screenshots/sample-portal.ts';
import { fileOf, parseArguments, VARIANTS, type Variant } from './screenshots/variants.ts';
import { ensureBuilt } from './setup/build.mjs';
import { ROOT } from './setup/root.mjs';

const { out, takes } = parseArguments(process.argv.slice(2), README_PICTURES);
const PHONE_BELOW = 480;
const folder = path.resolve(ROOT, out);

async function take(page: Page, { name, at, answers = {}, show }: Picture, variant: Variant): Promise<void> {
  const paused: Route[] = [];
  for (const [call, answer] of Object.entries(answers))
    await page.route(
      (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(call),
      (route) => (answer ? route.fulfill(answer) : paused.push(route)),
    );
  const file = fileOf(name, variant);
  try {
    await page.goto(at);
    await show(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
  } catch (problem) {
    console.error(`${file}: the screenshot failed:`, problem);
    process.exitCode = 1;
  }
  await resetAppearance(page);
  // Leaves the page first, because an unanswered call would reach the server once its route is removed.
  await page.goto('about:blank');
  await Promise.all(paused.map((route) => route.abort().catch(() => undefined)));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Each picture starts with the default appearance. */
async function resetAppearance(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'appearance' });
  await page.evaluate(() => {
    for (const item of Object.keys(localStorage))
      if (item.startsWith('Appearance of ') || item.startsWith('payment.')) localStorage.removeItem(item);
  });
}

/** Phones have none: it teaches a keyboard shortcut. */
async function dismissHint(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Got it' });
  if (await button.isVisible()) await button.click();
}

async function takeVariant(browser: Browser, baseURL: string, variant: Variant): Promise<void> {
  const pictures = PICTURES.filter(
    ({ name, isWideOnly }) => takes(name, variant) && !(isWideOnly && variant.width < PHONE_BELOW),
  );
  if (pictures.length === 0) return;
  const { colorScheme, ...viewport } = variant;
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TAKEN_AT);
  for (const picture of pictures.filter(({ isSignedOut }) => isSignedOut)) await take(page, picture, variant);
  await signIn(page, 'admin@bridgework.test');
  await dismissHint(page);
  for (const picture of pictures.filter(({ isSignedOut }) => !isSignedOut))
    await take(page, picture, variant);
  await context.close();
}

ensureBuilt();
mkdirSync(folder, { recursive: true });
const portal = await startSamplePortal();
const browser = await launchChromium();
try {
  for (const variant of VARIANTS) await takeVariant(browser, portal.address, variant);
  console.log(`Written to ${path.relative(process.cwd(), folder)}`);
} finally {
  await browser.close();
  await portal.stop();
}
