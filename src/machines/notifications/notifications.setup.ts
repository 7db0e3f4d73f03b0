import { assign, sendTo, setup } from 'xstate';
import { RECONNECT_MS } from '#domain/failure/reconnect.ts';
import {
  type BellScope,
  type Notification,
  type NotificationTask,
  pageOfNotification,
  type SeenNotifications,
  STREAM_SILENCE_MS,
  STREAM_TIMEOUT_MS,
  withArrival,
  withSeen,
} from '#domain/notification/notification.ts';
import type { Selection } from '#domain/session/selection.ts';
import { withFailure } from '../shared/failure.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import { pushToast } from '../toast-queue/push-toast.ts';
import type {
  LoadedNotifications,
  NotificationsContext,
  NotificationsEvent,
  TaskReport,
} from './notifications.types.ts';

export const NOTHING_LOADED = {
  entries: null,
  loadedAt: 0,
  position: null,
  latest: null,
  chosen: null,
  failure: null,
} as const;

const idsIn = (entries: readonly { id: string }[] | null) => (entries ?? []).map(({ id }) => id);

/** Dismissed notifications disappear before the server responds. */
function dismissedIds({ tasks }: Pick<NotificationsContext, 'tasks'>): readonly string[] {
  return tasks.flatMap(({ kind, ids }) => (kind === 'restore' ? [] : ids));
}

export function visibleEntries(context: NotificationsContext): readonly Notification[] {
  const gone = dismissedIds(context);
  return (context.entries ?? []).filter(({ id }) => !gone.includes(id));
}

export const notificationsSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as SeenNotifications,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadNotifications: port<LoadedNotifications, { practiceId: string }>('loadNotifications'),
    followNotifications: stream<{ practiceId: string; position: number | null }>('followNotifications'),
    watchVisibility: stream('watchVisibility'),
    /** One call for each notification (BELL-6). */
    doTask: port<TaskReport, { task: NotificationTask | null }>('doTask'),
    storeSelection: port<void, Selection>('storeSelection'),
  },
  guards: {
    isSameScope: ({ context }, { scope }: { scope: BellScope | null }) =>
      context.scope?.practiceId === scope?.practiceId,
    hasBell: (_, { scope }: { scope: BellScope | null }) => scope !== null,
    hasEntries: ({ context }) => visibleEntries(context).length > 0,
    hasTask: ({ context }) => context.tasks.length > 0,
    isAboutMember: (_, { entry }: { entry: Notification }) => pageOfNotification(entry).isAboutMember,
    canBeUndone: ({ context }, { done }: TaskReport) =>
      context.tasks[0]?.kind !== 'restore' && done.length > 0,
  },
  actions: {
    storeScope: assign((_, { scope }: { scope: BellScope | null }) => ({ ...NOTHING_LOADED, scope })),
    /** The practice's time zone, or the rights of the user, may have changed. */
    updateScope: assign((_, { scope }: { scope: BellScope | null }) => ({ scope })),
    clearTasks: assign({ tasks: [] }),
    storeLoaded: assign((_, loaded: LoadedNotifications) => loaded),
    storePosition: assign({ position: (_, { position }: { position: number }) => position }),
    storeArrival: assign(({ context }, { entry }: { entry: Notification }) => ({
      entries: withArrival(context.entries ?? [], entry),
      latest: entry,
    })),
    enqueueTask: assign({
      tasks: ({ context }, task: NotificationTask) => [...context.tasks, task],
    }),
    clearFirstTask: assign({ tasks: ({ context }) => context.tasks.slice(1) }),
    /** They stay hidden while the list loads again. */
    hideNotification: assign({
      entries: ({ context }, { done }: TaskReport) =>
        context.entries?.filter(({ id }) => !done.includes(id)) ?? null,
    }),
    recordSeen: assign({
      watched: ({ context }) => withSeen(context.watched, idsIn(context.entries)),
    }),
    recordActed: assign({
      acted: ({ context }, { entry }: { entry: Notification }) => withSeen(context.acted, [entry.id]),
    }),
    storeChosen: assign({
      chosen: (_, { entry: { memberId }, path }: { entry: Notification; path: string }) => ({
        memberId,
        path,
      }),
    }),
    storeFailure: assign(withFailure),
    storeSeen: effect<SeenNotifications>('storeSeen'),
    /** Logs the errors: the user is not notified (BELL-6). */
    logErrors: effect<{ words: string; errors: readonly unknown[] }>('logErrors'),
    showToast: sendTo(actorIn('toastQueue'), pushToast),
    navigate: effect<{ path: string }>('navigate'),
    openPage: effect<{ path: string }>('openPage'),
  },
  delays: { streamTimeout: STREAM_TIMEOUT_MS, silence: STREAM_SILENCE_MS, reconnect: RECONNECT_MS },
});
