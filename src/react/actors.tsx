import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { NotificationsRef } from '#machines/notifications/notifications.selectors.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { ShellActors } from '#machines/shell/shell.selectors.ts';
import type { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';

/**
 * The actors that exist as long as the page. `src/app` starts them from the wired machines; stories and pre-rendering
 * use them without wiring.
 */
export interface Actors {
  session: ActorRefFrom<typeof sessionMachine>;
  navigation: ActorRefFrom<typeof navigationMachine>;
  toastQueue: ActorRefFrom<typeof toastQueueMachine>;
}

const ActorsContext = createContext<Actors | null>(null);

export function ActorsProvider({ actors, children }: { actors: Actors; children: ReactNode }) {
  return <ActorsContext value={actors}>{children}</ActorsContext>;
}

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

export function useDrawer<T>(selector: (snapshot: SnapshotFrom<ShellActors['drawer']>) => T): T {
  return useSelector(useShellActors().drawer, selector);
}

export function useNotifications<T>(selector: (snapshot: SnapshotFrom<NotificationsRef>) => T): T {
  return useSelector(useShellActors().notifications, selector);
}
