import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { LoginPageDriver } from '#tests/support/model/login-page.ts';
import { EMPTY_LOGIN, type LoginView, loginForm, loginView, toastText } from './login-page.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';

const NOW = 1000;

/** Works the built login page as the tours of its chart say. Its clock stands still, and the server answers on command. */
export async function driveLoginPage(page: Page): Promise<LoginPageDriver> {
  const form = loginForm(page);
  let shown: LoginView = EMPTY_LOGIN;

  const asked = await heldCalls(page, '**/api/authenticate');
  const answer = async (reply: Parameters<Route['fulfill']>[0]) => (await asked.next()).fulfill(reply);

  async function see(button: LoginView['button'], passwordMessage = ''): Promise<void> {
    shown = { ...shown, button, passwordMessage };
    await expect.poll(() => loginView(page)).toEqual(shown);
    expect(await accessibilityFindings(page)).toEqual([]);
  }

  return {
    async open() {
      await page.addInitScript(noteHowLeft);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(NOW);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/login');
      await page.waitForFunction(() => document.title === 'Sign in · Bridgework');
    },
    do: {
      'field.edited': async ({ field, value, isAcceptable }) => {
        const name = field === 'loginEmail' ? 'email' : 'password';
        await form[name].clear();
        await form[name].pressSequentially(value);
        await page.clock.runFor(300);
        shown = { ...shown, [name]: value };
        if (name === 'email') shown.emailMessage = isAcceptable ? '' : 'Invalid email';
      },
      'login.submit': async () => {
        await form.submit.click({ force: true });
      },
      'password.toggle': async () => {
        await form.toggle.click();
        shown = { ...shown, isMasked: !shown.isMasked };
      },
    },
    answer: {
      'authenticate → accepted': async () => {
        const credentials = { username: 'admin@bridgework.test', password: SAMPLE_PASSWORD };
        await answer({ response: await page.request.post('/api/authenticate', { data: credentials }) });
      },
      'authenticate → wrong password': () =>
        answer({
          status: 401,
          json: { status: 401, reason: 'Unauthorized', message: 'Invalid email or password.' },
        }),
      'authenticate → server down': async () => {
        await (await asked.next()).abort('connectionrefused');
        await expect
          .poll(() => toastText(page))
          .toMatch(/^Not signed in\s+The server could not be reached\./);
        await page.clock.runFor(300 + 5000 + 200);
        await expect.poll(() => toastText(page)).toBe('');
      },
    },
    see: {
      'login.open.form.editing': ({ context: { email, password } }) =>
        see(email.isAcceptable && password.isAcceptable ? 'enabled' : 'disabled'),
      'login.open.form.submitting': () => see('loading'),
      'login.open.form.refused': () => see('disabled', 'Wrong email or password. Please try again.'),
      'login.open.password.masked': async () =>
        expect(await form.password.getAttribute('type')).toBe('password'),
      'login.open.password.shown': async () => expect(await form.password.getAttribute('type')).toBe('text'),
      'login.accepted': async () => {
        await page.clock.resume();
        await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
        expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('how-left') ?? ''))).toEqual({
          email: '',
          password: '',
          isLoading: true,
        });
        expect(await page.evaluate(() => Object.keys(localStorage))).toContain('Token');
      },
    },
  };
}

/** A page that is being left answers no more: it leaves word in session storage. */
function noteHowLeft(): void {
  addEventListener('pagehide', () => {
    const [email, password] = document.querySelectorAll<HTMLInputElement>('input');
    const isLoading = document.querySelector('button[type="submit"]')?.getAttribute('aria-busy') === 'true';
    sessionStorage.setItem(
      'how-left',
      JSON.stringify({ email: email?.value, password: password?.value, isLoading }),
    );
  });
}

/** Calls wait until they are answered; one at a time, or something asked twice. */
async function heldCalls(page: Page, address: string) {
  const waiting: Route[] = [];
  await page.route(address, (route) => void waiting.push(route));
  return {
    async next(): Promise<Route> {
      await expect.poll(() => waiting.length).toBe(1);
      const [route] = waiting.splice(0);
      if (route === undefined) throw new Error(`Nobody asked for ${address}`);
      return route;
    },
  };
}
