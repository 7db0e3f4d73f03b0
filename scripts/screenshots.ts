/** `npm run screenshots`: the README's pictures, from the built portal: login page and shell, wide and narrow, light and dark. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#tests/journeys/support/chromium.ts';
import { removeDataDir, startPortal } from '#tests/journeys/support/portal.ts';
import { signIn } from '#tests/journeys/support/sign-in.ts';
import { ensureBuilt } from './house/build.mjs';
import { ROOT } from './house/root.mjs';

const FOLDER = path.join(ROOT, 'docs/images');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'] as const;

type Look = (typeof SIZES)[number] & { colorScheme: (typeof SCHEMES)[number] };
const LOOKS: Look[] = SIZES.flatMap((size) => SCHEMES.map((colorScheme) => ({ ...size, colorScheme })));

async function takeLook(
  browser: Browser,
  address: string,
  { colorScheme, ...viewport }: Look,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    colorScheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const take = async (name: string) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: path.join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`) });
  };
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await take('login');
  await signIn(page, 'admin@bridgework.test');
  await take('shell');
  await context.close();
}

ensureBuilt();
mkdirSync(FOLDER, { recursive: true });
const portal = await startPortal();
const browser = await launchChromium();
try {
  for (const look of LOOKS) await takeLook(browser, portal.address, look);
  console.log(`Written to ${path.relative(ROOT, FOLDER)}`);
} finally {
  await browser.close();
  await portal.stop();
  removeDataDir(portal.dataDir);
}
