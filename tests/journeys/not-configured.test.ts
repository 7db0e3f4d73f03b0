import { expect } from 'vitest';
import { accountsOf } from './accounts-page.ts';
import { commandMenuOf } from './command-page.ts';
import { press } from './keyboard.ts';
import { REPORT, seesPage, shellOf, TAMSIN, WIDGET } from './shell-page.ts';
import { openAs, storeSession } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';

const FRONT_DESK = 'frontdesk@bridgework.test';
const PRACTICE = 'Harborlight Portland';

/** A portal without reports, plans widget and marketplace, whose card fields are on another origin. */
const it = withSettings({
  MARKETPLACE_URL: '',
  HOSTED_FIELDS_URL: 'https://fields.example/card',
  HOSTED_FIELDS_PAGE_ID: 'page-7',
});

it('DASH-3.1, WIDGET-4.2: an empty REPORT_URL or widget path shows that the environment does not configure it', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK);
  await seesPage(page, '/', ['Dashboard', PRACTICE, REPORT]);
  for (const [path, title] of [
    ['/explore-plans', 'Purchase Plan'],
    ['/widget/purchase', 'Purchase a plan'],
  ] as const) {
    await page.goto(path);
    await seesPage(page, path, [title, PRACTICE, WIDGET]);
  }
});

const WIDGETS = ['PLANS', 'PATIENTS', 'GOALS', 'PAYMENTS', 'REVENUE', 'FEES'];

withSettings(Object.fromEntries(WIDGETS.map((name) => [`WIDGET_${name}_URL`, ''])))(
  'WIDGET-4.1: without a configured path, each of the six widget pages shows that it is not displayed because of environment config',
  async ({ page }) => {
    await storeSession(page, 'admin@bridgework.test');
    for (const [path, title] of [
      ['/explore-plans', 'Purchase Plan'],
      ['/search-patients', 'Manage Patients'],
      ['/goal-settings', 'Goal Settings'],
      ['/payment-management', 'Payment Management'],
      ['/revenue-management', 'Revenue Management'],
      ['/fee-management', 'Manage Plan Fees'],
    ] as const) {
      await page.goto(path);
      await seesPage(page, path, [title, PRACTICE, WIDGET]);
    }
  },
);

it('FRAME-5.1: the card fields load from the configured URL with the configured page id', async ({
  page,
}) => {
  const asked = page.waitForRequest('https://fields.example/**');
  await page.route('https://fields.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Card fields</title>' }),
  );
  await storeSession(page, FRONT_DESK);
  const accounts = accountsOf(page);
  await accounts.open('10000014');
  await accounts.add.click();
  const { pathname, searchParams } = new URL((await asked).url());
  expect([pathname, searchParams.get('page')]).toEqual(['/card', 'page-7']);
});

it('WIDGET-6.1: an administrator sees "Setup needed" at drawer items, commands and shortcuts of parts without an address', async ({
  page,
}) => {
  await openAs(page, 'admin@bridgework.test');
  const { drawer, item } = shellOf(page);
  await item('Report').waitFor();
  const noted = await drawer
    .getByRole('listitem')
    .filter({ hasText: 'Setup needed' })
    .getByRole('link')
    .allInnerTexts();
  expect(noted).toEqual(['Purchase Plan', 'Report']);
  const menu = commandMenuOf(page);
  await menu.open();
  await page.keyboard.type('report');
  await page.getByRole('option', { name: /^Report\s+Setup needed/ }).waitFor();
  await press(page, 'Escape');
  await menu.line.waitFor({ state: 'detached' });
  await press(page, '?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Setup needed').first().waitFor();
});

it('WIDGET-6.2: the front desk sees no command, shortcut or patient button to parts without an address, and keeps the drawer items', async ({
  page,
}) => {
  await openAs(page, FRONT_DESK, {
    at: '/view-patient/overview',
    memberId: TAMSIN.memberId,
  });
  await page.getByRole('switch', { name: 'Auto-renew' }).waitFor();
  for (const name of ['Renew plan', 'Add member', 'Purchase a plan'])
    expect([name, await page.getByRole('link', { name }).count()]).toEqual([name, 0]);
  const { drawer } = shellOf(page);
  expect(await drawer.getByRole('link').allInnerTexts()).toEqual([
    'Dashboard',
    'Purchase Plan',
    'Manage Patients',
    'Report',
  ]);
  const menu = commandMenuOf(page);
  await menu.open();
  await page.getByRole('option', { name: /^Dashboard/ }).waitFor();
  expect(await page.getByRole('option', { name: /Purchase|Report|Setup needed/ }).count()).toBe(0);
  await press(page, 'Escape');
  await menu.line.waitFor({ state: 'detached' });
  await press(page, '?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Dashboard').waitFor();
  expect(await sheet.getByText(/^(Purchase Plan|Report)$/).count()).toBe(0);
});
