import type { Frame, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { EVENT_STREAM } from '#api/call.ts';
import { isInSample } from '#tests/support/depth.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { WAIT_MS } from '../../../scripts/test/hangs.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import type { PageErrors } from '../support/page-errors.ts';
import { stopClockEarly } from '../support/still-clock.ts';

/** Axe rules for whole pages. The page around a frame has the landmarks and the heading. */
const OF_PAGES = /^(landmark-one-main|page-has-heading-one|region): /;

/** Clicks at the end of an element, where nothing covers it. */
const INSET_PX = 8;

/**
 * A page of the built portal with a stopped clock, for a user who prefers less motion. `frame`: the frame to work in.
 */
export async function builtPageAdapter(
  page: Page,
  pageErrors: Omit<PageErrors, 'expect'>,
  frame: () => Frame = () => page.mainFrame(),
): Promise<PageAdapter> {
  let reads = 0;
  const examined = new Set<string>();
  const requests = openRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClockEarly(page);
  return {
    timeoutMs: WAIT_MS,
    click: (role, name) => frame().getByRole(role, { name, exact: true }).click(),
    fill: (label, text) => frame().getByLabel(label, { exact: true }).fill(text),
    focus: (label) => frame().getByLabel(label, { exact: true }).focus(),
    press: (key) => page.keyboard.press(key),
    async clickAt(selector) {
      const target = frame().locator(selector);
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      await target.click({ position: { x: width - INSET_PX, y: height / 2 } });
    },
    inPage: (work, given) => {
      reads += 1;
      return frame().evaluate(work as never, given);
    },
    domReads: () => reads,
    async letTimePass(ms) {
      await expect.poll(() => requests.size, { message: 'requests without a response' }).toBe(0);
      await page.clock.runFor(ms);
    },
    // The page has reported its errors by the time it responds.
    async pageErrors() {
      await frame().evaluate(() => undefined);
      return pageErrors.found();
    },
    /** Axe examines one view in five, under PROVE each view, once: the stories show all views to axe. */
    async findings(view) {
      if (!isInSample(view) || examined.has(view)) return [];
      examined.add(view);
      const inFrame = frame();
      const findings = await accessibilityFindings(page, inFrame);
      return inFrame === page.mainFrame() ? findings : findings.filter((finding) => !OF_PAGES.test(finding));
    },
  };
}

/**
 * The requests of the current page that wait for the server, without the stream of notifications and without calls that
 * the walk pauses. They would time out if time passed.
 */
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear());
  page.on('request', (request) => request.headers()['accept'] !== EVENT_STREAM && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}
