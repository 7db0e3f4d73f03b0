import type { Locator, Page } from 'playwright-core';

/** The login form, on the login page or in the sheet over an ended session. */
export function loginForm(place: Page | Locator) {
  return {
    email: place.getByLabel('Email'),
    password: place.getByLabel('Password', { exact: true }),
    toggle: place.getByRole('button', { name: /^(Show|Hide) password$/ }),
    submit: place.getByRole('button', { name: 'LOGIN' }),
  };
}

/** Opens the login page and waits for its charts. */
export async function openLogin(page: Page) {
  await page.goto('/login');
  await page.locator('.login-form[data-phase="ready"]').waitFor();
  return loginForm(page);
}

export interface LoginView {
  email: string;
  emailMessage: string;
  password: string;
  passwordMessage: string;
  isMasked: boolean;
  button: 'disabled' | 'enabled' | 'loading';
}

export const loginView = (page: Page): Promise<LoginView> =>
  page.evaluate(() => {
    const field = (name: string) => {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      const message = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
      return { value: input?.value ?? 'no field', message: message?.innerText ?? '', type: input?.type };
    };
    const [email, password] = [field('username'), field('password')];
    const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
    const idle = button?.disabled ? 'disabled' : 'enabled';
    return {
      email: email.value,
      emailMessage: email.message,
      password: password.value,
      passwordMessage: password.message,
      isMasked: password.type === 'password',
      button: button?.getAttribute('aria-busy') === 'true' ? 'loading' : idle,
    };
  });

/** The words of the toast; empty without one. */
export const toastText = (page: Page): Promise<string> =>
  page
    .locator('.toast-words')
    .allInnerTexts()
    .then((all) => all.join());
