import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type AskedOfMenu,
  type CommandMenuSet,
  commandMenuPage,
  driveCommandMenu,
} from '#tests/support/pages/command-menu.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { it } from '../support/journey.ts';
import { fillLogin } from '../support/sign-in.ts';
import { storeSession } from '../support/signed-in.ts';
import { heldCalls } from './held-calls.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

const ADMIN = 'admin@bridgework.test';
const ANN = staffUser();
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
const DANA = { memberId: '10000001', name: 'Dana Núñez', dateOfBirth: '1986-04-05' };
const MAX = { ...FOUND_PATIENT, memberId: '10000002', name: 'Max Quinn', dateOfBirth: '2011-07-14' };
const answered = (...results: object[]) => ({ info: { records: results.length, pages: 1 }, results });

interface HeldMenuCall {
  kind: keyof AskedOfMenu;
  answer(status: number, body: object): void;
}

declare global {
  var menuCalls: HeldMenuCall[];
}

/** Calls of the menu are held in the page itself: one that the page has given up is gone. */
function holdMenuCalls(): void {
  const waiting: typeof menuCalls = [];
  globalThis.menuCalls = waiting;
  const real = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...given) => {
    const request = new Request(...given);
    const [, kind] = /\/patient\/(recent|search)$/.exec(new URL(request.url).pathname) ?? [];
    if (kind === undefined) return real(request);
    return new Promise((resolve, reject) => {
      const remove = () => waiting.splice(waiting.indexOf(call), 1);
      const call: HeldMenuCall = {
        kind: kind === 'recent' ? 'recents' : 'patients',
        answer(status, body) {
          remove();
          resolve(Response.json(body, { status }));
        },
      };
      waiting.push(call);
      request.signal.addEventListener('abort', () => {
        if (waiting.includes(call)) remove();
        reject(request.signal.reason);
      });
    });
  };
}

/** The built portal with the menu's calls on command, and a session that ends elsewhere. */
async function commandMenuSet(page: Page): Promise<CommandMenuSet> {
  await page.addInitScript(holdMenuCalls);
  const user = await heldCalls(page, '**/api/user');
  const loading = page.getByText('Loading your account');
  const login = page.getByRole('button', { name: 'LOGIN' });

  /** From the login page; who it is waits to be told. */
  async function signInAgain(): Promise<void> {
    await fillLogin(page, ADMIN);
    await login.click();
    await loading.waitFor({ state: 'attached' });
  }

  const seesAsked = async (asked: Partial<AskedOfMenu>) => {
    const count = () =>
      page.evaluate(() => ({
        recents: globalThis.menuCalls.filter(({ kind }) => kind === 'recents').length,
        patients: globalThis.menuCalls.filter(({ kind }) => kind === 'patients').length,
      }));
    await expect.poll(count, { message: 'what the menu asks for' }).toMatchObject(asked);
  };

  const answers = (kind: keyof AskedOfMenu, status: number, body: object) => async () => {
    await seesAsked({ [kind]: 1 });
    await page.evaluate(
      (given) =>
        globalThis.menuCalls.find((call) => call.kind === given.kind)?.answer(given.status, given.body),
      { kind, status, body },
    );
  };

  return {
    seesAsked,
    async open() {
      user.forget();
      await page.goto('/goal-settings');
      await loading.or(login).first().waitFor({ state: 'attached' });
      if (await login.isVisible()) await signInAgain();
    },
    async beginWork() {
      if (await login.isVisible()) await signInAgain();
      await (await user.next()).fulfill({ json: ANN });
      await page.getByRole('button', { name: /^Search or jump to/ }).waitFor();
    },
    async endWork() {
      await page.evaluate(() => new BroadcastChannel('bridgework-session').postMessage({ type: 'ended' }));
      await login.waitFor();
    },
    answer: {
      'loadRecents → known': answers('recents', 200, answered(DANA)),
      'loadRecents → server down': answers('recents', 503, BUSY),
      'findPatients → somebody': answers('patients', 200, answered(MAX)),
      'findPatients → nobody': answers('patients', 200, answered()),
      'findPatients → server down': answers('patients', 503, BUSY),
    },
  };
}

it('SESSION-2, SESSION-5, API-5: the command menu walks the tours of its chart and leaves no transition out', async ({
  page,
  pageErrors,
}) => {
  await storeSession(page, ADMIN);
  const adapter = await builtPageAdapter(page, pageErrors);
  await walkOnPage(commandMenuPage, driveCommandMenu(adapter, await commandMenuSet(page)));
});
