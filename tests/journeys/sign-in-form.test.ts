import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { EMPTY_LOGIN } from '#tests/support/pages/views.ts';
import { loginForm, loginView, openLogin } from './login-page.ts';
import { it } from './support/journey.ts';

const EMAIL = 'admin@bridgework.test';
const PASSWORD = 'Bridge2026!';

it('LOGIN-1.1, LOGIN-1.2, LOGIN-1.3, LOGIN-1.4: the login page has both fields, the toggle, LOGIN, an illustration, the welcome line and the tagline', async ({
  page,
}) => {
  const { email, password, toggle, submit } = await openLogin(page);
  for (const part of [email, password, toggle, submit, page.locator('main + div svg')]) {
    expect(await part.isVisible()).toBe(true);
  }
  expect(await submit.innerText()).toBe('LOGIN');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Welcome to Bridgework');
  expect(await page.locator('h1 + p').innerText()).toBe(
    'Comprehensive Payment, Payment Arrangement, and Financing Marketplace',
  );
});

it('LOGIN-2.1, LOGIN-2.2, BUTTON-1.1: LOGIN is disabled while either field is empty or has an error', async ({
  page,
}) => {
  const form = await openLogin(page);
  expect((await loginView(page)).button).toBe('disabled');
  for (const [email, password, button] of [
    [EMAIL, '', 'disabled'],
    ['', PASSWORD, 'disabled'],
    ['admin@', PASSWORD, 'disabled'],
    ['admin', PASSWORD, 'disabled'],
    [EMAIL, PASSWORD, 'enabled'],
    [EMAIL, ' ', 'enabled'],
    [EMAIL, '', 'disabled'],
  ] as const) {
    await form.email.fill(email);
    await form.password.fill(password);
    expect(await loginView(page), `${email} and ${password}`).toMatchObject({ button });
  }
});

it('LOGIN-2.3, LOGIN-6.1, BUTTON-1.2: during the request, a spinner replaces LOGIN and a second submit sends nothing', async ({
  page,
}) => {
  const form = await openLogin(page);
  const asked: string[] = [];
  await page.route('**/api/authenticate', (route) => void asked.push(route.request().method()));
  await form.email.fill(EMAIL);
  await form.password.fill(PASSWORD);
  const before = await form.submit.boundingBox();
  await form.submit.click();
  await form.submit.getByRole('img', { name: 'Loading' }).waitFor();

  expect(await form.submit.locator('.button-content').isVisible()).toBe(false);
  expect(await form.submit.boundingBox()).toEqual(before);
  expect(await loginView(page)).toMatchObject({ email: EMAIL, password: PASSWORD, button: 'loading' });
  await form.submit.click({ force: true });
  await form.password.press('Enter');
  expect(asked).toEqual(['POST']);
});

it('LOGIN-3.1, LOGIN-3.2, LOGIN-3.3: the email is required, must be valid, and has at most 50 characters', async ({
  page,
}) => {
  const { email, password } = await openLogin(page);
  const messageFor = async (typed: string) => {
    await email.fill(typed);
    await password.focus();
    await expect.poll(async () => (await loginView(page)).email).toBe(typed);
    return (await loginView(page)).emailMessage;
  };
  expect(await loginView(page)).toEqual(EMPTY_LOGIN);
  await email.focus();
  expect(await messageFor('')).toBe('Email is required');
  for (const wrong of [
    'admin',
    'admin@',
    '@bridgework.test',
    'admin@bridgework',
    'a@b@c.test',
    'a..b@c.test',
  ]) {
    expect(await messageFor(wrong), wrong).toBe('Invalid email');
  }
  expect(await messageFor(EMAIL)).toBe('');

  const fifty = `${'a'.repeat(34)}@bridgework.test`;
  expect(fifty.length).toBe(50);
  expect(await messageFor(fifty)).toBe('');
  await email.press('End');
  await email.pressSequentially('x');
  expect(await loginView(page)).toMatchObject({ email: fifty, emailMessage: 'At most 50 characters' });
});

it('LOGIN-4.1, LOGIN-4.2: the password is required and has at most 20 characters', async ({ page }) => {
  const { email, password } = await openLogin(page);
  await password.focus();
  await email.focus();
  expect((await loginView(page)).passwordMessage).toBe('Password is required');
  await password.pressSequentially('12345678901234567890');
  await expect
    .poll(() => loginView(page))
    .toMatchObject({ password: '12345678901234567890', passwordMessage: '' });
  await password.press('1');
  expect(await loginView(page)).toMatchObject({
    password: '12345678901234567890',
    passwordMessage: 'At most 20 characters',
  });
});

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const FOREIGN = ['é', 'ß', 'ñ', 'Ж', '漢', '…', '’', '€', '🦷'];

/** Types each character by itself and answers those that stay. Each one refused is said to be. */
async function lettersLetIn(page: Page, name: 'email' | 'password', refusal: string): Promise<string> {
  const field = loginForm(page)[name];
  await field.focus();
  let letIn = '';
  let before = '';
  for (const character of [...PRINTABLE, ...FOREIGN]) {
    await page.keyboard.insertText(character);
    const { [name]: after, [`${name}Message` as const]: message } = await loginView(page);
    letIn += after.slice(before.length);
    if (after === before) expect(message, character).toBe(refusal);
    before = after.length < 15 ? after : '';
    if (before !== after) await field.fill('');
  }
  return letIn;
}

it('LOGIN-4.3: the password takes letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = + and no other key', async ({
  page,
}) => {
  await openLogin(page);
  const refusal = 'You can only use letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = +';
  expect([...(await lettersLetIn(page, 'password', refusal))].sort().join('')).toBe(
    ' !#$%&()*+./0123456789=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ^abcdefghijklmnopqrstuvwxyz',
  );
});

it('FIELD-1.3, FIELD-1.6: the email takes letters, numbers, periods, and @, and _ - + by its wider filter; a refused key says so', async ({
  page,
}) => {
  await openLogin(page);
  const letIn = await lettersLetIn(page, 'email', 'You can only use letters, numbers, and . @ _ - +');
  expect([...letIn].sort().join('')).toBe(
    '+-.0123456789@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz',
  );
  await loginForm(page).email.fill('');
  await loginForm(page).email.pressSequentially('fro nt-de"sk@north_si;de.test');
  expect((await loginView(page)).email).toBe('front-desk@north_side.test');
});

it('LOGIN-5.1: the toggle switches between masked and plain text, and keeps the password', async ({
  page,
}) => {
  const { password, toggle } = await openLogin(page);
  await password.fill(PASSWORD);
  const shown = async () => [
    await password.getAttribute('type'),
    await toggle.getAttribute('aria-label'),
    await toggle.getAttribute('aria-pressed'),
    await password.inputValue(),
  ];
  expect(await shown()).toEqual(['password', 'Show password', 'false', PASSWORD]);
  await toggle.click();
  expect(await shown()).toEqual(['text', 'Hide password', 'true', PASSWORD]);
  await toggle.click();
  expect(await shown()).toEqual(['password', 'Show password', 'false', PASSWORD]);
});
