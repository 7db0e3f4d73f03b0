import { assign, sendTo, setup } from 'xstate';
import type { CodeRights } from '#domain/access/code-rights.ts';
import {
  type CodePage,
  type CodeRequest,
  FIRST_CODES,
  NO_CODE_FILTERS,
} from '#domain/plan/procedure-code.ts';
import { INPUT_DEBOUNCE_MS, serverValue } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { codeAmountsMachine } from '../code-amounts/code-amounts.machine.ts';
import { codeFormMachine } from '../code-form/code-form.machine.ts';
import { codeImportMachine } from '../code-import/code-import.machine.ts';
import { csvExportMachine } from '../csv-export/csv-export.machine.ts';
import { failureActions, LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import { fieldActions, fieldBlur, unchangedFields } from '../shared/form-fields.ts';
import { listActions, listEvents, listGuards, loadsLastPage } from '../shared/list-query.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import {
  CODE_SEARCH_RULES,
  type FilterChange,
  type ProcedureCodesContext,
  type ProcedureCodesEvent,
} from './procedure-codes.types.ts';

/** The list's next request. */
export const requestIn = ({
  fields,
  filters,
  sort,
  page,
  pageSize,
}: Pick<ProcedureCodesContext, 'fields' | 'filters' | 'sort' | 'page' | 'pageSize'>): CodeRequest => ({
  text: serverValue(FIELDS.search, fields.texts.text),
  filters,
  sort,
  page,
  pageSize,
});

const { text: FIRST_TEXT, ...FIRST_ROWS } = FIRST_CODES;

export const procedureCodesMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ProcedureCodesContext,
    events: {} as ProcedureCodesEvent,
    input: {} as { may: CodeRights },
    children: {} as {
      csvExport: 'csvExport';
      codeAmounts: 'codeAmounts';
      codeForm: 'codeForm';
      codeImport: 'codeImport';
    },
    tags: {} as 'loading',
  },
  actors: {
    csvExport: csvExportMachine,
    codeAmounts: codeAmountsMachine,
    codeForm: codeFormMachine,
    codeImport: codeImportMachine,
    listCodes: port<CodePage, CodeRequest>('listCodes'),
  },
  guards: listGuards,
  actions: {
    ...fieldActions(CODE_SEARCH_RULES),
    setFirstPage: assign({ page: 1 }),
    setFilter: assign(({ context }, { filter, value }: FilterChange) => ({
      filters: { ...context.filters, [filter]: value },
      page: 1,
    })),
    clearFilters: assign({ fields: unchangedFields({ text: '' }), filters: NO_CODE_FILTERS, page: 1 }),
    ...listActions,
    refreshSelection: sendTo(actorIn('codeAmounts'), (_, { rows }: CodePage) => ({
      type: 'codes.refresh',
      codes: rows,
    })),
    storeFoundFor: assign({ foundFor: ({ context }) => requestIn(context) }),
    ...failureActions,
    ...loggedFailureActions,
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'procedureCodes',
  description: 'Lists the practice’s procedure codes: narrowed, sorted and by page.',
  meta: { requirements: ['MISSION-1', 'API-17'] },
  context: ({ input }) => ({
    ...input,
    ...FIRST_ROWS,
    fields: unchangedFields({ text: FIRST_TEXT }),
    found: null,
    foundFor: FIRST_CODES,
    failure: null,
  }),
  invoke: [
    { id: 'csvExport', src: 'csvExport', onError: { actions: LOG_FAILURE } },
    {
      id: 'codeAmounts',
      systemId: 'codeAmounts',
      src: 'codeAmounts',
      input: ({ context }) => ({ may: context.may }),
      onError: { actions: LOG_FAILURE },
    },
    {
      id: 'codeImport',
      src: 'codeImport',
      input: ({ context }) => ({ may: context.may }),
      onError: { actions: LOG_FAILURE },
    },
    {
      id: 'codeForm',
      src: 'codeForm',
      input: ({ context }) => ({ may: context.may }),
      onError: { actions: LOG_FAILURE },
    },
  ],
  on: {
    'field.change': {
      target: '.typing',
      actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'setFirstPage'],
    },
    'field.blur': fieldBlur,
    'filter.choose': { target: '.loading', actions: { type: 'setFilter', params: ({ event }) => event } },
    'filters.clear': { target: '.loading', actions: 'clearFilters' },
    ...listEvents({ target: '.loading' }),
    'list.reload': '.loading',
  },
  initial: 'loading',
  states: {
    typing: {
      description: 'The user is typing. A pause, Enter, a paste or leaving the field ends the wait.',
      meta: { requirements: ['FIELD-2'] },
      on: {
        'field.settle': 'loading',
        'field.blur': { target: 'loading', actions: { type: 'commitField', params: ({ event }) => event } },
      },
      after: { debounce: 'loading' },
    },
    loading: {
      description: 'Loads the requested page of codes. The response to an earlier request is ignored.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'listCodes',
        src: 'listCodes',
        input: ({ context }) => requestIn(context),
        onDone: [
          loadsLastPage,
          {
            target: 'shown',
            actions: [
              { type: 'storeFound', params: ({ event }) => event.output },
              'storeFoundFor',
              { type: 'refreshSelection', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    shown: { description: 'The page shows the codes found, or that there are none.' },
    failed: { description: 'The codes could not be loaded, and the page shows the reason.' },
  },
});
