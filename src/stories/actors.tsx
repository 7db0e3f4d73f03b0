import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { wireLeaving } from '#app/shell/leaving.ports.ts';
import type { StaffUser } from '#domain/access/staff.ts';
import { NARROW_VIEWPORT_PX } from '#domain/navigation/viewport.ts';
import type { NotificationTask } from '#domain/notification/notification.ts';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import type { SupportInformation } from '#domain/practice/support.ts';
import { type Appearance, DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import type { Credentials } from '#domain/session/login.ts';
import { type PageConfig, WIDGET_NAMES, type WidgetName } from '#domain/session/page-config.ts';
import type { PasswordChange } from '#domain/session/password-change.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { SessionEnd } from '#domain/session/session-end.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import type { FindPatientsInput } from '#machines/command-menu/command-menu.setup.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginOutput } from '#machines/login/login.types.ts';
import { menuHintMachine } from '#machines/menu-hint/menu-hint.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { LoadedNotifications, TaskReport } from '#machines/notifications/notifications.types.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import { selectPortalActors } from '#machines/portal/portal.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { type SessionRef, selectView } from '#machines/session/session.selectors.ts';
import type { Profile, Renewal, RestoredSession, StoreTokenInput } from '#machines/session/session.types.ts';
import { selectShellSession } from '#machines/session/session-scope.selectors.ts';
import { watchSession } from '#machines/session/watch-session.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { type ShellActors, type ShellRef, selectShellActors } from '#machines/shell/shell.selectors.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { type Actors, ActorsProvider, ShellActorsProvider } from '#react/actors.tsx';
import { PageConfigContext } from '#react/page-config.ts';
import { Toasts } from '#screens/shared/Toasts.tsx';
import { type Answer, answering } from './answers.ts';

/** The ports' results in a story. A port without one never responds. */
export interface StoryWorld {
  restoreSession?: Answer<RestoredSession>;
  authenticate?: Answer<LoginOutput>;
  storeToken?: Answer<void>;
  loadUser?: Answer<Profile>;
  refreshToken?: Answer<Renewal>;
  endSession?: Answer<void>;
  loadSupport?: Answer<SupportInformation>;
  changePassword?: Answer<{ message: string }>;
  saveAppearance?: Answer<void>;
  sessionEnd?: Answer<SessionEnd | null>;
  extendSession?: Answer<SessionEnd | null>;
  loadNotifications?: Answer<LoadedNotifications>;
  loadHint?: Answer<boolean>;
  loadRecents?: Answer<readonly FoundPatient[]>;
  findPatients?: Answer<FoundPatients>;
  path?: string;
  requestedPath?: string;
  config?: Partial<PageConfig>;
}

const NOTHING_CONFIGURED: PageConfig = {
  apiBase: '/api',
  marketplaceApiBase: '/api',
  paymentApiBase: '/api',
  reportUrl: '',
  marketplaceUrl: '',
  hostedFields: { serviceUrl: '', pageId: '' },
  widgets: Object.fromEntries(WIDGET_NAMES.map((name) => [name, ''])) as Record<WidgetName, string>,
  trustedOrigins: [],
  version: '0.0.0',
  supportEmail: '',
  emailsReports: false,
  supportPhone: '',
  supportHours: '',
};

const nothing = () => undefined;

type ShellCharts = NonNullable<Parameters<typeof shellMachine.provide>[0]['actors']>;

/** Runs the product's charts with the responses of the story. */
export function storyActors(world: StoryWorld, charts: ShellCharts = {}): Actors & ShellActors {
  const path = world.path ?? '/';
  const root = createRoot(
    storyPortal(world, () => actors.session),
    {
      input: { path, query: '', requestedPath: world.requestedPath ?? null },
    },
  );
  const actors = selectPortalActors(root.getSnapshot());
  root.start();
  root.send({
    type: 'shell.start',
    logic: storyShell(world, actors.session).provide({ actors: charts }),
    input: {
      path,
      isNarrow: window.innerWidth < NARROW_VIEWPORT_PX,
      prefersCollapsed: false,
      seen: { watched: [], acted: [] },
      lastPractice: null,
    },
  });
  const shell: ShellRef = root.system.get('shell');
  return { ...actors, ...selectShellActors(shell.getSnapshot()) };
}

function storyPortal(world: StoryWorld, session: () => SessionRef) {
  return portalMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          login: loginMachine.provide({
            actors: { authenticate: answering<LoginOutput, Credentials>(world.authenticate) },
          }),
          restoreSession: answering(world.restoreSession),
          storeToken: answering<void, StoreTokenInput>(world.storeToken),
          loadUser: answering(world.loadUser),
          reloadUser: answering<StaffUser, undefined>('never'),
          saveSelection: answering<void, { selection: Selection | null }>({ value: undefined }),
          refreshToken: answering(world.refreshToken),
          endSession: answering(world.endSession),
          eraseSession: answering(world.endSession),
        },
        actions: { reloadOnDashboard: nothing },
      }),
      navigation: navigationMachine.provide({
        actors: { watchSession: watchSession(session, (snapshot) => ({ view: selectView(snapshot) })) },
        actions: { navigate: nothing, storeRequestedPage: nothing, showTitle: nothing },
      }),
    },
    actions: { logFailure: ({ event }) => reportError(event) },
  });
}

/** Only switching practices and signing out are wired. Menu commands work as in the portal. */
function storyShell(world: StoryWorld, session: SessionRef) {
  const leaving = wireLeaving({ browser: { onPathChange: () => nothing } });
  const { sessionEnd = { value: null }, extendSession = sessionEnd } = world;
  return shellMachine.provide({
    actors: {
      leaving: leaving.provide({
        actors: { guardPages: fromCallback(nothing) },
        actions: { notifyBrowser: nothing },
      }),
      support: supportMachine.provide({
        actors: {
          loadSupport: answering<SupportInformation, { practiceId: string | null }>(world.loadSupport),
        },
      }),
      password: passwordChangeMachine.provide({
        actors: { changePassword: answering<{ message: string }, PasswordChange>(world.changePassword) },
      }),
      appearance: appearanceMachine.provide({
        actors: {
          loadAppearance: answering<Appearance, { userId: string | null }>({ value: DEFAULT_APPEARANCE }),
          saveAppearance: answering<void, { userId: string | null; appearance: Appearance }>(
            world.saveAppearance ?? { value: undefined },
          ),
        },
        actions: { showAppearance: nothing },
      }),
      notifications: storyBell(world),
      menuHint: menuHintMachine.provide({
        actors: {
          loadHint: answering<boolean, { userId: string }>(world.loadHint ?? { value: false }),
          storeHint: answering<void, { userId: string }>({ value: undefined }),
        },
        actions: { logFailure: ({ event }) => reportError(event) },
      }),
      commandMenu: commandMenuMachine.provide({
        actors: {
          loadRecents: answering<readonly FoundPatient[], { practiceId: string | null }>(world.loadRecents),
          findPatients: answering<FoundPatients, FindPatientsInput>(world.findPatients),
        },
      }),
      sessionEnd: sessionEndMachine.provide({
        actors: {
          readEnd: answering<SessionEnd | null, undefined>(sessionEnd),
          extendSession: answering<SessionEnd | null, undefined>(extendSession),
        },
      }),
      watchSession: watchSession(
        () => session,
        (snapshot) => ({ session: selectShellSession(snapshot) }),
      ),
    },
    actions: {
      storeLastPractice: nothing,
      focusSearchBox: nothing,
      logFailure: ({ event }) => reportError(event),
    },
  });
}

/** A bell with an open stream and the story's responses. */
function storyBell(world: StoryWorld) {
  return notificationsMachine.provide({
    actors: {
      loadNotifications: answering<LoadedNotifications, { practiceId: string }>(world.loadNotifications),
      followNotifications: fromCallback<EventObject, { practiceId: string; position: number | null }>(
        ({ sendBack }) => sendBack({ type: 'stream.begin', position: 0 }),
      ),
      doTask: fromPromise<TaskReport, { task: NotificationTask | null }>(async ({ input }) => ({
        done: input.task?.ids ?? [],
        errors: [],
      })),
      storeSelection: answering<void, Selection>(),
    },
    actions: { storeSeen: nothing, logErrors: nothing, navigate: nothing, openPage: nothing },
  });
}

/**
 * Runs a story with its own actors, using the results in its parameter `world`. Its play function gets the actors
 * from `runningActors`.
 */
export const inWorld: Decorator = (Story, { id, parameters }) => (
  <World key={id} world={(parameters['world'] ?? {}) as StoryWorld}>
    <Story />
    <Toasts />
  </World>
);

function World({ world, children }: { world: StoryWorld; children: ReactNode }) {
  const [actors] = useState(() => storyActors(world));
  running = actors;
  return (
    <PageConfigContext value={{ ...NOTHING_CONFIGURED, ...world.config }}>
      <ActorsProvider actors={actors}>
        <ShellActorsProvider actors={actors}>{children}</ShellActorsProvider>
      </ActorsProvider>
    </PageConfigContext>
  );
}

let running: (Actors & ShellActors) | null = null;

/** The actors of the current story, to send events that a user can't. */
export function runningActors(): Actors & ShellActors {
  if (running === null) throw new Error('No story runs: give it the decorator inWorld.');
  return running;
}
