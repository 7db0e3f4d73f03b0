import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seesFocus } from './keyboard.ts';
import { loginForm, loginView, openLogin } from './login-page.ts';
import { it } from './support/journey.ts';
import { stopClockEarly } from './support/still-clock.ts';

const EMAIL = 'admin@bridgework.test';
const PASSWORD = 'Bridge2026!';

it('LOGIN-1.1, LOGIN-1.2, LOGIN-1.3, LOGIN-1.4, LOGIN-2.1, LOGIN-2.2, LOGIN-5.1, BUTTON-1.1: the page has both fields, LOGIN, a picture, the welcome line and the tagline; LOGIN is disabled while a field is empty or has an error; the toggle shows the password', async ({
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

  expect((await loginView(page)).button).toBe('disabled');
  for (const [typed, secret, button] of [
    [EMAIL, '', 'disabled'],
    ['', PASSWORD, 'disabled'],
    ['admin@', PASSWORD, 'disabled'],
    ['admin', PASSWORD, 'disabled'],
    [EMAIL, PASSWORD, 'enabled'],
    [EMAIL, ' ', 'enabled'],
    [EMAIL, '', 'disabled'],
  ] as const) {
    await email.fill(typed);
    await password.fill(secret);
    expect(await loginView(page), `${typed} and ${secret}`).toMatchObject({ button });
  }

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

it('LOGIN-9.8: the focus is in Email when the page opens, and stays in Password if the user has gone there', async ({
  page,
}) => {
  await openLogin(page);
  await seesFocus(page, 'Email');
  await page.addInitScript(() => {
    const goToPassword = () => document.querySelectorAll('input')[1]?.focus();
    document.addEventListener('DOMContentLoaded', goToPassword, { capture: true });
  });
  await openLogin(page);
  await seesFocus(page, 'Password');
});

it('LOGIN-2.3, LOGIN-6.1, BUTTON-1.2: during the request, a spinner replaces LOGIN and a second submit sends nothing', async ({
  page,
}) => {
  const form = await openLogin(page);
  const asked: string[] = [];
  await page.route('**/api/authenticate', (route) => void asked.push(route.request().method()));
  await form.email.fill(EMAIL);
  await form.password.fill(PASSWORD);
  // The font changes the size of the button.
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');
  await page.evaluate(async () => void (await document.fonts.ready));
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

it('LOGIN-3.1, LOGIN-3.2, LOGIN-3.3, CONST-2.2: the email is required and must be valid, and has at most 50 characters', async ({
  page,
}) => {
  const { email, password } = await openLogin(page);
  const messageFor = async (typed: string) => {
    await email.fill(typed);
    await password.focus();
    await expect.poll(async () => (await loginView(page)).email).toBe(typed);
    return (await loginView(page)).emailMessage;
  };
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

it('LOGIN-4.1, LOGIN-4.2, CONST-2.2: the password is required and has at most 20 characters', async ({
  page,
}) => {
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

/** Types each character on its own and returns the accepted ones. The others show the refusal. */
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

it('LOGIN-4.3, FIELD-1.3, FIELD-1.6: the password accepts letters, numbers, spaces and . ? ^ ! * @ # $ % & / ( ) = +, the email accepts letters, numbers and . @ _ - +; a rejected key shows why', async ({
  page,
}) => {
  await openLogin(page);
  const refusal = 'You can only use letters, numbers, spaces, and . ? ^ ! * @ # $ % & / ( ) = +';
  expect([...(await lettersLetIn(page, 'password', refusal))].sort().join('')).toBe(
    ' !#$%&()*+./0123456789=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ^abcdefghijklmnopqrstuvwxyz',
  );
  const letIn = await lettersLetIn(page, 'email', 'You can only use letters, numbers, and . @ _ - +');
  expect([...letIn].sort().join('')).toBe(
    '+-.0123456789@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz',
  );
  await loginForm(page).email.fill('');
  await loginForm(page).email.pressSequentially('fro nt-de"sk@north_si;de.test');
  expect((await loginView(page)).email).toBe('front-desk@north_side.test');
});

/** Opens the login page with a stopped clock. */
async function openStill(page: Page) {
  await stopClockEarly(page);
  return openLogin(page);
}

const emailMessage = async (page: Page) => (await loginView(page)).emailMessage;

it('FIELD-2.2, FIELD-2.3, FIELD-2.5, FIELD-2.6: an email is validated 300 ms after the last key, and at once on blur, Enter, paste and autofill; blur removes a trailing period', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, password } = await openStill(page);
  await email.pressSequentially('admi');
  await page.clock.runFor(299);
  await email.pressSequentially('n');
  await page.clock.runFor(299);
  expect(await emailMessage(page)).toBe('');
  await page.clock.runFor(1);
  await expect.poll(() => emailMessage(page)).toBe('Invalid email');

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

  await email.fill('');
  await email.pressSequentially(`${EMAIL}.`);
  await page.clock.runFor(300);
  expect((await loginView(page)).email).toBe('admin@bridgework.test.');
  await password.focus();
  await expect
    .poll(() => loginView(page))
    .toMatchObject({ email: 'admin@bridgework.test', emailMessage: '' });
});

it('FIELD-2.7, LOGIN-9.2: Enter signs in at once with the password as typed, with its spaces and trailing period', async ({
  page,
}) => {
  const { email, password } = await openStill(page);
  await page.route('**/api/authenticate', () => undefined);
  await password.pressSequentially('  two  spaces. ');
  await email.pressSequentially(EMAIL);
  expect((await loginView(page)).password).toBe('  two  spaces. ');
  const request = page.waitForRequest('**/api/authenticate');
  await email.press('Enter');
  expect((await request).postDataJSON()).toEqual({ username: EMAIL, password: '  two  spaces. ' });
});

it('LOGIN-9.1: the fields have their autocomplete names, and a password manager fills them before and after the page is ready', async ({
  page,
}) => {
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
