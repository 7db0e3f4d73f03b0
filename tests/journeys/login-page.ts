import type { Locator, Page } from 'playwright-core';
import { type LoginView, readLogin } from '#tests/support/pages/views.ts';

/** The parts of the login form as a person finds them, on the login page or in the sheet over an ended session. */
export function loginForm(place: Page | Locator) {
  return {
    email: place.getByLabel('Email'),
    password: place.getByLabel('Password', { exact: true }),
    toggle: place.getByRole('button', { name: /^(Show|Hide) password$/ }),
    submit: place.getByRole('button', { name: 'LOGIN' }),
  };
}

/** The login page with its charts behind it: what is typed before they are there is kept, and looked at by them later. */
export async function openLogin(page: Page) {
  await page.goto('/login');
  await page.locator('.login-form[data-phase="ready"]').waitFor();
  return loginForm(page);
}

export const loginView = (page: Page): Promise<LoginView> => page.evaluate(readLogin);

/** What stands in the page's one place for toasts; empty without one. */
export const toastText = (page: Page): Promise<string> =>
  page
    .locator('.toast-words')
    .allInnerTexts()
    .then((all) => all.join());
