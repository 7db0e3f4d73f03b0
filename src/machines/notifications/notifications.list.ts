import { TASK_FAILED, undoToast } from '#domain/notification/notification.ts';
import { notificationsSetup, visibleEntries } from './notifications.setup.ts';
import type { NotificationsContext } from './notifications.types.ts';

const practiceOf = ({ scope }: NotificationsContext) => scope?.practiceId ?? '';

export const listRegion = notificationsSetup.createStateConfig({
  description: 'The list of notifications.',
  meta: { requirements: ['BELL-2', 'BELL-4', 'BELL-6'] },
  on: {
    'stream.arrive': { actions: { type: 'storeArrival', params: ({ event }) => event } },
    'entry.dismiss': {
      actions: {
        type: 'enqueueTask',
        params: ({ context, event }) => ({
          kind: 'dismiss',
          practiceId: practiceOf(context),
          ids: [event.id],
        }),
      },
    },
    'list.clear': {
      guard: 'hasEntries',
      actions: {
        type: 'enqueueTask',
        params: ({ context }) => ({
          kind: 'clear',
          practiceId: practiceOf(context),
          ids: visibleEntries(context).map(({ id }) => id),
        }),
      },
    },
    'undo.accept': {
      actions: {
        type: 'enqueueTask',
        params: ({ event: { practiceId, ids } }) => ({ kind: 'restore', practiceId, ids }),
      },
    },
  },
  initial: 'awaiting',
  states: {
    awaiting: {
      description: 'Waits for the stream, so that no notification is missed before the list.',
      tags: 'loading',
      on: { 'stream.begin': 'loading' },
      after: { streamTimeout: 'loading' },
    },
    loading: {
      description: 'Loads the list. A notification that arrives during the load starts it again.',
      tags: 'loading',
      invoke: {
        id: 'loadNotifications',
        src: 'loadNotifications',
        input: ({ context }) => ({ practiceId: practiceOf(context) }),
        onDone: { target: 'ready', actions: { type: 'storeLoaded', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
      on: {
        'stream.begin': { target: 'loading', reenter: true },
        'stream.arrive': {
          target: 'loading',
          reenter: true,
          actions: { type: 'storeArrival', params: ({ event }) => event },
        },
      },
    },
    ready: {
      description: 'The list is loaded.',
      always: { guard: 'hasTask', target: 'working' },
      on: { 'stream.begin': 'loading', 'panel.open': 'loading' },
    },
    failed: {
      description: 'The list could not be loaded, and the page shows the reason.',
      always: { guard: 'hasTask', target: 'working' },
      on: { 'stream.begin': 'loading', 'panel.open': 'loading', 'list.retry': 'loading' },
    },
    working: {
      description: 'Makes one call for each notification of the task, then loads the list.',
      tags: 'busy',
      invoke: {
        id: 'doTask',
        src: 'doTask',
        input: ({ context }) => ({ task: context.tasks[0] ?? null }),
        onDone: [
          {
            guard: { type: 'canBeUndone', params: ({ event }) => event.output },
            target: 'loading',
            actions: [
              {
                type: 'logErrors',
                params: ({ context, event }) => ({ ...wordsFor(context), errors: event.output.errors }),
              },
              {
                type: 'showToast',
                params: ({ context, event }) =>
                  undoToast(context.tasks[0]?.practiceId ?? '', event.output.done),
              },
              { type: 'hideNotification', params: ({ event }) => event.output },
              'clearFirstTask',
            ],
          },
          {
            target: 'loading',
            actions: [
              {
                type: 'logErrors',
                params: ({ context, event }) => ({ ...wordsFor(context), errors: event.output.errors }),
              },
              'clearFirstTask',
            ],
          },
        ],
        onError: {
          target: 'loading',
          actions: [
            'storeFailure',
            {
              type: 'logErrors',
              params: ({ context, event }) => ({ ...wordsFor(context), errors: [event.error] }),
            },
            'clearFirstTask',
          ],
        },
      },
    },
  },
});

function wordsFor({ tasks }: NotificationsContext) {
  return { words: TASK_FAILED[tasks[0]?.kind ?? 'dismiss'] };
}
