import { assign, sendTo, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  CANCELED_TOAST,
  type MemberToRemove,
  removedToast,
  renewalFailedToast,
  renewalToast,
} from '#domain/plan/membership.ts';
import { failureIn, withFailure } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { MembershipContext, MembershipEvent, MembershipInput } from './membership.types.ts';

const RELOAD = ['reloadPatient', 'reloadActivity'] as const;

export const membershipMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as MembershipContext,
    events: {} as MembershipEvent,
    input: {} as MembershipInput,
    tags: {} as 'busy',
  },
  actors: {
    setAutoRenew: port<void, { enable: boolean }>('setAutoRenew'),
    removeMember: port<void, { memberId: string }>('removeMember'),
    /** Repeated, it changes nothing. */
    cancelPlan: port<void>('cancelPlan'),
  },
  actions: {
    toggleRenewal: assign({ autoRenew: ({ context }) => !context.autoRenew }),
    storeRenewal: assign((_, { autoRenew }: { autoRenew: boolean }) => ({ autoRenew })),
    chooseMemberToRemove: assign((_, { memberToRemove }: { memberToRemove: MemberToRemove }) => ({
      memberToRemove,
    })),
    storeFailure: assign(withFailure),
    showToast: effect<Toast>('showToast'),
    reloadPatient: sendTo(actorIn('patient'), { type: 'patient.refresh' }),
    reloadActivity: sendTo(actorIn('activity'), { type: 'activity.refresh' }),
  },
}).createMachine({
  id: 'membership',
  description: 'Staff turn auto-renew of a plan on or off, remove members from it, and cancel it.',
  meta: { requirements: ['API-12'] },
  context: ({ input }) => ({ ...input, memberToRemove: null, failure: null }),
  type: 'parallel',
  states: {
    renewal: {
      description: 'Whether the plan renews automatically.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The switch shows the stored setting.',
          on: {
            'renewal.switch': { target: 'switching', actions: 'toggleRenewal' },
            'plan.change': { actions: { type: 'storeRenewal', params: ({ event }) => event } },
          },
        },
        switching: {
          description: 'The switch shows the new value while it is saved, and reverts if saving fails.',
          tags: 'busy',
          invoke: {
            id: 'setAutoRenew',
            src: 'setAutoRenew',
            input: ({ context }) => ({ enable: context.autoRenew }),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'showToast', params: ({ context }) => renewalToast(context.autoRenew) },
                ...RELOAD,
              ],
            },
            onError: {
              target: 'settled',
              actions: [
                {
                  type: 'showToast',
                  params: ({ context, event }) => renewalFailedToast(context.autoRenew, failureIn(event)),
                },
                'storeFailure',
                'toggleRenewal',
                ...RELOAD,
              ],
            },
          },
        },
      },
    },
    removal: {
      description: 'The removal of a member from the plan.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No removal is open.',
          on: {
            'member.choose': {
              target: 'confirming',
              actions: { type: 'chooseMemberToRemove', params: ({ event }) => event },
            },
          },
        },
        confirming: {
          description: 'A confirmation explains what happens to the member and to the price.',
          on: { 'member.keep': 'idle', 'member.remove': 'removing' },
        },
        removing: {
          description: 'Removes the member. The confirmation stays open until the server responds.',
          tags: 'busy',
          invoke: {
            id: 'removeMember',
            src: 'removeMember',
            input: ({ context }) => ({ memberId: context.memberToRemove?.memberId ?? '' }),
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'showToast',
                  params: ({ context }) => removedToast(context.memberToRemove ?? { memberId: '', name: '' }),
                },
                ...RELOAD,
              ],
            },
            onError: { target: 'refused', actions: ['storeFailure', ...RELOAD] },
          },
        },
        refused: {
          description: 'The member could not be removed, and the confirmation shows the reason.',
          on: { 'member.keep': 'idle', 'member.remove': 'removing' },
        },
      },
    },
    cancellation: {
      description: 'The cancellation of the plan.',
      meta: { requirements: ['API-12', 'API-21'] },
      initial: 'idle',
      states: {
        idle: {
          description: 'No cancellation is open.',
          on: { 'cancellation.open': 'confirming' },
        },
        confirming: {
          description: 'A confirmation explains what happens to payments, benefits and members.',
          on: { 'plan.keep': 'idle', 'plan.cancel': 'canceling' },
        },
        canceling: {
          description: 'Cancels the plan. The confirmation stays open until the server responds.',
          tags: 'busy',
          invoke: {
            id: 'cancelPlan',
            src: 'cancelPlan',
            onDone: {
              target: 'idle',
              actions: [{ type: 'showToast', params: CANCELED_TOAST }, ...RELOAD],
            },
            onError: { target: 'refused', actions: ['storeFailure', ...RELOAD] },
          },
        },
        refused: {
          description: 'The plan could not be canceled, and the confirmation shows the reason.',
          on: { 'plan.keep': 'idle', 'plan.cancel': 'canceling' },
        },
      },
    },
  },
});
