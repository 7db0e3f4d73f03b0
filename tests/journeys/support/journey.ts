import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { isProof } from '#tests/support/depth.ts';
import { WAIT_MS } from '../../../scripts/test/hangs.ts';
import { accessibilityFindings } from './accessibility.ts';
import { launchChromium } from './chromium.ts';
import { type PageErrors, watchPageErrors } from './page-errors.ts';

interface Fixtures {
  browser: Browser;
  /** Address of the portal that all journeys share. */
  address: string;
  /**
   * A fresh profile; addresses may be given as paths of the portal. It asks for less motion, which costs a tenth less
   * of the processor's time, except under PROVE and where a journey is about motion.
   */
  context: BrowserContext;
  /** Fails the journey on what its pages complain of; see `PageErrors.expect`. */
  pageErrors: PageErrors;
  /** The journey's page. Where it ends is checked by axe too. */
  page: Page;
}

/** A test on the built portal in Chromium: `it('LOGIN-2: …', async ({ page }) => { … })`. */
export const it = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  address: inject('portalAddress'),
  context: async ({ browser, address }, use) => {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      reducedMotion: isProof ? 'no-preference' : 'reduce',
    });
    context.setDefaultTimeout(WAIT_MS);
    await use(context);
    // What a journey answers by hand may be on its way still.
    const answering = [context, ...context.pages()];
    await Promise.all(answering.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  },
  pageErrors: async ({ context }, use) => {
    const pageErrors = await watchPageErrors(context);
    await use(pageErrors);
    const complaints = pageErrors.found();
    expect(complaints, `the pages complained: ${complaints.join(' · ')}`).toEqual([]);
  },
  page: async ({ context, pageErrors: _watched }, use) => {
    const page = await context.newPage();
    await use(page);
    if (page.isClosed() || page.url() === 'about:blank') return;
    expect(await accessibilityFindings(page), 'accessibility where the journey ends').toEqual([]);
  },
});
