import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { closeBellWhenAsked, takeLeave, tellPasswords } from '#app/shell/leaving.ts';
import { tellBell } from '#app/shell/tell-bell.ts';
import { tellPractice, tellScope, tellUser } from '#app/shell/tell-session.ts';
import type { SupportInformation } from '#domain/access/support.ts';
import type { NotificationTask } from '#domain/notification/notification.ts';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import type { Credentials } from '#domain/session/login.ts';
import { DEFAULT_LOOK, type Look } from '#domain/session/look.ts';
import { type PageConfig, WIDGET_NAMES, type WidgetName } from '#domain/session/page-config.ts';
import type { PasswordChange } from '#domain/session/password-change.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { SessionEnd } from '#domain/session/session-end.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import type { FindPatientsInput } from '#machines/command-menu/command-menu.setup.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import type { LeavingRef } from '#machines/leaving/leaving.selectors.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginOutput } from '#machines/login/login.types.ts';
import { lookMachine } from '#machines/look/look.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { LoadedNotifications, TaskReport } from '#machines/notifications/notifications.ports.ts';
import type { NotificationsRef } from '#machines/notifications/notifications.selectors.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Profile, Renewal, RestoredSession, StoreTokenInput } from '#machines/session/session.ports.ts';
import { selectView } from '#machines/session/session.selectors.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import type { SessionEndRef } from '#machines/session-end/session-end.selectors.ts';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { Toasts } from '#screens/shared/Toasts.tsx';
import { type Actors, ActorsProvider, type ShellActors, ShellActorsProvider } from './actors.tsx';
import { PageConfigContext } from './page-config.ts';
import { type Answer, answering } from './story-answers.ts';

/** How the outside world answers in a story. Whatever a story leaves out never answers. */
export interface StoryWorld {
  restoreSession?: Answer<RestoredSession>;
  authenticate?: Answer<LoginOutput>;
  storeToken?: Answer<void>;
  loadUser?: Answer<Profile>;
  refreshToken?: Answer<Renewal>;
  endSession?: Answer<void>;
  loadSupport?: Answer<SupportInformation>;
  changePassword?: Answer<{ message: string }>;
  saveLook?: Answer<void>;
  /** When the session ends; in a story that leaves it out, nobody knows. */
  sessionEnd?: Answer<SessionEnd | null>;
  /** Putting it off; in a story that leaves it out, the end stays as it is. */
  extendSession?: Answer<SessionEnd | null>;
  loadNotifications?: Answer<LoadedNotifications>;
  loadRecents?: Answer<readonly FoundPatient[]>;
  findPatients?: Answer<FoundPatients>;
  path?: string;
  askedFor?: string;
  /** What the server has configured; in a story that leaves it out, nothing. */
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
  mode: 'try-it',
  version: '0.0.0',
};

const nothing = () => undefined;

/** Running actors of the product's own charts, in a world that answers as the story says. */
function storyActors(world: StoryWorld): Actors & ShellActors {
  const toastQueue = createActor(toastQueueMachine).start();
  const login = loginMachine.provide({
    actors: { authenticate: answering<LoginOutput, Credentials>(world.authenticate) },
    actions: { showToast: (_, toast) => toastQueue.send({ type: 'toast.push', toast }) },
  });
  const session = createActor(
    sessionMachine.provide({
      actors: {
        login,
        restoreSession: answering(world.restoreSession),
        storeToken: answering<void, StoreTokenInput>(world.storeToken),
        loadUser: answering(world.loadUser),
        saveSelection: answering<void, { selection: Selection | null }>({ value: undefined }),
        refreshToken: answering(world.refreshToken),
        endSession: answering(world.endSession),
        eraseSession: answering(world.endSession),
      },
      actions: { reloadOnDashboard: nothing },
    }),
  ).start();
  const path = world.path ?? '/';
  const navigation = createActor(
    navigationMachine.provide({
      actions: {
        navigate: nothing,
        keepAskedPage: nothing,
        showToast: (_, toast) => toastQueue.send({ type: 'toast.push', toast }),
      },
    }),
    { input: { path, view: selectView(session.getSnapshot()), askedFor: world.askedFor ?? null } },
  ).start();
  session.subscribe((snapshot) => navigation.send({ type: 'session.change', view: selectView(snapshot) }));
  const viewportWidth = window.innerWidth;
  const drawer = createActor(drawerMachine, { input: { path, viewportWidth } }).start();
  const support = createActor(
    supportMachine.provide({
      actors: {
        loadSupport: answering<SupportInformation, { practiceId: string | null }>(world.loadSupport),
      },
      actions: { showToast: (_, toast) => toastQueue.send({ type: 'toast.push', toast }) },
    }),
    { input: { practiceId: null } },
  ).start();
  tellPractice(session, support);
  const password = createActor(
    passwordChangeMachine.provide({
      actors: { changePassword: answering<{ message: string }, PasswordChange>(world.changePassword) },
      actions: { showToast: (_, toast) => toastQueue.send({ type: 'toast.push', toast }) },
    }),
  ).start();
  const look = createActor(
    lookMachine.provide({
      actors: {
        loadLook: answering<Look, { userId: string | null }>({ value: DEFAULT_LOOK }),
        saveLook: answering<void, { userId: string | null; look: Look }>(
          world.saveLook ?? { value: undefined },
        ),
      },
      actions: { showLook: nothing },
    }),
  ).start();
  tellUser(session, look);
  const profile = createActor(dialogMachine).start();
  const notifications = storyBell(world, session, toastQueue);
  const leaving = storyLeaving(path, session, notifications);
  tellPasswords(password, leaving);
  const shortcuts = createActor(shortcutsMachine).start();
  const commandMenu = storyMenu(world, session);
  const around = { drawer, support, password, look, notifications, profile, leaving, commandMenu, shortcuts };
  return { session, navigation, toastQueue, ...around, sessionEnd: storySessionEnd(world) };
}

function storySessionEnd({ sessionEnd = { value: null }, extendSession }: StoryWorld): SessionEndRef {
  const actors = {
    readEnd: answering<SessionEnd | null, undefined>(sessionEnd),
    extendSession: answering<SessionEnd | null, undefined>(extendSession ?? sessionEnd),
  };
  return createActor(sessionEndMachine.provide({ actors })).start();
}

/** Leads nowhere but to another practice, or out of the session. */
function storyLeaving(path: string, session: Actors['session'], notifications: NotificationsRef): LeavingRef {
  const hearers = { session, notifications, openPath: nothing, traverse: nothing };
  const machine = leavingMachine.provide({
    actions: {
      takeLeave: (_, { leave }) => {
        if (leave) takeLeave(leave, hearers);
      },
      tellBrowser: nothing,
    },
  });
  const leaving = createActor(machine, { input: { path } }).start();
  closeBellWhenAsked(leaving, notifications);
  return leaving;
}

/** A command menu whose commands do nothing. */
function storyMenu(world: StoryWorld, session: Actors['session']) {
  const machine = commandMenuMachine.provide({
    actors: {
      loadRecents: answering<readonly FoundPatient[], { practiceId: string | null }>(world.loadRecents),
      findPatients: answering<FoundPatients, FindPatientsInput>(world.findPatients),
    },
    actions: { takeCommand: nothing },
  });
  const commandMenu = createActor(machine).start();
  tellScope(session, commandMenu);
  return commandMenu;
}

/** A bell whose stream is open, and whose list and calls end as the story says. */
function storyBell(world: StoryWorld, session: Actors['session'], toastQueue: Actors['toastQueue']) {
  const machine = notificationsMachine.provide({
    actors: {
      loadNotifications: answering<LoadedNotifications, { practiceId: string }>(world.loadNotifications),
      followNotifications: fromPromise<void, { practiceId: string; position: number | null }>(() => {
        queueMicrotask(() => notifications.send({ type: 'stream.begin', position: 0 }));
        return new Promise<never>(nothing);
      }),
      doTask: fromPromise<TaskReport, { task: NotificationTask | null }>(async ({ input }) => ({
        done: input.task?.ids ?? [],
        errors: [],
      })),
      storeSelection: answering<void, Selection>(),
    },
    actions: {
      keepSeen: nothing,
      tellErrors: nothing,
      showToast: (_, toast) => toastQueue.send({ type: 'toast.push', toast }),
      navigate: nothing,
      openPage: nothing,
    },
  });
  const notifications: NotificationsRef = createActor(machine, { input: { watched: [], acted: [] } });
  notifications.start();
  tellBell(session, notifications);
  return notifications;
}

/** Runs a story among actors of its own, in the world of its parameter `world`; its play reaches them by `runningActors`. */
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

/** The actors of the story on the page, for a play that sends them what no person can. */
export function runningActors(): Actors & ShellActors {
  if (running === null) throw new Error('No story runs: give it the decorator inWorld.');
  return running;
}
