import { assign, sendTo, setup } from 'xstate';
import {
  NO_SUPPORT_INFORMATION,
  type SupportInformation,
  supportFailedToast,
} from '#domain/access/support.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { failureIn, withFailure } from '../failure.ts';
import { port } from '../port.ts';
import { actorIn } from '../system.ts';
import { pushToast } from '../toast-queue/push-toast.ts';

export type SupportEvent =
  | { type: 'support.open' }
  | { type: 'support.close' }
  | { type: 'support.retry' }
  | { type: 'practice.change'; practiceId: string };

export interface SupportInput {
  practiceId: string | null;
}

export interface SupportContext {
  practiceId: string | null;
  information: SupportInformation | null;
  failure: Failure | null;
}

export const supportMachine = setup({
  types: {
    context: {} as SupportContext,
    events: {} as SupportEvent,
    input: {} as SupportInput,
    tags: {} as 'loading',
  },
  actors: {
    loadSupport: port<SupportInformation, { practiceId: string | null }>('loadSupport'),
  },
  guards: {
    hasPractice: ({ context }) => context.practiceId !== null,
    isOtherPractice: ({ context }, { practiceId }: { practiceId: string }) =>
      context.practiceId !== practiceId,
  },
  actions: {
    keepPractice: assign({ practiceId: (_, { practiceId }: { practiceId: string }) => practiceId }),
    keepInformation: assign({
      information: (_, { information }: { information: SupportInformation }) => information,
    }),
    keepFailure: assign(withFailure),
    forgetAnswer: assign({ information: null, failure: null }),
    showToast: sendTo(actorIn('toastQueue'), pushToast),
  },
}).createMachine({
  id: 'support',
  description: 'The support widget, and whom the staff of the selected practice can ask for help.',
  meta: { requirements: ['LAYOUT-7', 'ERR-2'] },
  context: ({ input }) => ({ ...input, information: null, failure: null }),
  type: 'parallel',
  states: {
    widget: {
      description: 'Whether the widget is on the page.',
      meta: { requirements: ['LAYOUT-8'] },
      initial: 'closed',
      states: {
        closed: {
          description: 'The widget is not on the page.',
          on: { 'support.open': 'open' },
        },
        open: {
          description: 'The widget lies over the page.',
          on: { 'support.close': 'closed' },
        },
      },
    },
    information: {
      description: 'What the widget has to say.',
      on: {
        'practice.change': {
          guard: { type: 'isOtherPractice', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'keepPractice', params: ({ event }) => event },
        },
      },
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nobody has opened the widget yet: nothing is loaded.',
          on: {
            'support.open': [{ guard: 'hasPractice', target: 'loading' }, { target: 'waiting' }],
            'practice.change': { actions: { type: 'keepPractice', params: ({ event }) => event } },
          },
        },
        waiting: {
          description: 'Somebody asks who belongs to no practice yet.',
        },
        loading: {
          description:
            'The practice’s information is asked for; an answer about another practice counts no more.',
          tags: 'loading',
          entry: 'forgetAnswer',
          invoke: {
            id: 'loadSupport',
            src: 'loadSupport',
            input: ({ context }) => ({ practiceId: context.practiceId }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepInformation', params: ({ event }) => ({ information: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: [
                'keepFailure',
                { type: 'keepInformation', params: { information: NO_SUPPORT_INFORMATION } },
                {
                  type: 'showToast',
                  params: ({ event }) => supportFailedToast(failureIn(event)),
                },
              ],
            },
          },
        },
        shown: {
          description: 'The information is there.',
        },
        failed: {
          description: 'It could not be loaded: an empty state and phone stand in for it.',
          meta: { requirements: ['ERR-2'] },
          on: { 'support.open': 'loading', 'support.retry': 'loading' },
        },
      },
    },
  },
});
