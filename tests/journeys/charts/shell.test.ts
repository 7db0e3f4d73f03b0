import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { APPEARANCE_COOKIE } from '#domain/session/appearance.ts';
import { dialogPage, driveDialog } from '#tests/support/pages/dialog.ts';
import { drawerPage, driveDrawer } from '#tests/support/pages/drawer.ts';
import { drivePageInitialState, pageInitialStatePage } from '#tests/support/pages/page-initial-state.ts';
import { it } from '../support/journey.ts';
import { storeSession } from '../support/signed-in.ts';
import { goBackTo } from './accounts.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Organization/ })
    .waitFor();
}

/** Nobody has collapsed the drawer here yet. */
async function forgetLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const item of Object.keys(localStorage))
      if (item.startsWith('Look of ')) localStorage.removeItem(item);
  });
  await page.context().clearCookies({ name: APPEARANCE_COOKIE });
}

describe('the pages for somebody who is signed in walk the tours of their charts and leave no transition out', () => {
  it('DIALOG-1, DIALOG-2: the dialog of the profile, and the one over it in which a permission is deleted', async ({
    page,
    pageErrors,
  }) => {
    await storeSession(page, 'admin@bridgework.test');
    const adapter = await builtPageAdapter(page, pageErrors);
    const driver = driveDialog(adapter, {
      open: () => openAt(page, '/reports'),
      async openProfile() {
        await adapter.click('button', /^Account menu for/);
        await adapter.click('menuitem', 'View Profile');
      },
    });
    await walkOnPage(dialogPage, driver);
  });

  it('LAYOUT-1, LAYOUT-4, LAYOUT-5: the drawer in a wide and in a narrow window', async ({
    page,
    pageErrors,
  }) => {
    await storeSession(page, 'admin@bridgework.test');
    const adapter = await builtPageAdapter(page, pageErrors);
    const driver = driveDrawer(adapter, {
      async open({ width, path }) {
        await forgetLooks(page);
        await page.setViewportSize({ width, height: 900 });
        await openAt(page, path);
      },
      goTo: (path) => goBackTo(page, path),
    });
    await walkOnPage(drawerPage, driver);
  });

  it('PATIENT-6: the flag of a page that has just been opened', async ({ page, pageErrors }) => {
    await storeSession(page, 'frontdesk@bridgework.test');
    const adapter = await builtPageAdapter(page, pageErrors);
    const driver = drivePageInitialState(adapter, {
      open: (kind) => openAt(page, kind === 'page' ? '/reports' : '/search-patients'),
    });
    await walkOnPage(pageInitialStatePage, driver);
  });
});
