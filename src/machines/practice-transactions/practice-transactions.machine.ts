import { assign, setup } from 'xstate';
import {
  ANY_CHOICES,
  ANY_DAYS,
  DAY_RULES,
  type DayField,
  daysIn,
  daysOfPeriod,
  FIRST_PRACTICE_TRANSACTIONS,
  type Period,
  type PracticeTransactionPage,
  type PracticeTransactionRequest,
  type TransactionChoice,
} from '#domain/payment/practice-transactions.ts';
import { csvExportMachine } from '../csv-export/csv-export.machine.ts';
import { reversalMachine } from '../reversal/reversal.machine.ts';
import { failureActions, LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import {
  changeField,
  commitField,
  type FieldEdit,
  type FormFields,
  unchangedFields,
} from '../shared/form-fields.ts';
import { listActions, listEvents, listGuards, loadsLastPage } from '../shared/list-query.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  PracticeTransactionsContext,
  PracticeTransactionsEvent,
  PracticeTransactionsInput,
} from './practice-transactions.types.ts';

type At<Event> = { context: PracticeTransactionsContext; event: Event };
const changed = ({ context, event }: At<FieldEdit<DayField>>) =>
  changeField(context.fields, DAY_RULES, event);
const left = ({ context, event }: At<{ field: DayField }>) => commitField(context.fields, DAY_RULES, event);

export const requestOf = (context: PracticeTransactionsContext): PracticeTransactionRequest => ({
  ...context.choices,
  ...context.days,
  sort: context.sort,
  page: context.page,
  pageSize: context.pageSize,
});

export const practiceTransactionsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PracticeTransactionsContext,
    events: {} as PracticeTransactionsEvent,
    input: {} as PracticeTransactionsInput,
    children: {} as { csvExport: 'csvExport'; reversal: 'reversal' },
    tags: {} as 'loading',
  },
  actors: {
    csvExport: csvExportMachine,
    reversal: reversalMachine,
    listTransactions: port<PracticeTransactionPage, PracticeTransactionRequest>('listTransactions'),
  },
  guards: {
    ...listGuards,
    isOtherRange: ({ context }, { texts }: FormFields<DayField>) => {
      const days = daysIn(texts);
      return days !== null && (days.from !== context.days.from || days.to !== context.days.to);
    },
  },
  actions: {
    ...listActions,
    ...failureActions,
    ...loggedFailureActions,
    applyEdit: assign(({ context }, event: FieldEdit<DayField>) => ({
      fields: changed({ context, event }),
      typing: event.field,
    })),
    commitField: assign(({ context }, event: { field: DayField }) => ({
      fields: left({ context, event }),
      typing: null,
    })),
    setChoice: assign(({ context }, { filter, value }: { filter: TransactionChoice; value: string }) => ({
      choices: { ...context.choices, [filter]: value },
      page: 1,
    })),
    setDays: assign(({ context }) => ({ days: daysIn(context.fields.texts) ?? context.days, page: 1 })),
    storeToday: assign((_, { today }: { today: string }) => ({ today })),
    setPeriod: assign(({ context }, { period }: { period: Period }) => ({
      fields: unchangedFields(daysOfPeriod(period, context.today)),
    })),
    clearFilters: assign({
      choices: ANY_CHOICES,
      fields: unchangedFields(ANY_DAYS),
      days: { from: null, to: null },
      page: 1,
    }),
  },
}).createMachine({
  id: 'practiceTransactions',
  description: 'Lists the transactions of the practice by user, payment method, status and days.',
  meta: { requirements: ['API-18', 'ROUTE-3'] },
  context: ({ input }) => ({
    ...input,
    ...FIRST_PRACTICE_TRANSACTIONS,
    choices: ANY_CHOICES,
    fields: unchangedFields(ANY_DAYS),
    typing: null,
    days: { from: null, to: null },
    found: null,
    failure: null,
  }),
  invoke: [
    { id: 'csvExport', src: 'csvExport', onError: { actions: LOG_FAILURE } },
    {
      id: 'reversal',
      src: 'reversal',
      input: ({ context: { mayReverse } }) => ({ mayReverse, ownAddress: '' }),
      onError: { actions: LOG_FAILURE },
    },
  ],
  initial: 'loading',
  on: {
    ...listEvents({ target: '.loading' }),
    'filter.choose': {
      target: '.loading',
      actions: { type: 'setChoice', params: ({ event }) => event },
    },
    'period.choose': {
      target: '.loading',
      actions: [{ type: 'setPeriod', params: ({ event }) => event }, 'setDays'],
    },
    'today.change': { actions: { type: 'storeToday', params: ({ event }) => event } },
    'filter.clear': { target: '.loading', actions: 'clearFilters' },
    'list.reload': '.loading',
    'field.change': [
      {
        guard: { type: 'isOtherRange', params: changed },
        target: '.loading',
        actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'setDays'],
      },
      { actions: { type: 'applyEdit', params: ({ event }) => event } },
    ],
    'field.blur': [
      {
        guard: { type: 'isOtherRange', params: left },
        target: '.loading',
        actions: [{ type: 'commitField', params: ({ event }) => event }, 'setDays'],
      },
      { actions: { type: 'commitField', params: ({ event }) => event } },
    ],
  },
  states: {
    loading: {
      description: 'Loads the requested page. The response to an earlier request is ignored.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'listTransactions',
        src: 'listTransactions',
        input: ({ context }) => requestOf(context),
        onDone: [
          loadsLastPage,
          { target: 'shown', actions: { type: 'storeFound', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    shown: { description: 'The page shows the transactions, or that there are none.' },
    failed: { description: 'The transactions could not be loaded, and the page shows the reason.' },
  },
});
