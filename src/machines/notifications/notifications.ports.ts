import type { Notification, NotificationTask } from '#domain/notification/notification.ts';
import type { Selection } from '#domain/session/selection.ts';
import { port, stream } from '../port.ts';

export interface LoadedNotifications {
  entries: readonly Notification[];
  loadedAt: number;
}

/** The ids of the changed notifications, and the failures of the others. */
export interface TaskReport {
  done: readonly string[];
  errors: readonly unknown[];
}

export const notificationsPorts = {
  loadNotifications: port<LoadedNotifications, { practiceId: string }>('loadNotifications'),
  followNotifications: stream<{ practiceId: string; position: number | null }>('followNotifications'),
  watchVisibility: stream('watchVisibility'),
  /** One call for each notification (BELL-6). */
  doTask: port<TaskReport, { task: NotificationTask | null }>('doTask'),
  storeSelection: port<void, Selection>('storeSelection'),
};
