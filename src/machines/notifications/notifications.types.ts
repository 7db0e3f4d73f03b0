import type { Failure } from '#domain/failure/failure.ts';
import type {
  BellScope,
  Notification,
  NotificationTask,
  SeenNotifications,
} from '#domain/notification/notification.ts';

export type NotificationsEvent =
  /** Another practice, or none where somebody works who may see notifications. */
  | { type: 'scope.change'; scope: BellScope | null }
  /** The server is still there. */
  | { type: 'stream.beat' }
  /** From here on nothing is missed: whatever came before is in the list. */
  | { type: 'stream.begin'; position: number }
  | { type: 'stream.arrive'; position: number; entry: Notification }
  | { type: 'stream.end' }
  | { type: 'stream.fail'; error: unknown }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'entry.open'; entry: Notification }
  | { type: 'entry.dismiss'; id: string }
  | { type: 'list.clear' }
  | { type: 'list.retry' }
  /** The undo of a toast; its practice may be another one by now. */
  | { type: 'undo.accept'; practiceId: string; ids: readonly string[] };

export interface NotificationsContext extends SeenNotifications {
  scope: BellScope | null;
  /** What the bell holds, the newest first; null until it is known. */
  entries: readonly Notification[] | null;
  /** When the list was loaded: the day that counts as today. */
  loadedAt: number;
  /** Where the stream goes on after a break; null before it has begun. */
  position: number | null;
  /** The last one that came while the page was open. */
  latest: Notification | null;
  /** The first one is being done. */
  tasks: readonly NotificationTask[];
  /** The one that somebody has chosen to open. */
  chosen: Notification | null;
  failure: Failure | null;
}
