import { assign, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import { type Leaver, removedToast, renewalFailedToast, renewalToast } from '#domain/plan/membership.ts';
import { failureIn, withFailure } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { MembershipContext, MembershipEvent, MembershipInput } from './membership.types.ts';

export const membershipMachine = setup({
  types: {
    context: {} as MembershipContext,
    events: {} as MembershipEvent,
    input: {} as MembershipInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects with a failure. */
    setAutoRenew: port<void, { enable: boolean }>('setAutoRenew'),
    /** Rejects with a failure. */
    removeMember: port<void, { memberId: string }>('removeMember'),
  },
  actions: {
    toggleRenewal: assign({ autoRenew: ({ context }) => !context.autoRenew }),
    takeRenewal: assign((_, { autoRenew }: { autoRenew: boolean }) => ({ autoRenew })),
    takeLeaver: assign((_, { leaver }: { leaver: Leaver }) => ({ leaver })),
    keepFailure: assign(withFailure),
    showToast: effect<Toast>('showToast'),
    /** The plan is another one now: whoever shows it asks for it again. */
    tellChange: effect('tellChange'),
  },
}).createMachine({
  id: 'membership',
  description: 'Whether a plan renews itself, and who is on it, as the practice changes it.',
  meta: { requirements: ['API-12'] },
  context: ({ input }) => ({ ...input, leaver: null, failure: null }),
  type: 'parallel',
  states: {
    renewal: {
      description: 'Whether the plan renews itself.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The switch stands as the server has it.',
          on: {
            'renewal.switch': { target: 'switching', actions: 'toggleRenewal' },
            'plan.change': { actions: { type: 'takeRenewal', params: ({ event }) => event } },
          },
        },
        switching: {
          description:
            'The switch shows what somebody wants, and the server is asked; it goes back if that fails.',
          tags: 'busy',
          invoke: {
            id: 'setAutoRenew',
            src: 'setAutoRenew',
            input: ({ context }) => ({ enable: context.autoRenew }),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'showToast', params: ({ context }) => renewalToast(context.autoRenew) },
                'tellChange',
              ],
            },
            onError: {
              target: 'settled',
              actions: [
                {
                  type: 'showToast',
                  params: ({ context, event }) => renewalFailedToast(context.autoRenew, failureIn(event)),
                },
                'keepFailure',
                'toggleRenewal',
                'tellChange',
              ],
            },
          },
        },
      },
    },
    removal: {
      description: 'Whether a member is to be taken off the plan.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nobody is to be taken off.',
          on: {
            'member.choose': {
              target: 'asked',
              actions: { type: 'takeLeaver', params: ({ event }) => event },
            },
          },
        },
        asked: {
          description: 'A confirmation says what happens to the member and to the price.',
          on: { 'member.keep': 'idle', 'member.remove': 'removing' },
        },
        removing: {
          description: 'The server is asked; the confirmation stays until it has answered.',
          tags: 'busy',
          invoke: {
            id: 'removeMember',
            src: 'removeMember',
            input: ({ context }) => ({ memberId: context.leaver?.memberId ?? '' }),
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'showToast',
                  params: ({ context }) => removedToast(context.leaver ?? { memberId: '', name: '' }),
                },
                'tellChange',
              ],
            },
            onError: { target: 'refused', actions: 'keepFailure' },
          },
        },
        refused: {
          description: 'The member could not be taken off: the confirmation says why.',
          on: { 'member.keep': 'idle', 'member.remove': 'removing' },
        },
      },
    },
  },
});
