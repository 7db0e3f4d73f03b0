import { assign, setup } from 'xstate';
import { levelsOf, PLAN_FEES_PAGE_SIZE, type PlanFeePage } from '#domain/plan/plan-fee.ts';
import { newerLevels, withLevels } from '#domain/plan/selected-fees.ts';
import { feeChangeMachine } from '../fee-change/fee-change.machine.ts';
import type { FeeChangeInput } from '../fee-change/fee-change.types.ts';
import { failureActions, LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import { listActions, listGuards, loadsLastPage } from '../shared/list-query.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { PlanFeesContext, PlanFeesEvent } from './plan-fees.types.ts';

export const planFeesMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PlanFeesContext,
    events: {} as PlanFeesEvent,
    input: {} as FeeChangeInput,
    children: {} as { feeChange: 'feeChange' },
    tags: {} as 'loading',
  },
  actors: {
    feeChange: feeChangeMachine,
    listFees: port<PlanFeePage, { page: number }>('listFees'),
  },
  guards: listGuards,
  actions: {
    setPage: listActions.setPage,
    setLastPage: listActions.setLastPage,
    /** Updates the selected fees with the loaded values. */
    storeFees: assign(({ context: { selected } }, { found }: { found: PlanFeePage }) => ({
      found,
      selected: newerLevels(selected, levelsOf(found.plans)),
    })),
    selectRows: assign({
      selected: (
        { context: { found, selected } },
        { ids, isSelected }: { ids: readonly string[]; isSelected: boolean },
      ) => withLevels(selected, levelsOf(found?.plans ?? []), ids, isSelected),
    }),
    clearSelection: assign({ selected: [] }),
    ...failureActions,
    ...loggedFailureActions,
  },
}).createMachine({
  id: 'planFees',
  description: 'Lists the plans of the practice with the fees of their coverage levels.',
  meta: { requirements: ['MISSION-1', 'API-14'] },
  context: ({ input }) => ({
    ...input,
    page: 1,
    pageSize: PLAN_FEES_PAGE_SIZE,
    found: null,
    selected: [],
    failure: null,
  }),
  invoke: {
    id: 'feeChange',
    src: 'feeChange',
    input: ({ context: { today, mayIncrease, mayEdit } }) => ({ today, mayIncrease, mayEdit }),
    onError: { actions: LOG_FAILURE },
  },
  initial: 'loading',
  on: {
    'page.choose': {
      target: '.loading',
      actions: { type: 'setPage', params: ({ event }) => event },
    },
    'fees.reload': '.loading',
    'rows.select': { actions: { type: 'selectRows', params: ({ event }) => event } },
    'selection.clear': { actions: 'clearSelection' },
  },
  states: {
    loading: {
      description: 'Loads the page of plans. The earlier page stays visible.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'listFees',
        src: 'listFees',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          loadsLastPage,
          {
            target: 'shown',
            actions: { type: 'storeFees', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    shown: {
      description: 'The page lists the plans, or shows that there are none.',
    },
    failed: { description: 'The plans could not be loaded, and the page shows the reason.' },
  },
});
