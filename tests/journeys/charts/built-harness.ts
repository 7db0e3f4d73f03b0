import type { Frame, Page } from 'playwright-core';
import { fieldsPage } from '#tests/support/fields-page.ts';
import type { Harness } from '#tests/support/harness.ts';
import { recordTabs } from '#tests/support/opened-tabs.ts';
import { domReaders } from '#tests/support/pages/dom.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { answerIn, pauseCalls } from '#tests/support/paused-calls.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { openOutside, selectMember } from '../shell-page.ts';
import type { PageErrors } from '../support/page-errors.ts';
import type { SamplePerson } from '../support/sign-in.ts';
import { storeSession } from '../support/signed-in.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { REPORT_PAGE } from './report-page.ts';

/** The built portal with a selected patient and a stopped clock, for a front desk user or the named one. */
export async function harnessOnPage(
  page: Page,
  pageErrors: PageErrors,
  user: SamplePerson = 'frontdesk@bridgework.test',
): Promise<{ adapter: PageAdapter; harness: Harness }> {
  const { id } = await storeSession(page, user);
  await selectMember(page, RECEIVED_MEMBER.userId);
  const driven = { frame: page.mainFrame() };
  const adapter = await builtPageAdapter(page, pageErrors, () => driven.frame);
  return { adapter, harness: await builtHarness(page, pageErrors, id, driven) };
}

/** Responds immediately to calls whose paths have this ending. */
export const respondOn =
  (page: Page): Harness['respondTo'] =>
  async (ending, body) => {
    await page.route(new RegExp(`${ending}(\\?|$)`), (route) => route.fulfill({ json: body() }));
  };

async function builtHarness(
  page: Page,
  pageErrors: PageErrors,
  userId: string,
  driven: { frame: Frame },
): Promise<Harness> {
  let served = 0;
  await page.addInitScript(`globalThis.dom = (${domReaders})()`);
  await page.route('**/hosted-fields?*', (route) => {
    served += 1;
    return route.fulfill({ contentType: 'text/html', body: fieldsPage(served) });
  });
  await page.route('**/report?*', (route) => route.fulfill({ contentType: 'text/html', body: REPORT_PAGE }));
  const fields = () => page.frames().find((frame) => frame.url().includes('/hosted-fields?'));
  return {
    userId,
    async pause(...endings) {
      await page.addInitScript(pauseCalls, endings);
      return answerIn((work, given) => driven.frame.evaluate(work as never, given));
    },
    respondTo: respondOn(page),
    async open(
      path,
      { hasCardFields = true, hasPlansWidget = false, hasReport = false, isInFrame = false } = {},
    ) {
      for (const tab of page.context().pages()) if (tab !== page) await tab.close();
      await openOutside(page);
      await page.unroute(`**${path}`);
      if (!hasCardFields) await serveChanged(page, path, '"pageId":"sandbox"', '"pageId":""');
      if (hasPlansWidget) await serveChanged(page, path, '"plans":""', '"plans":"/widgets/plans.js"');
      if (hasReport) await serveChanged(page, path, '"reportUrl":""', '"reportUrl":"/report"');
      await page.goto(path);
      driven.frame = isInFrame ? await marketplaceFrame(page) : page.mainFrame();
    },
    expectError: (text) => pageErrors.expect(text),
    async recordTabs() {
      await page.addInitScript(recordTabs);
    },
    inFields: async (work, given) => fields()?.evaluate(work as never, given),
  };
}

async function marketplaceFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe.marketplace-frame-page').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page shows no marketplace frame.');
  await frame.waitForURL('**/mp-*/**');
  return frame;
}

/** Serves a page of a portal with another configuration. */
const serveChanged = (page: Page, path: string, from: string, to: string): Promise<unknown> =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(from, to);
    await route.fulfill({ response, body });
  });
