import { expect } from 'vitest';
import { isClean } from './audited.ts';
import { openFromMenu } from './command-page.ts';
import { openDialog, press, pressToPlace, tabTo } from './keyboard.ts';
import { seesToast } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

it('PERM-8.3, PERM-8.9: an administrator adds a person by keyboard, changes name, phone and roles, deactivates and activates', async ({
  page,
}) => {
  await openAs(page, 'admin@bridgework.test', { at: '/settings' });
  await page.getByRole('link', { name: 'Manage staff' }).click();
  const title = page.getByRole('heading', { name: 'Staff', level: 1 });
  await title.waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await openFromMenu(page, 'Staff');
  await title.waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Nell Reception' });

  await page.getByRole('button', { name: 'Add staff member' }).focus();
  await openDialog(page);
  await tabTo(page, 'Full name');
  await page.keyboard.type('Nell Reception');
  await tabTo(page, 'Email');
  await page.keyboard.type('nell@bridgework.test');
  await pressToPlace(page, 'Tab', page.getByRole('radio', { name: /^Front desk/ }));
  await press(page, 'Space');
  await isClean(page, 'a new person');
  await tabTo(page, 'Send invitation');
  await press(page, 'Enter');
  await seesToast(page, 'Nell Reception gets an email to choose a password');
  await row.getByText('Front desk', { exact: true }).waitFor();
  await row.getByText('Invited', { exact: true }).waitFor();
  await isClean(page, 'the staff');

  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Nell Reception' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await page.getByRole('button', { name: 'Nell Reception', exact: true }).click();
  await page.getByLabel('Full name').fill('Nell Reception');
  await page.getByLabel('Phone').fill('6145550119');
  await page.getByText('Choose individual roles').click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Plan fees editor' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Editor: Plan fees', { exact: true }).waitFor();
  await act('Edit');
  expect(await page.getByLabel('Phone').inputValue()).toBe('(614) 555-0119');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await act('Email password link');
  await seesToast(page, 'Password link sent to nell@bridgework.test');

  await act('Deactivate');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await row.getByText('Inactive', { exact: true }).waitFor();
  await act('Activate');
  await row.getByText('Invited', { exact: true }).waitFor();

  await page.goto('/dev/outbox');
  await expect
    .poll(() => page.getByText(/^Your Bridgework account at Harborlight Dental Group/).count())
    .toBeGreaterThan(0);
});
