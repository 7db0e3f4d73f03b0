import { expect } from 'vitest';
import { commandMenuOf } from './command-page.ts';
import { shellOf } from './shell-page.ts';
import { it } from './support/bell-server.ts';
import { signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

it('LAYOUT-11.2, SESSION-7.3: the command menu opens Settings; signing out everywhere else shows the sign-in sheet there and keeps this session', async ({
  page,
  pageErrors,
  browser,
  address,
}) => {
  pageErrors.expect(/401/);
  await signIn(page, 'team@bridgework.test');
  const elsewhere = await browser.newContext({ baseURL: address });
  const other = await elsewhere.newPage();
  await signIn(other, 'team@bridgework.test');
  const menu = commandMenuOf(page);
  await menu.open();
  await page.keyboard.type('preferences');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toBe('Settings · Bridgework');
  const sessions = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Signed in \d/ });
  await expect.poll(() => sessions.count()).toBeGreaterThan(1);
  expect(await sessions.filter({ hasText: 'This browser' }).allInnerTexts()).toEqual([
    expect.stringMatching(/^Chrome on Linux\s+This browser\s+Signed in \d\d\/\d\d\/\d{4}, \d/),
  ]);
  await page.route('**/user/sessions/end', (route) => route.abort(), { times: 1 });
  pageErrors.expect(/ERR_FAILED/);
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere else' });
  await everywhere.click();
  await page.getByText('Couldn’t sign out').waitFor();
  await everywhere.click();
  await page.getByText('You’re not signed in anywhere else.').waitFor();
  expect(await sessions.count()).toBe(1);
  await other.getByRole('link', { name: 'Manage Patients' }).click();
  await other.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  await elsewhere.close();
});

it('SESSION-7.3: one session ends by its own button', async ({ page }) => {
  await openAs(page, 'office@bridgework.test');
  await openAs(page, 'office@bridgework.test', { at: '/settings' });
  await page.getByRole('button', { name: /^Sign out .*, signed in / }).click();
  await page.getByText('You’re not signed in anywhere else.').waitFor();
});

it('DASH-2.6: a user turns the weekly report on and off, and a reload shows the choice', async ({ page }) => {
  await openAs(page, 'office@bridgework.test', { at: '/settings' });
  const weekly = page.getByRole('switch', { name: 'Email me the weekly report' });
  for (const isOn of [true, false]) {
    await expect.poll(() => weekly.isChecked()).toBe(!isOn);
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await weekly.press('Space');
    expect((await stored).status()).toBe(200);
    await page.reload();
    await expect.poll(() => weekly.isChecked()).toBe(isOn);
  }
});

it('LAYOUT-8.5: Edit in the profile leads to Settings, where a front desk user changes name and phone; avatar and profile show them at once, and a reload too', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  const { account, dialog } = shellOf(page);
  await account.click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await dialog.getByRole('button', { name: 'Edit your name and phone' }).click();
  const change = async (name: string, phone: string) => {
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Phone', { exact: true }).fill(phone);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your details are saved').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);
  };
  await change('Freya Vale', '6145550199');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect.poll(() => account.locator('[aria-hidden=true]').innerText()).toBe('FV');
    await account.click();
    await page.getByRole('menuitem', { name: 'View Profile' }).click();
    await dialog.getByText('(614) 555-0199').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await change('Freya Front', '6145550105');

  await page.getByLabel('Full name').fill('Freya');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialog.getByText('Your details').waitFor();
});
