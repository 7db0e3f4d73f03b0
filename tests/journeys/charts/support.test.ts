import type { Page } from 'playwright-core';
import { DOWN, driveSupport, REFUSED, type SupportSet, supportPage } from '#tests/support/pages/support.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { supportInformation } from '#tests/support/support-information.ts';
import { it } from '../support/journey.ts';
import { storeSession } from '../support/signed-in.ts';
import { heldCalls } from './held-calls.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

const FIRST_PRACTICE = JSON.stringify({ organizationId: 'o1', practiceId: 'p1', memberId: null });

/** The built portal; the server tells whom to ask on command. */
async function supportSet(page: Page): Promise<SupportSet> {
  const asked = await heldCalls(page, '**/get-support-information');
  const showAs = async (user: object) => {
    await page.unroute('**/api/user');
    await page.route('**/api/user', (route) => route.fulfill({ json: user }));
  };
  const fails = (json: typeof REFUSED | typeof DOWN) => async () =>
    (await asked.next()).fulfill({ status: json.status, json });
  return {
    async open(hasPractice) {
      asked.forget();
      await page.evaluate(beginTab, FIRST_PRACTICE);
      await showAs(hasPractice ? staffUser() : staffUser({ organizations: [] }));
      await page.goto('/reports');
      await page.getByRole('button', { name: /^Account menu for/ }).waitFor();
    },
    async assignPractice() {
      await showAs(staffUser());
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: /^Practice/ }).waitFor();
    },
    leavePractice: asked.forget,
    isAsking: asked.isWaiting,
    answer: {
      loaded: async () => (await asked.next()).fulfill({ json: supportInformation() }),
      refused: fails(REFUSED),
      'server down': fails(DOWN),
    },
  };
}

/** A tab in which nobody has worked in any practice yet. */
function beginTab(selection: string): void {
  sessionStorage.clear();
  sessionStorage.setItem('selection', selection);
}

it('LAYOUT-7, LAYOUT-8, ERR-2: the support widget walks the tours of its chart and leaves no transition out', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of (400|503) \(.*\) at \/api\/support\/practice\/p\d\/get-support-information$/);
  await storeSession(page, 'frontdesk@bridgework.test');
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(supportPage, driveSupport(adapter, await supportSet(page)));
});
