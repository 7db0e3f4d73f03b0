import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CommandMenuRef } from '#machines/command-menu/command-menu.selectors.ts';
import type { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import type { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import type { LeavingRef } from '#machines/leaving/leaving.selectors.ts';
import type { lookMachine } from '#machines/look/look.machine.ts';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { NotificationsRef } from '#machines/notifications/notifications.selectors.ts';
import type { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionEndRef } from '#machines/session-end/session-end.selectors.ts';
import type { ShortcutsRef } from '#machines/shortcuts/shortcuts.selectors.ts';
import type { supportMachine } from '#machines/support/support.machine.ts';
import type { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';

/**
 * The actors that live as long as the page. `src/app` creates them from the wired machines, starts them, and hands
 * them in through `ActorsProvider`; stories and the pre-rendering hand in actors of the bare machines.
 */
export interface Actors {
  session: ActorRefFrom<typeof sessionMachine>;
  navigation: ActorRefFrom<typeof navigationMachine>;
  toastQueue: ActorRefFrom<typeof toastQueueMachine>;
}

/** The actors around the pages of somebody who is signed in: the login page loads none of them. */
export interface ShellActors {
  drawer: ActorRefFrom<typeof drawerMachine>;
  /** The dialog of View Profile. */
  profile: ActorRefFrom<typeof dialogMachine>;
  support: ActorRefFrom<typeof supportMachine>;
  password: ActorRefFrom<typeof passwordChangeMachine>;
  look: ActorRefFrom<typeof lookMachine>;
  notifications: NotificationsRef;
  /** Whatever leads away from the page is asked of it: it may hold something that is not saved. */
  leaving: LeavingRef;
  commandMenu: CommandMenuRef;
  shortcuts: ShortcutsRef;
  sessionEnd: SessionEndRef;
}

const ActorsContext = createContext<Actors | null>(null);

export function ActorsProvider({ actors, children }: { actors: Actors; children: ReactNode }) {
  return <ActorsContext value={actors}>{children}</ActorsContext>;
}

/** The page's actors, to send events to. */
export function useActors(): Actors {
  const actors = useContext(ActorsContext);
  if (actors === null) throw new Error('No actors: render the page inside <ActorsProvider actors={…}>.');
  return actors;
}

const ShellActorsContext = createContext<ShellActors | null>(null);

export function ShellActorsProvider({ actors, children }: { actors: ShellActors; children: ReactNode }) {
  return <ShellActorsContext value={actors}>{children}</ShellActorsContext>;
}

export function useShellActors(): ShellActors {
  const actors = useContext(ShellActorsContext);
  if (actors === null) throw new Error('No shell actors: render the page inside <ShellActorsProvider>.');
  return actors;
}

export function useSession<T>(selector: (snapshot: SnapshotFrom<typeof sessionMachine>) => T): T {
  return useSelector(useActors().session, selector);
}

export function useNavigation<T>(selector: (snapshot: SnapshotFrom<typeof navigationMachine>) => T): T {
  return useSelector(useActors().navigation, selector);
}

export function useToastQueue<T>(selector: (snapshot: SnapshotFrom<typeof toastQueueMachine>) => T): T {
  return useSelector(useActors().toastQueue, selector);
}

export function useDrawer<T>(selector: (snapshot: SnapshotFrom<typeof drawerMachine>) => T): T {
  return useSelector(useShellActors().drawer, selector);
}

export function useNotifications<T>(selector: (snapshot: SnapshotFrom<NotificationsRef>) => T): T {
  return useSelector(useShellActors().notifications, selector);
}
