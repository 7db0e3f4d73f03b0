import type { Page } from 'playwright-core';
import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import { openPasswordEmail } from './email-pictures.ts';
import { FAILED, type Picture, see, steps } from './picture.ts';

const REFUSED = {
  status: 401,
  json: { status: 401, reason: 'Unauthorized', message: 'Invalid email or password.' },
};

const logIn = (password: string) => async (page: Page) => {
  await page.getByLabel('Email').fill('admin@bridgework.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
};

const LOGIN = { at: '/login', isSignedOut: true } as const;

export const LOGIN_PICTURES: readonly Picture[] = [
  { ...LOGIN, name: 'login', show: see('Welcome to Bridgework') },
  { ...LOGIN, name: 'login-errors', show: fillWrongly },
  {
    ...LOGIN,
    name: 'login-refused',
    answers: { authenticate: REFUSED },
    show: steps(logIn('Wrong2026!'), see('Wrong email or password. Please try again.')),
  },
  { ...LOGIN, name: 'login-waiting', answers: { authenticate: null }, show: logIn('Bridge2026!') },
  {
    ...LOGIN,
    name: 'login-failed',
    answers: { authenticate: FAILED },
    show: steps(logIn('Bridge2026!'), (page) => page.locator('.toast').waitFor()),
  },
  { name: 'password-forgot', at: PASSWORD_RESET_PATH, isSignedOut: true, show: see('password') },
  {
    name: 'password-sent',
    at: `${PASSWORD_RESET_PATH}/sent`,
    isSignedOut: true,
    show: see('Check your email'),
  },
  {
    name: 'password-new-errors',
    at: PASSWORD_RESET_PATH,
    isSignedOut: true,
    show: steps(
      openResetLink,
      (page) => page.getByLabel('New password', { exact: true }).fill('Harbor.Walk7'),
      (page) => page.getByLabel('Confirm new password').fill('Harbour.Walk7'),
      (page) => page.getByLabel('Confirm new password').press('Enter'),
      see('Passwords don’t match'),
    ),
  },
  { name: 'password-ended', at: `${PASSWORD_RESET_PATH}/unknown`, isSignedOut: true, show: see('anymore') },
  { name: 'password-new', at: PASSWORD_RESET_PATH, isSignedOut: true, show: openResetLink },
];

async function fillWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Password', { exact: true }).press('Tab');
}

/** A link of another picture still works, because no picture uses it up. */
async function openResetLink(page: Page): Promise<void> {
  await openPasswordEmail(page);
  const emailed = page.frameLocator('iframe').locator(`a[href*="${PASSWORD_RESET_PATH}/"]`).first();
  await page.goto((await emailed.getAttribute('href')) ?? '');
  await page.getByLabel('New password', { exact: true }).waitFor();
}
