import type { Page } from 'playwright-core';
import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
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
];

async function fillWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Password', { exact: true }).press('Tab');
}
