import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { SESSION_NOTICES } from '#domain/session/session-notice.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionModel } from '#tests/machines/session.model.ts';
import { ORGANIZATIONS } from '#tests/support/staff-user.ts';
import type { PageAdapter } from './page-adapter.ts';
import { SIGNED_IN_ROUTES, SIGNED_OUT_ROUTES } from './session-routes.ts';
import { shows } from './shows.ts';
import { type LoginView, readBanners, readLogin, readPractice } from './views.ts';

const NEVER_REJECTS = 'the store takes whatever a browser refuses for an answer, and never rejects';
const NEVER_FAILED = `nothing leads there: ${NEVER_REJECTS}`;
const DEFECT = 'only a defect in the chart of the login ends it so';

const can = (_: unknown, step: Step) =>
  step.kind !== 'outcome' || (step.outcome !== 'breaks' && step.outcome !== 'not erased');

export const sessionPage = pageModel({
  model: sessionModel,
  scenes: {
    'somebody signed in': { input: undefined, can, routes: SIGNED_IN_ROUTES },
    'nobody signed in': { input: undefined, can, routes: SIGNED_OUT_ROUTES },
  },
  notOnPage: [
    { transition: 'session.restoring|xstate.error.actor.restoreSession|0', why: NEVER_REJECTS },
    { transition: 'session.restoreFailed|session.retry|0', why: NEVER_FAILED },
    { transition: 'session.restoreFailed|session.signOut|0', why: NEVER_FAILED },
    { transition: 'session.signedOut|xstate.error.actor.login|0', why: DEFECT },
    {
      transition: 'session.signedIn.access.refreshing|xstate.error.actor.refreshToken|0',
      why: NEVER_REJECTS,
    },
    { transition: 'session.signedIn.access.ended.waitingForSignIn|xstate.error.actor.login|0', why: DEFECT },
    { transition: 'session.signingOut|xstate.error.actor.endSession|0', why: NEVER_REJECTS },
    { transition: 'session.erasing|xstate.error.actor.eraseSession|0', why: NEVER_REJECTS },
    { transition: 'session.eraseFailed|session.retry|0', why: NEVER_FAILED },
  ],
});

type Session = PageDriver<typeof sessionMachine>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** What stands behind a page's session: the browser's storage, the server, other tabs. */
export interface SessionSet extends Pick<Session, 'do' | 'answer'> {
  open(isSignedIn: boolean): Promise<void>;
  /** Whether the page that was opened has given way to another, which shows something. */
  hasReloaded(): Promise<boolean>;
}

const WELCOME = 'Welcome to Bridgework';
const UNREACHABLE = 'Can’t connect to Bridgework';
const UNSAVED = 'Your browser couldn’t save your practice selection. It will reset when you reload.';

export function driveSession(adapter: PageAdapter, set: SessionSet): Session {
  return {
    ...adapter,
    open: (scene) => set.open(scene === 'somebody signed in'),
    do: set.do,
    answer: set.answer,
    see: { ...seeSignedOut(adapter, set), ...seeProfile(adapter), ...seeAccess(adapter) },
  };
}

function seesWords(adapter: PageAdapter, words: string): Promise<void> {
  return shows(adapter, () => document.querySelector('h1')?.textContent, words);
}

async function seesLogin(
  adapter: PageAdapter,
  button: LoginView['button'],
  banners: string[],
): Promise<void> {
  await seesWords(adapter, WELCOME);
  await expect.poll(async () => (await adapter.inPage(readLogin, undefined)).button).toBe(button);
  await shows(adapter, readBanners, banners);
}

/** Where nobody is signed in, or nobody knows yet. */
function seeSignedOut(adapter: PageAdapter, { hasReloaded }: SessionSet): Session['see'] {
  return {
    'session.restoring': () => seesWords(adapter, 'Loading Bridgework'),
    'session.erasing': () => seesWords(adapter, 'Loading Bridgework'),
    'session.unsupported': () => shows(adapter, readBanners, ['You can’t sign in with this browser']),
    'session.signedOut': ({ context: { notice, failure } }) => {
      const said = notice === null ? [] : [SESSION_NOTICES[notice]];
      return seesLogin(adapter, 'disabled', failure === null ? said : ['We couldn’t sign you in']);
    },
    'session.signingIn': () => seesLogin(adapter, 'loading', []),
    'session.signingOut': () => seesLogin(adapter, 'disabled', []),
    'session.reloading': async () => {
      await expect.poll(hasReloaded, { timeout: adapter.patienceMs }).toBe(true);
    },
  };
}

function seeProfile(adapter: PageAdapter): Session['see'] {
  const seesReady = async ({ context }: Snapshot, isUnsaved: boolean) => {
    await seesWords(adapter, 'Dashboard');
    const practices = ORGANIZATIONS.flatMap((organization) => organization.practices);
    const chosen = practices.find(({ id }) => id === context.selection?.practiceId);
    await shows(adapter, readPractice, `Practice ${chosen?.name}`);
    await expect.poll(() => saysUnsaved(adapter)).toBe(isUnsaved);
  };
  const profile = 'session.signedIn.profile';
  return {
    [`${profile}.loadingUser`]: () => seesWords(adapter, 'Loading your account'),
    [`${profile}.failed`]: () => seesWords(adapter, 'We couldn’t load your account'),
    [`${profile}.unassigned`]: () => seesWords(adapter, 'You’re not assigned to a practice yet'),
    [`${profile}.ready.stored`]: (snapshot) => seesReady(snapshot, false),
    [`${profile}.ready.saving`]: (snapshot) => seesReady(snapshot, false),
    [`${profile}.ready.unsaved`]: (snapshot) => seesReady(snapshot, true),
  };
}

const saysUnsaved = async (adapter: PageAdapter) =>
  (await adapter.inPage(readBanners, undefined)).includes(UNSAVED);

function seeAccess(adapter: PageAdapter): Session['see'] {
  const seesNotice = (isUnreachable: boolean) =>
    expect
      .poll(async () => (await adapter.inPage(readBanners, undefined)).includes(UNREACHABLE))
      .toBe(isUnreachable);
  const seesOpen = async (isUnreachable: boolean) => {
    await shows(adapter, readSheets, []);
    await seesNotice(isUnreachable);
  };
  const seesSheet = async (button: LoginView['button']) => {
    await shows(adapter, readSheets, ['Sign in to continue']);
    await expect.poll(async () => (await adapter.inPage(readLogin, undefined)).button).toBe(button);
  };
  const access = 'session.signedIn.access';
  return {
    [`${access}.valid`]: () => seesOpen(false),
    [`${access}.refreshing`]: () => seesOpen(false),
    [`${access}.unreachable`]: () => seesOpen(true),
    [`${access}.ended.asking`]: () => seesSheet('disabled'),
    [`${access}.ended.storing`]: () => seesSheet('loading'),
  };
}

function readSheets(): string[] {
  return [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent);
}
