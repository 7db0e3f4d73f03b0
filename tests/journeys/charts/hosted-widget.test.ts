import type { Page } from 'playwright-core';
import { driveLeaving, type LeavingSet, leavingPage } from '#tests/support/pages/leaving.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { driveWidgetHost, widgetHostPage } from '#tests/support/pages/widget-host.ts';
import { type Account, shellOf } from '../shell-page.ts';
import { apiOf } from '../support/api.ts';
import { it } from '../support/journey.ts';
import { SAMPLE_PASSWORD } from '../support/sign-in.ts';
import { openAs } from '../support/signed-in.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';
import { configureFees, widgetSet } from './widget-set.ts';

const ADMIN = 'admin@bridgework.test';

/** Somebody who may do everything, on a portal that hosts a widget on the page of plan fees. */
async function workWithWidgets(page: Page, address: string): Promise<Account> {
  await configureFees(page);
  await openAs(page, ADMIN);
  return (await (await apiOf(address, ADMIN, SAMPLE_PASSWORD)).get('/user')) as Account;
}

/** The page of plan fees on the built portal, with the report behind it. */
async function leavingSet(page: Page, adapter: PageAdapter, account: Account): Promise<LeavingSet> {
  const widget = await widgetSet(page, adapter, account);
  return {
    otherPractice: account.organizations[0]?.practices[1]?.name ?? '',
    async open() {
      await page.goto('/reports');
      const { admin, item } = shellOf(page);
      await admin.click();
      await item('Manage Plan Fees').click();
      await widget.load();
      await widget.call('ready');
    },
    call: widget.call,
    goBack: () => page.evaluate(() => history.back()),
    async arriveAt(wanted) {
      await page.waitForURL((url) => url.pathname === wanted);
      if (wanted === '/reports') return;
      await widget.load();
      await widget.call('ready');
    },
  };
}

it('SESSION-2: leaving walks the tours of its chart and leaves no transition out', async ({
  page,
  address,
  pageErrors,
}) => {
  const account = await workWithWidgets(page, address);
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(leavingPage, driveLeaving(adapter, await leavingSet(page, adapter, account)));
});

it('WIDGET-1 to WIDGET-5: the place of a widget walks the tours of its chart and leaves no transition out', async ({
  page,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/There is no widget from|(status of 404 \(.*\)|ERR_FAILED) at \/widgets\/sample\.js$/);
  const account = await workWithWidgets(page, address);
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(widgetHostPage, driveWidgetHost(adapter, await widgetSet(page, adapter, account)));
});
