import type { Page } from 'playwright-core';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { WAIT_MS } from '../../../scripts/test/hangs.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import type { PageErrors } from '../support/page-errors.ts';
import { stopClockEarly } from '../support/still-clock.ts';

/** Inside the end of an element, where nothing lies over it. */
const INSET = 8;

/** What no page says: who expects it has muted the console. */
const UNHEARD = [
  'console: Failed to load resource: the server responded with a status of 418 () at /unheard',
  'console: Failed to load resource: net::ERR_UNHEARD at /unheard',
];
const MUTED = 'the walk mutes its console: name the status and the path of what it expects not to be loaded';

/**
 * A page of the built product whose clock stands still, for somebody who asked for less motion. `place` is what is
 * looked at where that is not the page itself, but a frame in it.
 */
export async function builtPageAdapter(
  page: Page,
  pageErrors: Omit<PageErrors, 'expect'>,
  place: () => Pick<Page, 'evaluate'> = () => page,
): Promise<PageAdapter> {
  let looks = 0;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClockEarly(page);
  return {
    patienceMs: WAIT_MS,
    click: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    async paste(label, text) {
      const field = page.getByLabel(label, { exact: true });
      await page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await field.selectText();
      await field.press('Control+V');
    },
    focus: (label) => page.getByLabel(label, { exact: true }).focus(),
    press: (key) => page.keyboard.press(key),
    pointAt: (selector) => page.locator(selector).hover({ force: true }),
    async clickAt(selector) {
      const place = page.locator(selector);
      const { width, height } = (await place.boundingBox()) ?? { width: 0, height: 0 };
      await place.click({ position: { x: width - INSET, y: height / 2 } });
    },
    inPage: (work, given) => {
      looks += 1;
      return place().evaluate(work as never, given);
    },
    looks: () => looks,
    letTimePass: (ms) => page.clock.runFor(ms),
    // What the page has told by now is here once it has answered again.
    async pageErrors() {
      await page.evaluate(() => undefined);
      return UNHEARD.some(pageErrors.expects) ? [MUTED] : pageErrors.found();
    },
    findings: () => accessibilityFindings(page),
  };
}
