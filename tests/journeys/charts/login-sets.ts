import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { LoginSet } from '#tests/support/pages/login.ts';
import { DISMISSALS, type ToastSet } from '#tests/support/pages/toast-queue.ts';
import { readLogin } from '#tests/support/pages/views.ts';
import { openLogin } from '../login-page.ts';
import { fillLogin, SAMPLE_PASSWORD } from '../support/sign-in.ts';
import { dismissals } from './dismissals.ts';
import { heldCalls } from './held-calls.ts';

/** The login page; the server answers its sign-ins on command. */
export async function loginSet(page: Page): Promise<LoginSet> {
  await page.addInitScript(noteHowLeft);
  const asked = await heldCalls(page, '**/api/authenticate');
  const answer = async (reply: Parameters<Route['fulfill']>[0]) => (await asked.next()).fulfill(reply);
  return {
    async open() {
      await forgetSession(page);
      asked.forget();
      await openLogin(page);
    },
    answer: {
      accepted: async () => {
        const credentials = { username: 'admin@bridgework.test', password: SAMPLE_PASSWORD };
        await answer({ response: await page.request.post('/api/authenticate', { data: credentials }) });
      },
      'wrong password': () =>
        answer({
          status: 401,
          json: { status: 401, reason: 'Unauthorized', message: 'Invalid email or password.' },
        }),
      'server down': async () => (await asked.next()).abort('connectionrefused'),
    },
    async seeAccepted() {
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('how-left') ?? ''))).toEqual({
        email: '',
        password: '',
        isLoading: true,
      });
      expect(await page.evaluate(() => Object.keys(localStorage))).toContain('Token');
    },
  };
}

/** The login page filled in: each LOGIN that the server does not answer pushes a toast. Or a page with a bell. */
export async function toastSet(page: Page): Promise<ToastSet> {
  const asked = await heldCalls(page, '**/api/authenticate');
  const bell = await dismissals(page);
  return {
    async open(scene) {
      if (scene === DISMISSALS) return bell.open();
      asked.forget();
      await openLogin(page);
      await fillLogin(page, 'admin@bridgework.test');
    },
    async push({ action }) {
      if (action !== undefined) return bell.dismissOne();
      await page.getByRole('button', { name: 'LOGIN' }).click();
      await (await asked.next()).abort('connectionrefused');
      await expect.poll(async () => (await page.evaluate(readLogin)).button).toBe('enabled');
    },
  };
}

async function forgetSession(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
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
