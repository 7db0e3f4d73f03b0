import { NOT_OPENED, pageOfNotification } from '#domain/notification/notification.ts';
import { notificationsSetup } from './notifications.setup.ts';
import type { NotificationsContext } from './notifications.types.ts';

const keepSeen = {
  type: 'keepSeen',
  params: ({ context: { watched, acted } }: { context: NotificationsContext }) => ({ watched, acted }),
} as const;

/** The part of `on` that opens the dropdown, and what is chosen in it. */
export const panelRegion = notificationsSetup.createStateConfig({
  description: 'The dropdown. Opening it is watching, and so is what came while it was open.',
  meta: { requirements: ['BELL-3', 'BELL-5'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dropdown is closed.',
      on: { 'panel.open': { target: 'open', actions: ['noteWatched', keepSeen] } },
    },
    open: {
      description: 'The dropdown is open.',
      exit: 'noteWatched',
      on: {
        'panel.close': { target: 'closed', actions: keepSeen },
        'entry.open': [
          {
            guard: { type: 'isAboutMember', params: ({ event }) => event },
            target: 'storing',
            actions: [
              { type: 'noteActed', params: ({ event }) => event },
              keepSeen,
              { type: 'keepChosen', params: ({ event }) => event },
            ],
          },
          {
            target: 'closed',
            actions: [
              { type: 'noteActed', params: ({ event }) => event },
              keepSeen,
              { type: 'navigate', params: ({ event }) => pageOfNotification(event.entry) },
            ],
          },
        ],
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
