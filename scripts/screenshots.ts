/** `npm run screenshots [-- --out FOLDER] [--only NAMES] [--readme]`: pictures of every page in every width, light and dark. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { launchChromium } from '#tests/journeys/support/chromium.ts';
import { signIn } from '#tests/journeys/support/sign-in.ts';
import { ensureBuilt } from './house/build.mjs';
import { ROOT } from './house/root.mjs';
import { asked, fileOf, LOOKS, type Look } from './screenshots/looks.ts';
import type { Picture } from './screenshots/picture.ts';
import { PICTURES, README_PICTURES } from './screenshots/pictures.ts';
import { startSamplePortal, TAKEN_AT } from './screenshots/sample-portal.ts';

const { out, takes } = asked(process.argv.slice(2), README_PICTURES);
const folder = path.resolve(ROOT, out);

async function take(page: Page, { name, at, answers = {}, show }: Picture, look: Look): Promise<void> {
  const held: Route[] = [];
  for (const [call, answer] of Object.entries(answers))
    await page.route(
      (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(call),
      (route) => (answer ? route.fulfill(answer) : held.push(route)),
    );
  const file = fileOf(name, look);
  try {
    await page.goto(at);
    await show(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
  } catch (problem) {
    console.error(`${file} could not be taken:`, problem);
    process.exitCode = 1;
  }
  await forgetLook(page);
  // A call that was never answered is given up with its page, or it would reach the server now.
  await page.goto('about:blank');
  await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** What one picture chose is not seen in the next. */
async function forgetLook(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'look' });
  await page.evaluate(() => {
    for (const item of Object.keys(localStorage))
      if (item.startsWith('Look of ') || item.startsWith('payment.')) localStorage.removeItem(item);
  });
}

async function takeLook(browser: Browser, baseURL: string, look: Look): Promise<void> {
  const pictures = PICTURES.filter(({ name }) => takes(name, look));
  if (pictures.length === 0) return;
  const { colorScheme, ...viewport } = look;
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
  for (const picture of pictures.filter(({ isSignedOut }) => isSignedOut)) await take(page, picture, look);
  await signIn(page, 'admin@bridgework.test');
  for (const picture of pictures.filter(({ isSignedOut }) => !isSignedOut)) await take(page, picture, look);
  await context.close();
}

ensureBuilt();
mkdirSync(folder, { recursive: true });
const portal = await startSamplePortal();
const browser = await launchChromium();
try {
  for (const look of LOOKS) await takeLook(browser, portal.address, look);
  console.log(`Written to ${path.relative(process.cwd(), folder)}`);
} finally {
  await browser.close();
  await portal.stop();
}
