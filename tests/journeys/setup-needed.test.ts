import { expect } from 'vitest';
import { commandMenuOf } from './command-page.ts';
import { press } from './keyboard.ts';
import { shellOf, TAMSIN } from './shell-page.ts';
import { it } from './support/journey.ts';
import { type Portal, removeDataDir, startPortal } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { openAs } from './support/signed-in.ts';

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
  await press(page, 'Escape', '?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Setup needed').first().waitFor();
});

/** A portal without a marketplace. */
const withoutMarketplace = it.extend<{ portal: Portal; address: string }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
    async ({}, use) => {
      const portal = await startPortal({ dataDir: sampleDataDir(), env: { MARKETPLACE_URL: '' } });
      await use(portal);
      await portal.stop();
      removeDataDir(portal.dataDir);
    },
    { scope: 'file' },
  ],
  address: async ({ portal }, use) => use(portal.address),
});

withoutMarketplace(
  'WIDGET-6.2: the front desk sees no command, shortcut or patient button to such parts, and keeps the drawer items',
  async ({ page }) => {
    await openAs(page, 'frontdesk@bridgework.test', {
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
    await press(page, 'Escape', '?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('Dashboard').waitFor();
    expect(await sheet.getByText(/^(Purchase Plan|Report)$/).count()).toBe(0);
  },
);
