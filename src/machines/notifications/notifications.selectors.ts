import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  actionOf,
  adviceOn,
  dayHeading,
  dayWords,
  detailOf,
  type Notification,
  type NotificationAction,
  timeWords,
} from '#domain/notification/notification.ts';
import type { notificationsMachine } from './notifications.machine.ts';
import { visibleEntries } from './notifications.setup.ts';

export type NotificationsRef = ActorRefFrom<typeof notificationsMachine>;
type Snapshot = SnapshotFrom<typeof notificationsMachine>;

export interface NotificationEntry {
  notification: Notification;
  day: string;
  /** The heading of its day. */
  heading: string;
  time: string;
  detail: string;
  action: NotificationAction | null;
  /** Replaces a page that the user can't open. */
  advice: string | null;
  /** Counts until the user has acted on it (BELL-3). */
  isNew: boolean;
}

/** The user may see notifications (BELL-1). */
export const selectHasBell = (snapshot: Snapshot) => snapshot.matches('on');
export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches({ on: { panel: 'open' } });
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectLatest = (snapshot: Snapshot) => snapshot.context.latest;

/** A known list stays visible while it is loaded again. */
export function selectListPhase(snapshot: Snapshot): 'loading' | 'failed' | 'loaded' {
  if (snapshot.matches({ on: { list: 'failed' } })) return 'failed';
  return snapshot.context.entries === null ? 'loading' : 'loaded';
}

export function selectEntries({ context }: Snapshot): NotificationEntry[] {
  const timeZone = context.scope?.timeZone ?? 'UTC';
  return visibleEntries(context).map((notification) => {
    const { date } = notification;
    const now = Math.max(context.loadedAt, Date.parse(date));
    return {
      notification,
      day: dayWords(date, now, timeZone),
      heading: dayHeading(date, now, timeZone),
      time: timeWords(date, timeZone),
      detail: detailOf(notification),
      action: context.scope && actionOf(notification, context.scope),
      advice: context.scope && adviceOn(notification, context.scope),
      isNew: !context.acted.includes(notification.id),
    };
  });
}

/** The number of unseen notifications (BELL-3). */
export function selectUnwatched(snapshot: Snapshot): number {
  if (selectIsOpen(snapshot)) return 0;
  const { watched } = snapshot.context;
  return visibleEntries(snapshot.context).filter(({ id }) => !watched.includes(id)).length;
}
