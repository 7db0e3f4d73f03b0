import type { ActorRefFrom } from 'xstate';
import type { Leave } from '#domain/navigation/leaving.ts';
import { type LeavingRef, selectIsAsked } from '#machines/leaving/leaving.selectors.ts';
import { type NotificationsRef, selectIsOpen } from '#machines/notifications/notifications.selectors.ts';
import type { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { selectHoldsPasswords } from '#machines/password-change/password-change.selectors.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';

interface LeaveHearers {
  session: SessionRef;
  notifications: NotificationsRef;
  openPath(path: string): void;
  /** Goes so many pages ahead in the history of the tab, or back. */
  traverse(steps: number): void;
}

/** Does what somebody asked for, once nothing stands against it. */
export function takeLeave(leave: Leave, { session, notifications, openPath, traverse }: LeaveHearers): void {
  switch (leave.kind) {
    case 'organization':
      session.send({ type: 'organization.select', organizationId: leave.organizationId });
      break;
    case 'practice':
      session.send({ type: 'practice.select', practiceId: leave.practiceId });
      break;
    case 'patient':
      session.send({ type: 'practice.select', practiceId: leave.practiceId, memberId: leave.memberId });
      openPath(leave.path);
      break;
    case 'signOut':
      session.send({ type: 'session.signOut' });
      break;
    case 'page':
      openPath(leave.path);
      break;
    case 'history':
      traverse(leave.steps);
      break;
    case 'notification':
      if (!selectIsOpen(notifications.getSnapshot())) notifications.send({ type: 'panel.open' });
      notifications.send({ type: 'entry.open', entry: leave.entry });
  }
}

/** Says of the form that changes a password when it holds something. Answers how to stop. */
export function tellPasswords(
  password: ActorRefFrom<typeof passwordChangeMachine>,
  leaving: LeavingRef,
): () => void {
  const work = { id: 'password', name: 'Update password', lostWith: 'portal' } as const;
  let holds = false;
  const tell = (held: boolean) => {
    if (held === holds) return;
    holds = held;
    leaving.send(held ? { type: 'work.begin', work } : { type: 'work.end', id: work.id });
  };
  const subscription = password.subscribe((snapshot) => tell(selectHoldsPasswords(snapshot)));
  return () => {
    subscription.unsubscribe();
    tell(false);
  };
}

/** The bell's dropdown lies over every dialog: it closes where a question opens. Answers how to stop. */
export function closeBellWhenAsked(leaving: LeavingRef, notifications: NotificationsRef): () => void {
  const subscription = leaving.subscribe((snapshot) => {
    if (selectIsAsked(snapshot)) notifications.send({ type: 'panel.close' });
  });
  return () => subscription.unsubscribe();
}
