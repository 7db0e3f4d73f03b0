import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { selectEntries } from '#machines/notifications/notifications.selectors.ts';
import type { NotificationsEvent } from '#machines/notifications/notifications.types.ts';
import { BELL, notification, OFFICE } from '#tests/support/notifications.ts';
import { startChart } from '#tests/support/start-chart.ts';

export const DENIED = notification();
export const LOADED = { entries: [DENIED], loadedAt: Date.parse('2026-11-20T20:00:00Z') };

/** A bell in a browser that the test controls. */
export function bell(seen = { watched: [] as string[], acted: [] as string[] }) {
  const { actor, clock, ports, effects, now } = startChart(notificationsMachine, seen);
  const send = (...events: NotificationsEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const read = <T>(selector: (snapshot: ReturnType<typeof now>) => T) => selector(now());
  const labels = () => read(selectEntries).map(({ notification: { label } }) => label);
  return { ...ports, effects, clock, send, read, labels };
}

/** A bell whose list has one notification. */
export async function loadedBell(seen?: { watched: string[]; acted: string[] }) {
  const opened = bell(seen);
  opened.send({ type: 'scope.change', scope: BELL }, { type: 'stream.begin', position: 57 });
  await opened.loadNotifications.succeed(LOADED);
  return opened;
}

export const arrival: NotificationsEvent = { type: 'stream.arrive', position: 58, entry: OFFICE };
