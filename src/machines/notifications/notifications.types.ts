import type { Failure } from '#domain/failure/failure.ts';
import type {
  BellScope,
  Notification,
  NotificationTask,
  SeenNotifications,
} from '#domain/notification/notification.ts';

export type NotificationsEvent =
  | { type: 'scope.change'; scope: BellScope | null }
  | { type: 'stream.beat' }
  /** Every earlier notification is in the list. */
  | { type: 'stream.begin'; position: number }
  | { type: 'stream.arrive'; position: number; entry: Notification }
  | { type: 'stream.end' }
  | { type: 'stream.fail'; error: unknown }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'entry.open'; entry: Notification; path: string }
  | { type: 'entry.dismiss'; id: string }
  | { type: 'list.clear' }
  | { type: 'list.retry' }
  /** Undo in a toast. The user may have changed the practice. */
  | { type: 'undo.accept'; practiceId: string; ids: readonly string[] };

export interface NotificationsContext extends SeenNotifications {
  scope: BellScope | null;
  entries: readonly Notification[] | null;
  /** Determines which day is today. */
  loadedAt: number;
  /** The position where the stream continues after an interruption; null before its start. */
  position: number | null;
  latest: Notification | null;
  tasks: readonly NotificationTask[];
  chosen: { memberId: string; path: string } | null;
  failure: Failure | null;
}

export interface LoadedNotifications {
  entries: readonly Notification[];
  loadedAt: number;
}

/** The ids of the changed notifications, and the failures of the others. */
export interface TaskReport {
  done: readonly string[];
  errors: readonly unknown[];
}
