import type { NotificationsRef } from '#machines/notifications/notifications.selectors.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';
import { selectBellScope } from '#machines/session/session-scope.selectors.ts';

/** Tells the bell for which practice it is, now and with each change; nobody once it stops. Answers how to stop. */
export function tellBell(session: SessionRef, notifications: NotificationsRef): () => void {
  const tell = () =>
    notifications.send({ type: 'scope.change', scope: selectBellScope(session.getSnapshot()) });
  tell();
  const subscription = session.subscribe(tell);
  return () => {
    subscription.unsubscribe();
    notifications.send({ type: 'scope.change', scope: null });
  };
}
