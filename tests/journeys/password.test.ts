import { expect } from 'vitest';
import { shellOf, stopClock, toastLines } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { it as journey } from './support/journey.ts';
import { removeDataDir, startPortal } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';

const WHO = 'frontdesk@bridgework.test';
const NEW = 'Harbor.Walk(7)';

/** On a portal of its own: elsewhere people sign in with the old password at the same time. */
const it = journey.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
  address: async ({}, use) => {
    const portal = await startPortal({ dataDir: sampleDataDir() });
    await use(portal.address);
    await portal.stop();
    removeDataDir(portal.dataDir);
  },
});

it('LAYOUT-8.2, API-21.5: Update Password shows a rejection at its field, changes the password, and ends other sessions', async ({
  page,
  address,
  troubles,
}) => {
  troubles.expect(/status of 400/);
  await signIn(page, WHO);
  const elsewhere = await apiOf(address, WHO, SAMPLE_PASSWORD);
  await shellOf(page).account.click();
  await page.getByRole('menuitem', { name: 'Update Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update password' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const [current, next] = [field('Current password'), field('New password')];
  const again = field('Confirm new password');
  expect(await dialog.innerText()).toContain('You’ll stay signed in here and be signed out everywhere else.');
  expect(
    await dialog
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password', 'new-password', 'new-password', null]);

  const submit = dialog.getByRole('button', { name: 'Update password' });
  const fill = async (old: string, password: string) => {
    await current.fill(old);
    await next.fill(password);
    await again.fill(password);
    await submit.click();
  };
  await current.fill('');
  await next.fill('Harbor');
  await again.fill('Harbour');
  await again.press('Tab');
  for (const message of [
    'Password is required',
    'The new password must be at least 8 characters',
    'Passwords don’t match',
  ])
    await dialog.getByText(message, { exact: true }).waitFor();
  expect(await submit.isDisabled()).toBe(true);

  await fill('Wrong2026!', NEW);
  await dialog.getByText('Your current password is incorrect.', { exact: true }).waitFor();
  expect(await current.getAttribute('aria-invalid')).toBe('true');
  await fill(SAMPLE_PASSWORD, 'Password1!');
  await dialog
    .getByText('This password is too easy to guess. Choose another one.', { exact: true })
    .waitFor();
  expect(await next.getAttribute('aria-invalid')).toBe('true');
  await stopClock(page);
  await fill(SAMPLE_PASSWORD, NEW);
  await dialog.waitFor({ state: 'detached' });
  expect(await toastLines(page)).toEqual([
    'Password changed successfully',
    'You’ve been signed out on other devices.',
  ]);
  await page.clock.resume();
  await expect(elsewhere.get('/user')).rejects.toThrow('answered 401');

  await shellOf(page).account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
  await signIn(page, WHO, NEW);
});
