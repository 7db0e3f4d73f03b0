import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loginView, openLogin } from './login-page.ts';
import { it } from './support/journey.ts';
import { stopClockEarly } from './support/still-clock.ts';

const EMAIL = 'admin@bridgework.test';

/** The login page at a moment that lasts until the test lets time pass. */
async function openStill(page: Page) {
  await stopClockEarly(page);
  return openLogin(page);
}

const emailMessage = async (page: Page) => (await loginView(page)).emailMessage;

it('FIELD-2.3: a value is validated 300 ms after the last key, not before', async ({ page }) => {
  const { email } = await openStill(page);
  await email.pressSequentially('admi');
  await page.clock.runFor(299);
  await email.pressSequentially('n');
  await page.clock.runFor(299);
  expect(await emailMessage(page)).toBe('');
  await page.clock.runFor(1);
  await expect.poll(() => emailMessage(page)).toBe('Invalid email');
});

it('FIELD-2.5: blur, Enter, a paste and autofill validate without the wait of 300 ms', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, password } = await openStill(page);
  const judgedAfter = async (ending: () => Promise<unknown>) => {
    await email.fill('');
    await page.clock.runFor(300);
    await email.pressSequentially('admin');
    await expect.poll(() => emailMessage(page)).toBe('');
    await ending();
    await expect.poll(() => emailMessage(page)).toBe('Invalid email');
  };
  await judgedAfter(() => password.focus());
  await judgedAfter(() => email.press('Enter'));
  await judgedAfter(async () => {
    await page.evaluate(() => navigator.clipboard.writeText('@bridgework'));
    await email.press('Control+V');
  });
  expect((await loginView(page)).email).toBe('admin@bridgework');
  await judgedAfter(() =>
    email.evaluate((input: HTMLInputElement) => {
      input.value = 'office@';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  );
  expect((await loginView(page)).email).toBe('office@');
});

it('FIELD-2.2, FIELD-2.6: blur removes a trailing period, which stays while the user types', async ({
  page,
}) => {
  const { email, password } = await openStill(page);
  await email.pressSequentially(`${EMAIL}.`);
  await page.clock.runFor(300);
  expect((await loginView(page)).email).toBe('admin@bridgework.test.');
  await password.focus();
  await expect
    .poll(() => loginView(page))
    .toMatchObject({ email: 'admin@bridgework.test', emailMessage: '' });
});

it('FIELD-2.7: a password is sent as typed, with spaces and a trailing period', async ({ page }) => {
  const { email, password, submit } = await openStill(page);
  await email.fill(EMAIL);
  await password.fill('  two  spaces. ');
  await email.focus();
  expect((await loginView(page)).password).toBe('  two  spaces. ');
  const asked = page.waitForRequest('**/api/authenticate');
  await page.route('**/api/authenticate', () => undefined);
  await submit.click();
  expect((await asked).postDataJSON()).toEqual({ username: EMAIL, password: '  two  spaces. ' });
});

it('LOGIN-9.2: Enter signs in at once with everything typed', async ({ page }) => {
  const { email, password } = await openStill(page);
  await page.route('**/api/authenticate', () => undefined);
  await email.pressSequentially(EMAIL);
  await password.pressSequentially('Bridge2026!');
  const asked = page.waitForRequest('**/api/authenticate');
  await password.press('Enter');
  expect((await asked).postDataJSON()).toEqual({ username: EMAIL, password: 'Bridge2026!' });
});

it('LOGIN-9.1: a password manager fills both fields before and after the page is ready', async ({ page }) => {
  const fillIn = (password: string) =>
    page.evaluate((secret) => {
      for (const [name, value] of Object.entries({ username: 'admin@bridgework.test', password: secret })) {
        const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
        if (!input) throw new Error(`There is no field ${name}`);
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, password);
  await page.addInitScript(() => {
    document.addEventListener(
      'DOMContentLoaded',
      () => {
        const [email, password] = document.querySelectorAll('input');
        if (email) email.value = 'admin@bridgework.test';
        if (password) password.value = 'Filled.before';
      },
      { capture: true },
    );
  });
  const { email, password } = await openStill(page);
  expect([await email.getAttribute('autocomplete'), await password.getAttribute('autocomplete')]).toEqual([
    'username',
    'current-password',
  ]);
  await expect.poll(() => loginView(page)).toMatchObject({ password: 'Filled.before', button: 'enabled' });
  await fillIn('Bridge2026!');
  await expect.poll(() => loginView(page)).toMatchObject({ password: 'Bridge2026!', button: 'enabled' });
});
