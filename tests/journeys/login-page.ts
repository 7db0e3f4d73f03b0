import type { Locator, Page } from 'playwright-core';

/** The parts of the login form as a person finds them, on the login page or in the sheet over an ended session. */
export function loginForm(place: Page | Locator) {
  return {
    email: place.getByLabel('Email'),
    password: place.getByLabel('Password', { exact: true }),
    toggle: place.getByRole('button', { name: /^(Show|Hide) password$/ }),
    submit: place.getByRole('button', { name: 'LOGIN' }),
  };
}

/** Everything that the login form shows at one moment. */
export interface LoginView {
  email: string;
  emailMessage: string;
  password: string;
  passwordMessage: string;
  isMasked: boolean;
  button: 'disabled' | 'enabled' | 'loading';
}

export const EMPTY_LOGIN: LoginView = {
  email: '',
  emailMessage: '',
  password: '',
  passwordMessage: '',
  isMasked: true,
  button: 'disabled',
};

export function loginView(page: Page): Promise<LoginView> {
  return page.evaluate(() => {
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
}

/** What stands in the page's one place for toasts; empty without one. */
export const toastText = (page: Page): Promise<string> =>
  page
    .locator('.toast-words')
    .allInnerTexts()
    .then((all) => all.join());
