import type { Notification, NotificationTask } from '#domain/notification/notification.ts';
import type { Selection } from '#domain/session/selection.ts';
import { port, stream } from '../port.ts';

export interface LoadedNotifications {
  entries: readonly Notification[];
  loadedAt: number;
}

/** For which notifications a task was done, and what went wrong with the others. */
export interface TaskReport {
  done: readonly string[];
  errors: readonly unknown[];
}

export const notificationsPorts = {
  loadNotifications: port<LoadedNotifications, { practiceId: string }>('loadNotifications'),
  /** Sends `stream.begin`, `stream.beat` and `stream.arrive`, and `stream.end` or `stream.fail` at last. */
  followNotifications: stream<{ practiceId: string; position: number | null }>('followNotifications'),
  /** Sends `page.show` and `page.hide`. */
  watchVisibility: stream('watchVisibility'),
  /** One call for each notification (BELL-6). */
  doTask: port<TaskReport, { task: NotificationTask | null }>('doTask'),
  /** So that a reload of this tab works on it. */
  storeSelection: port<void, Selection>('storeSelection'),
};
