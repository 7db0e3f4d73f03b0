import type { Page } from 'playwright-core';
import type { StaffUser } from '#domain/access/staff.ts';
import type { Desk } from '#tests/support/desk.ts';
import { fieldsPage } from '#tests/support/fields-page.ts';
import { keepTabs } from '#tests/support/opened-tabs.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { selectMember } from '../shell-page.ts';
import type { PageErrors } from '../support/page-errors.ts';
import { storeSession } from '../support/signed-in.ts';
import { goOutside } from './accounts.ts';
import { heldFetch } from './held-fetch.ts';
import { builtPageAdapter } from './page-adapter.ts';

/** Somebody of the front desk, who has a patient selected. */
export async function workOnPatient(page: Page): Promise<StaffUser> {
  const user = await storeSession(page, 'frontdesk@bridgework.test');
  await selectMember(page, RECEIVED_MEMBER.userId);
  return user;
}

/** The built portal with somebody of the front desk at a patient's pages, and how they are walked. */
export async function deskOnPage(
  page: Page,
  pageErrors: Omit<PageErrors, 'expect'>,
): Promise<{ adapter: PageAdapter; desk: Desk }> {
  const { id } = await workOnPatient(page);
  const adapter = await builtPageAdapter(page, pageErrors);
  return { adapter, desk: await builtDesk(page, id) };
}

/** What a page asks for at the end of such a path is answered at once. */
export const tellOn =
  (page: Page): Desk['tell'] =>
  async (ending, body) => {
    await page.route(new RegExp(`${ending}(\\?|$)`), (route) => route.fulfill({ json: body() }));
  };

async function builtDesk(page: Page, userId: string): Promise<Desk> {
  let served = 0;
  await page.route('**/hosted-fields?*', (route) => {
    served += 1;
    return route.fulfill({ contentType: 'text/html', body: fieldsPage(served) });
  });
  const fields = () => page.frames().find((frame) => frame.url().includes('/hosted-fields?'));
  return {
    userId,
    hold: (...endings) => heldFetch(page, ...endings),
    tell: tellOn(page),
    async open(path, { hasCardFields = true } = {}) {
      for (const tab of page.context().pages()) if (tab !== page) await tab.close();
      await goOutside(page);
      await page.unroute(`**${path}`);
      if (!hasCardFields) await serveWithoutCardFields(page, path);
      await page.goto(path);
    },
    async keepTabs() {
      await page.addInitScript(keepTabs);
    },
    async opensTab(press) {
      const tab = page.waitForEvent('popup');
      await press();
      await tab;
      await page.bringToFront();
    },
    inFields: async (work, given) => fields()?.evaluate(work as never, given),
  };
}

/** The page as a portal gives it for which no page of card fields is configured. */
const serveWithoutCardFields = (page: Page, path: string): Promise<unknown> =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"pageId":"sandbox"', '"pageId":""');
    await route.fulfill({ response, body });
  });
