import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { SESSION_NOTICES } from '#domain/session/session-notice.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionModel } from '#tests/machines/session.model.ts';
import { ORGANIZATIONS } from '#tests/support/staff-user.ts';
import { SIGNED_IN_ROUTES, SIGNED_OUT_ROUTES } from './session-routes.ts';
import { shows } from './shows.ts';
import type { Stage } from './stage.ts';
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
    { transition: 'session.signedIn.access.ended.asking|xstate.error.actor.login|0', why: DEFECT },
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

export function driveSession(stage: Stage, set: SessionSet): Session {
  return {
    ...stage,
    open: (scene) => set.open(scene === 'somebody signed in'),
    do: set.do,
    answer: set.answer,
    see: { ...seeSignedOut(stage, set), ...seeProfile(stage), ...seeAccess(stage) },
  };
}

function seesWords(stage: Stage, words: string): Promise<void> {
  return shows(stage, () => document.querySelector('h1')?.textContent, words);
}

async function seesLogin(stage: Stage, button: LoginView['button'], banners: string[]): Promise<void> {
  await seesWords(stage, WELCOME);
  await expect.poll(async () => (await stage.inPage(readLogin, undefined)).button).toBe(button);
  await shows(stage, readBanners, banners);
}

/** Where nobody is signed in, or nobody knows yet. */
function seeSignedOut(stage: Stage, { hasReloaded }: SessionSet): Session['see'] {
  return {
    'session.restoring': () => seesWords(stage, 'Loading Bridgework'),
    'session.erasing': () => seesWords(stage, 'Loading Bridgework'),
    'session.unsupported': () => shows(stage, readBanners, ['You can’t sign in with this browser']),
    'session.signedOut': ({ context: { notice, failure } }) => {
      const said = notice === null ? [] : [SESSION_NOTICES[notice]];
      return seesLogin(stage, 'disabled', failure === null ? said : ['We couldn’t sign you in']);
    },
    'session.signingIn': () => seesLogin(stage, 'loading', []),
    'session.signingOut': () => seesLogin(stage, 'disabled', []),
    'session.reloading': async () => {
      await expect.poll(hasReloaded, { timeout: stage.patienceMs }).toBe(true);
    },
  };
}

function seeProfile(stage: Stage): Session['see'] {
  const seesReady = async ({ context }: Snapshot, isUnsaved: boolean) => {
    await seesWords(stage, 'Dashboard');
    const practices = ORGANIZATIONS.flatMap((organization) => organization.practices);
    const chosen = practices.find(({ id }) => id === context.selection?.practiceId);
    await shows(stage, readPractice, `Practice ${chosen?.name}`);
    await expect.poll(() => saysUnsaved(stage)).toBe(isUnsaved);
  };
  const profile = 'session.signedIn.profile';
  return {
    [`${profile}.loadingUser`]: () => seesWords(stage, 'Loading your account'),
    [`${profile}.failed`]: () => seesWords(stage, 'We couldn’t load your account'),
    [`${profile}.unassigned`]: () => seesWords(stage, 'You’re not assigned to a practice yet'),
    [`${profile}.ready.kept`]: (snapshot) => seesReady(snapshot, false),
    [`${profile}.ready.saving`]: (snapshot) => seesReady(snapshot, false),
    [`${profile}.ready.unsaved`]: (snapshot) => seesReady(snapshot, true),
  };
}

const saysUnsaved = async (stage: Stage) => (await stage.inPage(readBanners, undefined)).includes(UNSAVED);

function seeAccess(stage: Stage): Session['see'] {
  const seesNotice = (isUnreachable: boolean) =>
    expect
      .poll(async () => (await stage.inPage(readBanners, undefined)).includes(UNREACHABLE))
      .toBe(isUnreachable);
  const seesOpen = async (isUnreachable: boolean) => {
    await shows(stage, readSheets, []);
    await seesNotice(isUnreachable);
  };
  const seesSheet = async (button: LoginView['button']) => {
    await shows(stage, readSheets, ['Sign in to continue']);
    await expect.poll(async () => (await stage.inPage(readLogin, undefined)).button).toBe(button);
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
