import type { Notification, NotificationTask } from '#domain/notification/notification.ts';
import type { Selection } from '#domain/session/selection.ts';
import { port } from '../port.ts';

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
  /** Reads the stream to its end, and sends what comes as events of the stream. */
  followNotifications: port<void, { practiceId: string; position: number | null }>('followNotifications'),
  /** One call for each notification (BELL-6). */
  doTask: port<TaskReport, { task: NotificationTask | null }>('doTask'),
  /** So that a reload of this tab works on it. */
  storeSelection: port<void, Selection>('storeSelection'),
};
