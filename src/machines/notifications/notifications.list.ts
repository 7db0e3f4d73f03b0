import { TASK_FAILED, undoToast } from '#domain/notification/notification.ts';
import { notificationsSetup, visibleEntries } from './notifications.setup.ts';
import type { NotificationsContext } from './notifications.types.ts';

const practiceOf = ({ scope }: NotificationsContext) => scope?.practiceId ?? '';

export const listRegion = notificationsSetup.createStateConfig({
  description: 'What the bell holds; a dismissal is followed by the list as the server has it then.',
  meta: { requirements: ['BELL-2', 'BELL-4', 'BELL-6'] },
  on: {
    'stream.arrive': { actions: { type: 'keepArrival', params: ({ event }) => event } },
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
      description: 'The stream begins first, so that nothing is missed between it and the list.',
      tags: 'loading',
      on: { 'stream.begin': 'loading' },
      after: { patience: 'loading' },
    },
    loading: {
      description:
        'The list is being loaded; what comes meanwhile may be missing in it, and it is loaded again.',
      tags: 'loading',
      invoke: {
        id: 'loadNotifications',
        src: 'loadNotifications',
        input: ({ context }) => ({ practiceId: practiceOf(context) }),
        onDone: { target: 'ready', actions: { type: 'keepLoaded', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: {
        'stream.begin': { target: 'loading', reenter: true },
        'stream.arrive': {
          target: 'loading',
          reenter: true,
          actions: { type: 'keepArrival', params: ({ event }) => event },
        },
      },
    },
    ready: {
      description: 'The list is here.',
      always: { guard: 'hasTask', target: 'working' },
      on: { 'stream.begin': 'loading', 'panel.open': 'loading' },
    },
    failed: {
      description: 'The list could not be loaded, and the page says why.',
      always: { guard: 'hasTask', target: 'working' },
      on: { 'stream.begin': 'loading', 'panel.open': 'loading', 'list.retry': 'loading' },
    },
    working: {
      description: 'One call is made for each notification of the first task; the list follows.',
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
                type: 'tellErrors',
                params: ({ context, event }) => ({ ...wordsFor(context), errors: event.output.errors }),
              },
              {
                type: 'showToast',
                params: ({ context, event }) =>
                  undoToast(context.tasks[0]?.practiceId ?? '', event.output.done),
              },
              { type: 'takeAway', params: ({ event }) => event.output },
              'forgetFirstTask',
            ],
          },
          {
            target: 'loading',
            actions: [
              {
                type: 'tellErrors',
                params: ({ context, event }) => ({ ...wordsFor(context), errors: event.output.errors }),
              },
              'forgetFirstTask',
            ],
          },
        ],
        onError: {
          target: 'loading',
          actions: [
            'keepFailure',
            {
              type: 'tellErrors',
              params: ({ context, event }) => ({ ...wordsFor(context), errors: [event.error] }),
            },
            'forgetFirstTask',
          ],
        },
      },
    },
  },
});

function wordsFor({ tasks }: NotificationsContext) {
  return { words: TASK_FAILED[tasks[0]?.kind ?? 'dismiss'] };
}
