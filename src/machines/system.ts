import type { ActorRef, AnyActorScope, Snapshot } from 'xstate';
import type { LeavingEvent } from './leaving/leaving.types.ts';
import type { LookEvent } from './look/look.types.ts';
import type { NavigationEvent } from './navigation/navigation.types.ts';
import type { NotificationsEvent } from './notifications/notifications.types.ts';
import type { PatientEvent } from './patient/patient.types.ts';
import type { SessionEvent } from './session/session.types.ts';
import type { ShellEvent } from './shell/shell.types.ts';
import type { ToastQueueEvent } from './toast-queue/toast-queue.types.ts';

/** The actors that others in the same tree send events to, by their `systemId`, with the events that they receive. */
interface SystemEvents {
  leaving: LeavingEvent;
  look: LookEvent;
  navigation: NavigationEvent;
  notifications: NotificationsEvent;
  patient: PatientEvent;
  session: SessionEvent;
  shell: ShellEvent;
  toastQueue: ToastQueueEvent;
}

/** The target of a `sendTo`. XState sends to the sender itself where no such actor runs: it ignores the event. */
export const actorIn =
  <Id extends keyof SystemEvents>(id: Id) =>
  ({ system }: Pick<AnyActorScope, 'system'>): ActorRef<Snapshot<unknown>, SystemEvents[Id]> =>
    system.get(id);
