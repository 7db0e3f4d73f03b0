import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { takeLeave } from '#app/shell/leaving.ts';
import type { Selection } from '#domain/session/selection.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import { lookMachine } from '#machines/look/look.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Profile, RestoredSession } from '#machines/session/session.ports.ts';
import { selectUser, selectView } from '#machines/session/session.selectors.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { ActorsProvider, ShellActorsProvider } from '#react/actors.tsx';
import { Toasts } from '#screens/shared/Toasts.tsx';
import { DeletePermission } from '#screens/shell/account/DeletePermission.tsx';
import { DialogPart } from '#screens/shell/account/DialogPart.tsx';
import { Shell } from '#screens/shell/Shell.tsx';
import { type DialogSet, PERMISSION } from '#tests/support/pages/dialog.ts';
import type { DrawerSet } from '#tests/support/pages/drawer.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { mount } from './mount.tsx';

/** A dialog beside the button that opens it, in which another one is opened. */
export function dialogSet(stage: Stage): DialogSet {
  return {
    async open() {
      const dialog = createActor(dialogMachine).start();
      mount(
        <>
          <button type="button" onClick={() => dialog.send({ type: 'dialog.open' })}>
            View
          </button>
          <DialogPart dialog={dialog} title="Profile">
            <DeletePermission name={PERMISSION} />
          </DialogPart>
        </>,
      );
    },
    openProfile: () => stage.click('button', 'View'),
  };
}

/** The whole shell around a page of words, for somebody who may do everything. */
export function drawerSet(): DrawerSet {
  let goTo: DrawerSet['goTo'] = async () => undefined;
  return {
    async open({ width, path }) {
      await page.viewport(width, 900);
      const actors = await shellActors(width, path);
      goTo = async (to) => {
        actors.drawer.send({ type: 'path.change', path: to });
        actors.navigation.send({ type: 'path.change', path: to });
      };
      mountShell(actors);
    },
    goTo: (path) => goTo(path),
  };
}

const ROLES = ['AdministratorGoalSettings', 'EditorPlanFees'].map((name) => ({
  id: name,
  name,
  permissions: [],
}));

/** The actors of a page of somebody who is signed in; nothing but the session is asked of anybody. */
export async function shellActors(viewportWidth: number, path: string, user = staffUser({ roles: ROLES })) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<RestoredSession, undefined>(async () => ({ kind: 'signedIn' })),
        loadUser: fromPromise<Profile, undefined>(async () => ({ user, stored: null })),
        saveSelection: fromPromise<void, { selection: Selection | null }>(async () => undefined),
      },
    }),
  ).start();
  await new Promise<void>((resolve) => {
    session.subscribe((snapshot) => selectUser(snapshot) !== null && resolve());
  });
  const view = selectView(session.getSnapshot());
  const notifications = createActor(notificationsMachine, { input: { watched: [], acted: [] } }).start();
  const hearers = { session, notifications, openPath: () => undefined, traverse: () => undefined };
  const leaving = leavingMachine.provide({
    actions: {
      takeLeave: (_, { leave }) => leave && takeLeave(leave, hearers),
      tellBrowser: () => undefined,
    },
  });
  return {
    session,
    notifications,
    navigation: createActor(navigationMachine, { input: { path, view, askedFor: null } }).start(),
    toastQueue: createActor(toastQueueMachine).start(),
    drawer: createActor(drawerMachine, { input: { viewportWidth, path } }).start(),
    profile: createActor(dialogMachine).start(),
    look: createActor(lookMachine).start(),
    password: createActor(passwordChangeMachine).start(),
    support: createActor(supportMachine, { input: { practiceId: 'p1' } }).start(),
    commandMenu: createActor(commandMenuMachine).start(),
    shortcuts: createActor(shortcutsMachine).start(),
    sessionEnd: createActor(sessionEndMachine).start(),
    leaving: createActor(leaving, { input: { path } }).start(),
  };
}

type PageActors = Awaited<ReturnType<typeof shellActors>>;

/** The whole shell with its toasts, around a page of words. */
export function mountShell(actors: PageActors): void {
  mount(
    <ActorsProvider actors={actors}>
      <ShellActorsProvider actors={actors}>
        <Shell year={2026}>
          <h1>A page</h1>
        </Shell>
        <Toasts />
      </ShellActorsProvider>
    </ActorsProvider>,
  );
}
