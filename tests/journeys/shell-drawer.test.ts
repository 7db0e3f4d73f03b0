import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { selectMember, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

/** The visible width of the drawer, in CSS pixels. */
async function drawerWidth(page: Page): Promise<number> {
  const drawer = page.locator('#drawer');
  const place = (await drawer.isVisible()) ? await drawer.boundingBox() : null;
  return place === null ? 0 : Math.max(0, place.x + place.width);
}

const seesDrawer = (page: Page, width: number) => expect.poll(() => drawerWidth(page)).toBe(width);

it('LAYOUT-3.2, LAYOUT-4.1, LAYOUT-4.2, LAYOUT-4.3: the Admin group expands on its own pages, also by Back, and is collapsed elsewhere; Manage Patients is marked on a patient’s page and a renewal, Purchase Plan where plans are compared', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { admin, item, activeItem } = shellOf(page);
  const isOpen = () => admin.getAttribute('aria-expanded');
  expect(await isOpen()).toBe('false');
  expect(await item('Goal Settings').count()).toBe(0);
  for (const [path, active] of [
    ['/goal-settings', 'Goal Settings'],
    ['/payment-management', 'Payment Management'],
    ['/payment-management/transactions', 'Payment Management'],
    ['/revenue-management', 'Revenue Management'],
    ['/fee-management', 'Manage Plan Fees'],
    ['/edit-plan-fee', 'Manage Plan Fees'],
  ] as const) {
    await page.goto(path);
    await item(active).waitFor();
    expect([path, await isOpen(), await activeItem.allInnerTexts()]).toEqual([path, 'true', [active]]);
  }
  await admin.click();
  await item('Goal Settings').waitFor({ state: 'hidden' });
  await page.goto('/search-patients');
  await item('Manage Patients').waitFor();
  expect(await isOpen()).toBe('false');

  await admin.click();
  await item('Goal Settings').click();
  await item('Report').click();
  await admin.click();
  await item('Goal Settings').waitFor({ state: 'hidden' });
  await page.goBack();
  await item('Goal Settings').waitFor();
  await expect.poll(() => activeItem.allInnerTexts()).toEqual(['Goal Settings']);
  await selectMember(page, '10000114');
  for (const [path, active] of [
    ['/view-patient/transactions', 'Manage Patients'],
    ['/widget/renewal', 'Manage Patients'],
    ['/widget/compare', 'Purchase Plan'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => activeItem.allInnerTexts()).toEqual([active]);
  }
});

it('LAYOUT-1.2, LAYOUT-5.1: the menu button collapses the drawer, and hover opens it until the pointer leaves', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  const { menuButton, drawer, item } = shellOf(page);
  const label = item('Manage Patients').getByText('Manage Patients');
  const labelWidth = async () => Math.round((await label.boundingBox())?.width ?? 0);
  await seesDrawer(page, 248);
  expect(await menuButton.getAttribute('aria-expanded')).toBe('true');

  await menuButton.click();
  await seesDrawer(page, 64);
  expect(await menuButton.getAttribute('aria-expanded')).toBe('false');
  expect(await labelWidth()).toBe(1);

  await drawer.hover();
  await seesDrawer(page, 248);
  expect(await labelWidth()).toBeGreaterThan(80);
  const { x: content } = (await page.getByRole('main').boundingBox()) ?? { x: 0 };
  expect(content, 'the page does not move').toBe(64);
  await item('Manage Patients').click();
  await page.getByRole('heading', { name: 'Manage Patients' }).waitFor();
  await seesDrawer(page, 248);
  await page.mouse.move(900, 500);
  await seesDrawer(page, 64);

  await menuButton.click();
  await seesDrawer(page, 248);
  await page.mouse.move(900, 500);
  await seesDrawer(page, 248);
});

it('LAYOUT-5.2, LAYOUT-5.3, CONST-2.5: below 1024 px a click on the content collapses the drawer; from 1024 px on it does not; a window starts and becomes narrow with the drawer closed, and becomes wide with the drawer as it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 768 });
  await openAs(page, ADMIN);
  const { menuButton } = shellOf(page);
  await seesDrawer(page, 0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await seesDrawer(page, 248);
  await page.mouse.click(700, 400);
  await seesDrawer(page, 248);

  await page.setViewportSize({ width: 1023, height: 768 });
  await seesDrawer(page, 0);
  await menuButton.click();
  await seesDrawer(page, 288);
  await page.mouse.click(700, 400);
  await seesDrawer(page, 0);
  expect(await menuButton.getAttribute('aria-expanded')).toBe('false');
  await page.setViewportSize({ width: 1024, height: 768 });
  await seesDrawer(page, 248);
});
