import { vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { NotificationTask } from '#domain/notification/notification.ts';
import type { Selection } from '#domain/session/selection.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { LoadedNotifications, TaskReport } from '#machines/notifications/notifications.ports.ts';
import { selectEntries } from '#machines/notifications/notifications.selectors.ts';
import type { NotificationsEvent } from '#machines/notifications/notifications.types.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { commandedStream } from '#tests/support/commanded-stream.ts';
import { BELL, notification, OFFICE } from '#tests/support/notifications.ts';

export const DENIED = notification();
export const LOADED = { entries: [DENIED], loadedAt: Date.parse('2026-11-20T20:00:00Z') };
export const SERVER_DOWN = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

export const spies = {
  storeSeen: vi.fn(),
  logErrors: vi.fn(),
  showToast: vi.fn(),
  navigate: vi.fn(),
  openPage: vi.fn(),
};
/** What was told the outside world so, in order. */
export const told = (name: keyof typeof spies) => spies[name].mock.calls.map(([, params]) => params);

/** A bell in a browser that does what a test says. */
export function bell(seen = { watched: [] as string[], acted: [] as string[] }) {
  const ports = {
    loadNotifications: commandedPort<LoadedNotifications, { practiceId: string }>(),
    followNotifications: commandedStream<{ practiceId: string; position: number | null }>(),
    doTask: commandedPort<TaskReport, { task: NotificationTask | null }>(),
    storeSelection: commandedPort<void, Selection>(),
  };
  const { loadNotifications, followNotifications, doTask, storeSelection } = ports;
  const clock = new SimulatedClock();
  const machine = notificationsMachine.provide({
    actors: {
      loadNotifications: loadNotifications.logic,
      followNotifications: followNotifications.logic,
      doTask: doTask.logic,
      storeSelection: storeSelection.logic,
    },
    actions: spies,
  });
  const actor = createActor(machine, { input: seen, clock }).start();
  const send = (...events: NotificationsEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const read = <T>(selector: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    selector(actor.getSnapshot());
  const labels = () => read(selectEntries).map(({ notification: { label } }) => label);
  return { ...ports, clock, send, read, labels };
}

/** A bell whose list holds one notification. */
export async function loadedBell(seen?: { watched: string[]; acted: string[] }) {
  const opened = bell(seen);
  opened.send({ type: 'scope.change', scope: BELL }, { type: 'stream.begin', position: 57 });
  await opened.loadNotifications.succeed(LOADED);
  return opened;
}

export const arrival: NotificationsEvent = { type: 'stream.arrive', position: 58, entry: OFFICE };
