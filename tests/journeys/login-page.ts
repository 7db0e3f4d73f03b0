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

export const loginView = (page: Page): Promise<LoginView> => page.evaluate(readLogin);

/** What stands in the page's one place for toasts; empty without one. */
export const toastText = (page: Page): Promise<string> =>
  page
    .locator('.toast-words')
    .allInnerTexts()
    .then((all) => all.join());
