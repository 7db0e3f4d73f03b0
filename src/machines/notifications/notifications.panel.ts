import { NOT_OPENED, pageOfNotification } from '#domain/notification/notification.ts';
import { notificationsSetup } from './notifications.setup.ts';
import type { NotificationsContext, NotificationsEvent } from './notifications.types.ts';

interface EntryOpened {
  event: Extract<NotificationsEvent, { type: 'entry.open' }>;
}

const keepSeen = {
  type: 'keepSeen',
  params: ({ context: { watched, acted } }: { context: NotificationsContext }) => ({ watched, acted }),
} as const;

const openEntry = [
  {
    guard: { type: 'isAboutMember', params: ({ event }: EntryOpened) => event },
    target: 'storing',
    actions: [
      { type: 'noteActed', params: ({ event }: EntryOpened) => event },
      keepSeen,
      { type: 'keepChosen', params: ({ event }: EntryOpened) => event },
    ],
  },
  {
    target: 'closed',
    actions: [
      { type: 'noteActed', params: ({ event }: EntryOpened) => event },
      keepSeen,
      { type: 'navigate', params: ({ event }: EntryOpened) => pageOfNotification(event.entry) },
    ],
  },
] as const;

export const panelRegion = notificationsSetup.createStateConfig({
  description: 'The dropdown. Opening it is watching, and so is what came while it was open.',
  meta: { requirements: ['BELL-3', 'BELL-5'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dropdown is closed.',
      on: {
        'panel.open': { target: 'open', actions: ['noteWatched', keepSeen] },
        // The confirmation to leave the page has closed the dropdown.
        'entry.open': openEntry,
      },
    },
    open: {
      description: 'The dropdown is open.',
      exit: 'noteWatched',
      on: {
        'panel.close': { target: 'closed', actions: keepSeen },
        'entry.open': openEntry,
      },
    },
    storing: {
      description:
        'The member and the practice are being stored, so that the page finds them when it is loaded anew.',
      tags: 'busy',
      invoke: {
        id: 'storeSelection',
        src: 'storeSelection',
        input: ({ context: { scope, chosen } }) => ({
          organizationId: scope?.organizationId ?? '',
          practiceId: scope?.practiceId ?? '',
          memberId: chosen?.memberId || null,
        }),
        onDone: {
          target: 'closed',
          actions: {
            type: 'openPage',
            params: ({ context }) => ({
              path: context.chosen ? pageOfNotification(context.chosen).path : '/',
            }),
          },
        },
        onError: {
          target: 'closed',
          actions: ['keepFailure', { type: 'showToast', params: NOT_OPENED }],
        },
      },
    },
  },
});
