import { expect } from 'vitest';
import { png } from '#tests/support/images.ts';
import { isClean } from './audited.ts';
import { openFromMenu } from './command-page.ts';
import { focused, openDialog, press, tabTo } from './keyboard.ts';
import { openAs } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';

/** Changes the settings of the practice. */
const it = withSettings({});

it('CONST-3: saving only the phone sends the hours as they are stored', async ({ page }) => {
  await openAs(page, 'admin@bridgework.test', { at: '/practice' });
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('2075550177');
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saving).postDataJSON()).toMatchObject({
    telephoneNumber: '2075550177',
    weekdayHours: '7am-6pm CST',
    weekendHours: '',
  });
  await page.getByText('Practice settings saved', { exact: true }).waitFor();
});

it('CONST-3.5, CONST-3.8, CONST-3.10: a manager changes zone, hours and contact by keyboard, sees what another user stored, and Help follows', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/409/);
  await openAs(page, 'admin@bridgework.test', { at: '/settings' });
  await page.getByRole('link', { name: 'Practice settings' }).click();
  const title = page.getByRole('heading', { name: 'Practice', level: 1 });
  await title.waitFor();
  await page.goBack();
  await openFromMenu(page, 'Practice');
  await title.waitFor();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const zone = page.getByRole('button', { name: /Time zone$/ });
  await field('Phone').waitFor();
  const stored = await field('Phone').inputValue();
  const time = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
  expect(await time('Friday closes').textContent()).toBe('6:00 PM');
  await page.getByText('Help shows: 7am-6pm CST', { exact: true }).waitFor();

  const other = await page.context().newPage();
  await other.goto('/practice');
  await other.getByRole('textbox', { name: 'Address' }).fill('14 Lantern Road, Portland, ME 04101');
  // Leaving a field renders the form again, which must not undo the click that leaves it.
  await other.getByRole('checkbox', { name: 'Sunday' }).check();
  await other.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await other.getByRole('button', { name: 'Save changes' }).click();
  await other.getByText('Practice settings saved', { exact: true }).waitFor();

  await tabTo(page, 'Phone');
  await press(page, 'Control+A');
  await page.keyboard.type('2075550199');
  await tabTo(page, 'Saturday');
  await press(page, 'Space');
  await page.getByText('Help shows: 7am-6pm ET · Saturday 9am-noon ET', { exact: true }).waitFor();
  await zone.press('Enter');
  await page.locator('[role=option]:focus').waitFor();
  await page.keyboard.type('Hawaii');
  await expect.poll(() => focused(page)).toContain('Hawaii');
  await press(page, 'Enter');
  await expect.poll(() => zone.textContent()).toContain('Hawaii (Honolulu)');
  await tabTo(page, 'Save changes');
  await press(page, 'Enter');
  await page.getByText('Someone else changed these settings', { exact: true }).waitFor();
  expect(await field('Address').inputValue()).toBe('14 Lantern Road, Portland, ME 04101');
  expect(await time('Saturday closes').textContent()).toBe('12:00 PM');
  expect(await field('Phone').inputValue()).toBe('(207) 555-0199');
  await page.getByRole('row', { name: 'Phone' }).getByText(stored).waitFor();
  await isClean(page, 'settings that another user changed');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Practice settings saved', { exact: true }).waitFor();

  await openFromMenu(page, 'Help');
  const help = page.getByRole('dialog');
  await help.getByText('(207) 555-0199').waitFor();
  await help.getByText('Monday–Friday: 7am-6pm').waitFor();
  await help.getByText('Saturday 9am-noon').waitFor();
  await press(page, 'Escape');

  await field('Phone').fill('2075550100');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  expect(await field('Phone').inputValue()).toBe('(207) 555-0100');
});

it('CONST-3.9: by keyboard, a manager uploads, replaces and removes a logo', async ({ page }) => {
  let width = 60;
  page.on('filechooser', (chooser) =>
    chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png({ width, height: 20 }) }),
  );
  await openAs(page, 'admin@bridgework.test', { at: '/practice' });
  await page.getByText(/^No logo yet/).waitFor();
  await page.getByLabel('Upload a logo').press('Enter');
  await page.getByText('60 by 20 pixels', { exact: true }).waitFor();
  width = 40;
  await page.getByLabel('Upload another logo').press('Enter');
  await page.getByText('40 by 20 pixels', { exact: true }).waitFor();
  await page.getByRole('img', { name: / logo$/ }).waitFor();
  await page.getByRole('button', { name: 'Remove logo' }).focus();
  await openDialog(page);
  await tabTo(page, 'Remove logo');
  await press(page, 'Enter');
  await page.getByText(/^No logo yet/).waitFor();
});
