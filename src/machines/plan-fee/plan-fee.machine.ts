import { assign, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import { feeCanceledToast, isScheduled, notCanceledToast } from '#domain/plan/fee-cancel.ts';
import type { FeeLevel, PlanFeeDetail } from '#domain/plan/plan-fee.ts';
import { feeChangeMachine } from '../fee-change/fee-change.machine.ts';
import { failureActions, failureIn, LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { PlanFeeContext, PlanFeeEvent, PlanFeeInput } from './plan-fee.types.ts';

export const planFeeMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PlanFeeContext,
    events: {} as PlanFeeEvent,
    input: {} as PlanFeeInput,
    children: {} as { feeChange: 'feeChange' },
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    feeChange: feeChangeMachine,
    loadPlan: port<PlanFeeDetail, { planId: string }>('loadPlan'),
    cancelIncrease: port<void, FeeLevel>('cancelIncrease'),
  },
  guards: {
    hasPlan: ({ context }) => context.planId !== null,
    /** The server rejects it too. */
    canCancel: ({ context: { mayCancel, loaded } }, { levelId }: { levelId: string }) =>
      mayCancel && isScheduled(loaded, levelId),
    isChosenScheduled: ({ context: { chosenLevelId } }, { loaded }: { loaded: PlanFeeDetail }) =>
      chosenLevelId !== null && isScheduled(loaded, chosenLevelId),
  },
  actions: {
    storePlan: assign((_, { loaded }: { loaded: PlanFeeDetail }) => ({ loaded })),
    storeLevel: assign(({ context: { loaded } }, { levelId }: { levelId: string }) => ({
      levelToCancel: loaded?.plan.levels.find((level) => level.levelId === levelId) ?? null,
    })),
    storeChoice: assign((_, { levelId }: { levelId: string }) => ({ chosenLevelId: levelId })),
    clearChoice: assign({ chosenLevelId: null }),
    ...failureActions,
    ...loggedFailureActions,
    showToast: effect<Toast>('showToast'),
  },
}).createMachine({
  id: 'planFee',
  description: 'Shows the fees of one plan with their history, and cancels a scheduled increase.',
  meta: { requirements: ['API-14', 'API-21', 'PERM-8'] },
  context: ({ input }) => ({
    ...input,
    loaded: null,
    levelToCancel: null,
    chosenLevelId: null,
    failure: null,
  }),
  invoke: {
    id: 'feeChange',
    src: 'feeChange',
    input: ({ context: { today, mayIncrease, mayEdit } }) => ({ today, mayIncrease, mayEdit }),
    onError: { actions: LOG_FAILURE },
  },
  initial: 'checkingAddress',
  states: {
    checkingAddress: {
      description: 'The address of the page names the plan.',
      always: [{ guard: 'hasPlan', target: 'loading' }, { target: 'noPlan' }],
    },
    noPlan: { description: 'No plan is named: the page leads to the list of plans.' },
    loading: {
      description:
        'Loads the plan. Earlier values stay visible. If the user cancels one of their increases, the confirmation opens once the plan has loaded.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadPlan',
        src: 'loadPlan',
        input: ({ context }) => ({ planId: context.planId ?? '' }),
        onDone: [
          {
            guard: { type: 'isChosenScheduled', params: ({ event }) => ({ loaded: event.output }) },
            target: 'confirming',
            actions: [
              { type: 'storePlan', params: ({ event }) => ({ loaded: event.output }) },
              { type: 'storeLevel', params: ({ context }) => ({ levelId: context.chosenLevelId ?? '' }) },
              'clearChoice',
            ],
          },
          {
            target: 'shown',
            actions: [
              { type: 'storePlan', params: ({ event }) => ({ loaded: event.output }) },
              'clearChoice',
            ],
          },
        ],
        onError: { target: 'failed', actions: ['storeFailure', 'clearChoice'] },
      },
      on: {
        'fees.reload': { target: 'loading', reenter: true },
        'cancel.choose': {
          guard: { type: 'canCancel', params: ({ event }) => event },
          actions: { type: 'storeChoice', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The plan could not be loaded, and the page shows the reason.',
      on: { 'fees.reload': 'loading' },
    },
    shown: {
      description: 'The page shows the fees and who changed them.',
      on: {
        'fees.reload': 'loading',
        'cancel.choose': {
          guard: { type: 'canCancel', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'storeLevel', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'A confirmation explains the cancellation.',
      on: { 'cancel.confirm': 'canceling', 'dialog.close': 'shown' },
    },
    canceling: {
      description:
        'Cancels the increase. The confirmation stays open until the server responds. Then the plan loads again.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'cancelIncrease',
        src: 'cancelIncrease',
        input: ({ context }) => context.levelToCancel as FeeLevel,
        onDone: {
          target: 'loading',
          actions: {
            type: 'showToast',
            params: ({ context }) => feeCanceledToast(context.levelToCancel),
          },
        },
        onError: {
          target: 'loading',
          actions: [
            'storeFailure',
            { type: 'showToast', params: ({ event }) => notCanceledToast(failureIn(event)) },
          ],
        },
      },
    },
  },
});
