import { type CDPSession, chromium, type Page } from 'playwright-core';
import { CPU_SLOW_DOWN, SLOW_4G, VIEWPORT } from '#bench/browser/conditions.ts';
import { BENCH_ORGANIZATION } from '#server/seed/bench.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/setup/chromium.mjs';
import { signIn } from '../../journeys/support/sign-in.ts';
import { watchPages } from './watch.ts';

/** A signed-in user. */
export interface Visit {
  page: Page;
  cdp: CDPSession;
}

export interface Conditions {
  cpuSlowDown?: true;
  slowNetwork?: true;
  /** Otherwise, in the practice of the benchmark's data. */
  inSampleData?: true;
}

/** Opens the portal in a fresh browser. The conditions apply from the dashboard on. */
export async function visit<T>(
  address: string,
  { cpuSlowDown, slowNetwork, inSampleData }: Conditions,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({
      baseURL: address,
      viewport: VIEWPORT,
      reducedMotion: 'reduce',
    });
    await watchPages(context);
    const page = await context.newPage();
    await signIn(page, 'admin@bridgework.test');
    if (!inSampleData) await chooseMeasured(page);
    const cdp = await context.newCDPSession(page);
    if (cpuSlowDown) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
    if (slowNetwork) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    return await work({ page, cdp });
  } finally {
    await browser.close();
  }
}

async function chooseMeasured(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Organization/ }).click();
  await page.getByRole('menuitemradio', { name: BENCH_ORGANIZATION }).click();
  await page.getByRole('button', { name: `Organization ${BENCH_ORGANIZATION}` }).waitFor();
}

export const drawerLink = (page: Page, path: string) => page.locator(`.frame-drawer a[href="${path}"]`);

export async function openSearch(page: Page): Promise<void> {
  await drawerLink(page, '/search-patients').click();
  await page.locator('.table-open').first().waitFor();
}
