import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { CALL_TIMEOUT_MS } from '#api/call.ts';
import { WIDGET_LOAD_MS } from '#domain/navigation/widget.ts';
import { isInSample, isProof } from '#tests/support/depth.ts';
import { WAIT_MS } from '../../../scripts/test/hangs.ts';
import { accessibilityFindings } from './accessibility.ts';
import { launchChromium } from './chromium.ts';
import { type PageErrors, watchPageErrors } from './page-errors.ts';

interface Fixtures {
  browser: Browser;
  /** Address of the portal that all journeys share. */
  address: string;
  /** Whether the product's limits are eight times as long; false where a journey watches a timer of that length. */
  waitsLonger: boolean;
  /**
   * A fresh profile. Addresses may be paths of the portal. Reduced motion saves a tenth of the CPU time; it is off
   * under PROVE and in journeys about motion.
   */
  context: BrowserContext;
  /** Fails the journey if its pages report errors; see `PageErrors.expect`. */
  pageErrors: PageErrors;
  /** The journey's page. Axe checks it at the end of one journey in five, under PROVE of each. */
  page: Page;
}

/** The product's limits for a response and for code, in ms. */
const LIMITS: readonly unknown[] = [CALL_TIMEOUT_MS, WIDGET_LOAD_MS];

/** Runs in the page, which would give up on a slow machine. Tests of these limits set the page's clock. */
function waitLonger(limits: typeof LIMITS): void {
  const { setTimeout: native } = globalThis;
  Reflect.set(globalThis, 'setTimeout', (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
    native(handler, limits.includes(ms) ? ms * 8 : ms, ...given),
  );
}

/** One for the worker, because Vitest sets up a worker's fixture again for each extended `it`. */
let launched: Promise<Browser> | undefined;

/** A test on the built portal in Chromium: `it('LOGIN-2: …', async ({ page }) => { … })`. */
export const it = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      launched ??= launchChromium();
      const browser = await launched;
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  address: inject('portalAddress'),
  waitsLonger: true,
  context: async ({ browser, address, waitsLonger }, use) => {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      reducedMotion: isProof ? 'no-preference' : 'reduce',
    });
    context.setDefaultTimeout(WAIT_MS);
    if (waitsLonger) await context.addInitScript(waitLonger, LIMITS);
    await use(context);
    // A response of the journey may still be in flight.
    const answering = [context, ...context.pages()];
    await Promise.all(answering.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  },
  pageErrors: async ({ context }, use) => {
    const pageErrors = await watchPageErrors(context);
    await use(pageErrors);
    expect(pageErrors.found(), 'errors of the pages').toEqual([]);
  },
  page: async ({ context, pageErrors: _watched, task }, use) => {
    const page = await context.newPage();
    await use(page);
    if (page.isClosed() || page.url() === 'about:blank' || !isInSample(task.name)) return;
    expect(await accessibilityFindings(page), 'accessibility where the journey ends').toEqual([]);
  },
});
