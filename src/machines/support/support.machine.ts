import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { type SupportInformation, supportFailedToast } from '#domain/practice/support.ts';
import { failureIn, withFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import { pushToast } from '../toast-queue/push-toast.ts';
import type { SupportEvent } from './support.types.ts';

export interface SupportInput {
  practiceId: string | null;
}

export interface SupportContext {
  practiceId: string | null;
  information: SupportInformation | null;
  failure: Failure | null;
  /** Which how-tos the user looks for. */
  search: string;
}

export const supportMachine = setup({
  types: {
    meta: {} as ChartMeta,
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
    storePractice: assign({ practiceId: (_, { practiceId }: { practiceId: string }) => practiceId }),
    storeInformation: assign({
      information: (_, { information }: { information: SupportInformation }) => information,
    }),
    storeFailure: assign(withFailure),
    /** Opening the widget clears it. */
    storeSearch: assign({ search: ({ event }) => (event.type === 'search.change' ? event.text : '') }),
    clearAnswer: assign({ information: null, failure: null }),
    showToast: sendTo(actorIn('toastQueue'), pushToast),
  },
}).createMachine({
  id: 'support',
  description: 'The support widget with its search, and the support contacts of the practice.',
  meta: { requirements: ['LAYOUT-7', 'ERR-2'] },
  context: ({ input }) => ({ ...input, information: null, failure: null, search: '' }),
  type: 'parallel',
  states: {
    widget: {
      description: 'Whether the widget is on the page.',
      meta: { requirements: ['LAYOUT-8'] },
      initial: 'closed',
      states: {
        closed: {
          description: 'The widget is not on the page.',
          on: { 'support.open': { target: 'open', actions: 'storeSearch' } },
        },
        open: {
          description: 'The widget is open over the page.',
          on: { 'support.close': 'closed', 'search.change': { actions: 'storeSearch' } },
        },
      },
    },
    information: {
      description: 'The support contacts.',
      on: {
        'practice.change': {
          guard: { type: 'isOtherPractice', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'storePractice', params: ({ event }) => event },
        },
        'support.outdated': { guard: 'hasPractice', target: '.loading' },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'The user has not opened the widget: nothing is loaded.',
          on: {
            'support.open': [{ guard: 'hasPractice', target: 'loading' }, { target: 'waiting' }],
            'practice.change': { actions: { type: 'storePractice', params: ({ event }) => event } },
          },
        },
        waiting: {
          description: 'The user belongs to no practice yet.',
        },
        loading: {
          description: 'Loads the contacts. A response about another practice is ignored.',
          tags: 'loading',
          entry: 'clearAnswer',
          invoke: {
            id: 'loadSupport',
            src: 'loadSupport',
            input: ({ context }) => ({ practiceId: context.practiceId }),
            onDone: {
              target: 'shown',
              actions: { type: 'storeInformation', params: ({ event }) => ({ information: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: [
                'storeFailure',
                {
                  type: 'showToast',
                  params: ({ event }) => supportFailedToast(failureIn(event)),
                },
              ],
            },
          },
        },
        shown: {
          description: 'The widget shows the contacts.',
        },
        failed: {
          description: 'The contacts could not be loaded. The widget shows the phone of the practice.',
          meta: { requirements: ['ERR-2'] },
          on: { 'support.open': 'loading', 'support.retry': 'loading' },
        },
      },
    },
  },
});
