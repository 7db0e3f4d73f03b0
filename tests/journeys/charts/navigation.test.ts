import type { Page } from 'playwright-core';
import { driveNavigation, type NavigationSet, navigationPage } from '#tests/support/pages/navigation.ts';
import { tellHead } from '#tests/support/pages/patient-head.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import type { Account } from '../shell-page.ts';
import { apiOf } from '../support/api.ts';
import { it } from '../support/journey.ts';
import { SAMPLE_PASSWORD } from '../support/sign-in.ts';
import { goBackTo, leaveSignedIn } from './accounts.ts';
import { tellOn } from './built-desk.ts';
import { heldCalls } from './held-calls.ts';
import { heldStorage } from './held-storage.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

const ADMIN = 'admin@bridgework.test';

/** The built portal; storage and the server tell who is signed in on command. */
async function navigationSet(page: Page, account: Account): Promise<NavigationSet> {
  const storage = await heldStorage(page, ['open']);
  const asked = await heldCalls(page, '**/api/user');
  const [first, ...others] = account.organizations;
  const selection = {
    organizationId: first?.id,
    practiceId: first?.practices[0]?.id,
    memberId: RECEIVED_MEMBER.userId,
  };
  await tellHead({ tell: tellOn(page) });
  return {
    async open({ path, isSignedIn, requestedPath }) {
      await leaveSignedIn(page, isSignedIn ? ADMIN : null);
      asked.forget();
      await keepInTab(page, { selection: JSON.stringify(selection), 'requested-page': requestedPath });
      await page.goto(path);
    },
    tellStored: () => storage.tell('open'),
    async tellUser({ roles, hasMember }) {
      const organizations = hasMember ? account.organizations : others;
      const held = roles.map(({ name }) => ({ id: name, name, permissions: [] }));
      await (await asked.next()).fulfill({
        json: { ...account, organizations, roles: held, permissions: [] },
      });
    },
    async signOut() {
      await page.getByRole('button', { name: /^Account menu for/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    goTo: (path) => goBackTo(page, path),
  };
}

async function keepInTab(page: Page, items: Record<string, string | null>): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) if (text !== null) sessionStorage.setItem(name, text);
  }, items);
}

it('ROUTE-5, ROUTE-6, ROUTE-7, ROUTE-8, LOGIN-9: the address walks the tours of its chart and leaves no transition out', async ({
  page,
  address,
  pageErrors,
}) => {
  const account = (await (await apiOf(address, ADMIN, SAMPLE_PASSWORD)).get('/user')) as Account;
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(navigationPage, driveNavigation(adapter, await navigationSet(page, account)));
});
