import { NOT_OPENED } from '#domain/notification/notification.ts';
import { notificationsSetup } from './notifications.setup.ts';
import type { NotificationsContext, NotificationsEvent } from './notifications.types.ts';

interface EntryOpened {
  event: Extract<NotificationsEvent, { type: 'entry.open' }>;
}

const storeSeen = {
  type: 'storeSeen',
  params: ({ context: { watched, acted } }: { context: NotificationsContext }) => ({ watched, acted }),
} as const;

const openEntry = [
  {
    guard: { type: 'isAboutMember', params: ({ event }: EntryOpened) => event },
    target: 'storing',
    actions: [
      { type: 'recordActed', params: ({ event }: EntryOpened) => event },
      storeSeen,
      { type: 'storeChosen', params: ({ event }: EntryOpened) => event },
    ],
  },
  {
    target: 'closed',
    actions: [
      { type: 'recordActed', params: ({ event }: EntryOpened) => event },
      storeSeen,
      { type: 'navigate', params: ({ event }: EntryOpened) => event },
    ],
  },
] as const;

export const panelRegion = notificationsSetup.createStateConfig({
  description: 'The dropdown. Notifications count as seen while it is open.',
  meta: { requirements: ['BELL-3', 'BELL-5'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dropdown is closed.',
      on: {
        'panel.open': { target: 'open', actions: ['recordSeen', storeSeen] },
        // The confirmation to leave the page has closed the dropdown.
        'entry.open': openEntry,
      },
    },
    open: {
      description: 'The dropdown is open.',
      exit: 'recordSeen',
      on: {
        'panel.close': { target: 'closed', actions: storeSeen },
        'entry.open': openEntry,
      },
    },
    storing: {
      description: 'Stores the member and the practice for the page that loads next.',
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
            params: ({ context }) => ({ path: context.chosen?.path ?? '/' }),
          },
        },
        onError: {
          target: 'closed',
          actions: ['storeFailure', { type: 'showToast', params: NOT_OPENED }],
        },
      },
    },
  },
});
