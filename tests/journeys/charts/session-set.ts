import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import type { SessionSet } from '#tests/support/pages/session.ts';
import { readLogin } from '#tests/support/pages/views.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { fillLogin, type SamplePerson } from '../support/sign-in.ts';
import { leaveSignedIn } from './accounts.ts';
import { fillStorage, makeRoom } from './full-storage.ts';
import { heldCalls } from './held-calls.ts';
import { heldStorage } from './held-storage.ts';
import { otherTab } from './other-tab.ts';

const ANN = 'admin@bridgework.test';
const BOB = 'office@bridgework.test';
/** The store looks again after such a while. */
const SETTLED_MS = 50;
const LOADING_ACCOUNT = 'Loading your account';
const showsAnotherPage = () =>
  !Reflect.has(globalThis, 'isFirstPage') && document.querySelector('h1') !== null;
const readHeading = () => document.querySelector('h1')?.textContent;

/** The built portal with its storage, its server and its other tabs on command. `annId` is the user id in the tokens of Ann. */
export async function sessionSet(page: Page, adapter: PageAdapter, annId: string): Promise<SessionSet> {
  const storage = await heldStorage(page, ['open', 'store', 'save', 'erase']);
  const user = await heldCalls(page, '**/api/user');
  const renewal = await heldCalls(page, '**/api/refresh-token');
  const other = await otherTab(page);
  const ann = staffUser({ id: annId, email: ANN, username: ANN });

  let isOthersTurn = false;
  const isSheetOpen = async () => (await page.getByRole('dialog').count()) > 0;
  const answerUser = async (json: object) => (await user.next()).fulfill({ json });
  const refuse = { status: 401, json: { status: 401, reason: 'Unauthorized', message: 'Unauthorized' } };

  async function signIn(person: SamplePerson): Promise<void> {
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'LOGIN' }).click();
  }

  /** What another tab has done shows in the storage after a while only. */
  async function settles(isOver: () => Promise<boolean>): Promise<void> {
    const afterAWhile = async () => {
      await adapter.letTimePass(SETTLED_MS);
      return isOver();
    };
    await expect.poll(afterAWhile).toBe(true);
  }

  /** The call that is under way is refused; where none is, another tab was refused a new token. */
  async function refuseToken(): Promise<void> {
    isOthersTurn = (await page.evaluate(readHeading)) !== LOADING_ACCOUNT;
    if (isOthersTurn) await other.findRefused();
    else await (await user.next()).fulfill(refuse);
  }

  /** A call of the page that finds no token keeps its turn for a while: a new token is asked for after it. */
  async function renewalAsked() {
    await settles(renewal.isWaiting);
    return renewal.next();
  }

  async function refuseRenewal(): Promise<void> {
    if (!isOthersTurn) return (await renewalAsked()).fulfill(refuse);
    isOthersTurn = false;
    await other.letGo();
    await settles(async () => (await isSheetOpen()) || (await storage.isWaiting('erase')));
  }

  async function tellStored(): Promise<void> {
    await settles(() => storage.isWaiting('store'));
    await storage.tell('store');
  }

  return {
    async open(isSignedIn) {
      await leaveSignedIn(page, isSignedIn ? ANN : null);
      for (const calls of [user, renewal]) calls.forget();
      await page.goto('/');
      await page.evaluate(() => Reflect.set(globalThis, 'isFirstPage', true));
    },
    hasReloaded: () => adapter.inPage(showsAnotherPage, undefined),
    do: {
      'organization.select': async () => {
        await fillStorage(page, 'session');
        await adapter.click('button', /^Organization/);
        await adapter.click('menuitemradio', 'Bay Dental');
      },
      'practice.select': async () => {
        await adapter.click('button', /^Practice/);
        await adapter.click('menuitemradio', 'Birch Lane');
      },
      'session.signOut': async () => {
        await adapter.click('button', /^Account menu for/);
        await adapter.click('menuitem', 'Logout');
      },
      'token.refused': refuseToken,
      'session.retry': () => adapter.click('button', 'Try again'),
      'session.endedElsewhere': () => other.tell({ type: 'ended' }),
      'session.startedElsewhere': async ({ userId }) => {
        if (await isSheetOpen()) await other.signIn(ANN);
        else await other.tell({ type: 'started', userId: userId === 'ann' ? annId : userId });
      },
    },
    answer: {
      'restoreSession → signed in': () => storage.tell('open'),
      'restoreSession → nobody signed in': () => storage.tell('open'),
      'restoreSession → no encryption': () => storage.refuse('open'),
      'login → same user': async () => {
        if (await isSheetOpen()) expect((await page.evaluate(readLogin)).email).toBe(ANN);
        await signIn(ANN);
      },
      'login → another user': () => signIn(BOB),
      'storeToken → stored': tellStored,
      'storeToken → storage full': async () => {
        await fillStorage(page, 'local');
        await tellStored();
        await expect.poll(async () => (await page.evaluate(readLogin)).button).toBe('disabled');
        await makeRoom(page);
      },
      'loadUser → loaded': () => answerUser(ann),
      'loadUser → no practice': () => answerUser({ ...ann, organizations: [] }),
      'loadUser → offline': async () => (await user.next()).abort('internetdisconnected'),
      'loadUser → server error': async () =>
        (await user.next()).fulfill({
          status: 500,
          json: { status: 500, reason: 'Internal Server Error', message: 'Broken' },
        }),
      'saveSelection → saved': () => storage.tell('save'),
      'saveSelection → storage full': () => storage.tell('save'),
      'refreshToken → refreshed': async () => (await renewalAsked()).continue(),
      'refreshToken → unreachable': async () => (await renewalAsked()).abort('internetdisconnected'),
      'refreshToken → refused': refuseRenewal,
      // Once for this tab, and once more where another has written meanwhile.
      'endSession → ended': async () => {
        await storage.tell('erase');
        await storage.tell('erase');
      },
      'eraseSession → erased': () => storage.tell('erase'),
    },
  };
}
