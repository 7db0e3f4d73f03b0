import { assign, setup } from 'xstate';
import { type PatientColumn, toggled } from '#domain/patient/patient-columns.ts';
import {
  FIRST_PATIENT_SEARCH,
  filtersFor,
  isChoice,
  type PatientPage,
  type PatientSearch,
  type PatientSearchRequest,
  SEARCH_RULES,
  type SearchField,
} from '#domain/patient/patient-search.ts';
import type { PatientView } from '#domain/patient/patient-view.ts';
import type { SavedView } from '#domain/patient/saved-view.ts';
import { INPUT_DEBOUNCE_MS } from '#domain/text/field.ts';
import { tidied } from '#domain/text/text-filter.ts';
import { csvExportMachine } from '../csv-export/csv-export.machine.ts';
import { patientViewsMachine } from '../patient-views/patient-views.machine.ts';
import { recentPatientsMachine } from '../recent-patients/recent-patients.machine.ts';
import { remindersMachine } from '../reminders/reminders.machine.ts';
import { savedViewsMachine } from '../saved-views/saved-views.machine.ts';
import { failureActions, LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import {
  commitField,
  type FieldEdit,
  fieldActions,
  fieldBlur,
  given,
  isRefused,
  unchangedFields,
} from '../shared/form-fields.ts';
import { listActions, listEvents, listGuards } from '../shared/list-query.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  EntryChange,
  FilterChange,
  PatientSearchContext,
  PatientSearchEvent,
  PatientSearchInput,
} from './patient-search.types.ts';

const searchIn = ({
  fields: { texts },
  choices,
  view,
  sort,
  page,
  pageSize,
}: PatientSearchContext): PatientSearch => ({
  texts,
  choices,
  view,
  sort,
  page,
  pageSize,
});

export const patientSearchMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PatientSearchContext,
    events: {} as PatientSearchEvent,
    input: {} as PatientSearchInput,
    children: {} as {
      csvExport: 'csvExport';
      recentPatients: 'recentPatients';
      patientViews: 'patientViews';
      savedViews: 'savedViews';
      reminders: 'reminders';
    },
    tags: {} as 'loading',
  },
  actors: {
    csvExport: csvExportMachine,
    recentPatients: recentPatientsMachine,
    patientViews: patientViewsMachine,
    savedViews: savedViewsMachine,
    reminders: remindersMachine,
    /** Sends `entry.change` when the address has changed, by a view or by Back and Forward. */
    watchEntry: stream('watchEntry'),
    searchPatients: port<PatientPage, PatientSearchRequest>('searchPatients'),
  },
  guards: {
    isRefused: ({ context: { fields } }, edit: FieldEdit<SearchField>) =>
      isRefused(fields, SEARCH_RULES, edit),
    isSearchable: ({ context }) => filtersFor(searchIn(context), context.today) !== null,
    /** Leaving the field removes a trailing period, which changes the search (FIELD-2). */
    isChangedByBlur: ({ context: { fields } }, { field }: { field: SearchField }) =>
      tidied(commitField(fields, SEARCH_RULES, { field }).texts[field]) !== tidied(fields.texts[field]),
    ...listGuards,
  },
  actions: {
    ...fieldActions(SEARCH_RULES),
    setFirstPage: assign({ page: 1 }),
    clearFilters: assign({
      fields: unchangedFields(FIRST_PATIENT_SEARCH.texts),
      choices: FIRST_PATIENT_SEARCH.choices,
      page: 1,
    }),
    setFilter: assign(({ context: { fields, choices } }, { filter, value }: FilterChange) =>
      isChoice(filter)
        ? { choices: { ...choices, [filter]: value }, page: 1 }
        : { fields: unchangedFields({ ...fields.texts, [filter]: value }), page: 1 },
    ),
    ...listActions,
    storeFoundFor: assign({ foundFor: ({ context }) => searchIn(context) }),
    /** A new history entry continues the current search in its view. */
    openEntry: assign(({ context }, { restored, view }: EntryChange) => {
      const { texts, ...rows } = restored ?? { ...searchIn(context), page: 1 };
      return { ...rows, fields: unchangedFields(texts), view };
    }),
    ...failureActions,
    ...loggedFailureActions,
    /** Saves the search so that Back and a reload can restore it. */
    rememberSearch: effect<PatientSearch>('rememberSearch'),
    setSavedView: assign((_, { search }: { search: SavedView['search'] }) => ({
      ...search,
      fields: unchangedFields(FIRST_PATIENT_SEARCH.texts),
      page: 1,
    })),
    /** Adds a history entry at the address of the view. */
    openView: effect<{ view: PatientView }>('openView'),
    toggleColumn: assign({
      columns: ({ context }, { column }: { column: PatientColumn }) => toggled(context.columns, column),
    }),
    rememberColumns: effect<{ columns: readonly PatientColumn[] }>('rememberColumns'),
    openPatient: effect<{ memberId: string }>('openPatient'),
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'patientSearch',
  description: 'Finds patients while the user types. Only the response to the latest search counts.',
  meta: { requirements: ['API-5'] },
  context: ({ input: { today, columns, restored, found } }) => {
    const first = restored ?? FIRST_PATIENT_SEARCH;
    const { texts, ...rows } = first;
    return { ...rows, fields: unchangedFields(texts), today, columns, found, foundFor: first, failure: null };
  },
  invoke: [
    { id: 'recentPatients', src: 'recentPatients', onError: { actions: LOG_FAILURE } },
    { id: 'csvExport', src: 'csvExport', onError: { actions: LOG_FAILURE } },
    { id: 'patientViews', src: 'patientViews', onError: { actions: LOG_FAILURE } },
    { id: 'savedViews', src: 'savedViews', onError: { actions: LOG_FAILURE } },
    { id: 'reminders', src: 'reminders', onError: { actions: LOG_FAILURE } },
    { id: 'watchEntry', src: 'watchEntry' },
  ],
  on: {
    'field.change': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        actions: { type: 'applyEdit', params: ({ event }) => event },
      },
      { target: '.typing', actions: [{ type: 'applyEdit', params: given }, 'setFirstPage'] },
    ],
    'field.blur': [
      {
        ...fieldBlur,
        guard: { type: 'isChangedByBlur', params: ({ event }) => event },
        target: '.checkingQuery',
      },
      fieldBlur,
    ],
    'filter.choose': {
      target: '.checkingQuery',
      actions: { type: 'setFilter', params: ({ event }) => event },
    },
    'filter.remove': {
      target: '.checkingQuery',
      actions: { type: 'setFilter', params: ({ event: { filter } }) => ({ filter, value: '' }) },
    },
    'search.clear': { target: '.checkingQuery', actions: 'clearFilters' },
    ...listEvents({ guard: 'isSearchable', target: '.checkingQuery' }),
    'entry.change': {
      target: '.checkingQuery',
      actions: { type: 'openEntry', params: ({ event }) => event },
    },
    'savedView.open': {
      target: '.checkingQuery',
      actions: [
        { type: 'setSavedView', params: ({ event }) => event },
        { type: 'openView', params: ({ context }) => context },
      ],
    },
    'column.toggle': {
      actions: [
        { type: 'toggleColumn', params: ({ event }) => event },
        { type: 'rememberColumns', params: ({ context }) => context },
      ],
    },
    'patient.open': { actions: { type: 'openPatient', params: ({ event }) => event } },
  },
  initial: 'checkingQuery',
  states: {
    checkingQuery: {
      description: 'Decides whether the texts can be searched for.',
      entry: { type: 'rememberSearch', params: ({ context }) => searchIn(context) },
      always: [{ guard: 'isSearchable', target: 'searching' }, { target: 'unreadable' }],
    },
    typing: {
      description:
        'The user is typing. A pause, Enter, a paste or leaving the field ends the wait. Rows of an earlier search can’t be opened.',
      meta: { requirements: ['FIELD-2'] },
      on: {
        'field.settle': 'checkingQuery',
        'field.blur': { ...fieldBlur, target: 'checkingQuery' },
      },
      after: { debounce: 'checkingQuery' },
    },
    searching: {
      description: 'Loads the requested page of patients. The response to an earlier search is ignored.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'searchPatients',
        src: 'searchPatients',
        input: ({ context }) => ({
          filters: filtersFor(searchIn(context), context.today) ?? {},
          sort: context.sort,
          page: context.page,
          pageSize: context.pageSize,
        }),
        onDone: [
          {
            guard: { type: 'isBeyondLast', params: ({ event }) => event.output },
            target: 'checkingQuery',
            actions: { type: 'setLastPage', params: ({ event }) => event.output },
          },
          {
            target: 'shown',
            actions: [{ type: 'storeFound', params: ({ event }) => event.output }, 'storeFoundFor'],
          },
        ],
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    shown: {
      description: 'The page shows the patients found, or that there are none.',
    },
    unreadable: {
      description: 'The search text is incomplete or invalid. The page shows how it was understood.',
    },
    failed: {
      description: 'The patients could not be loaded, and the page shows the reason.',
      on: { 'search.retry': 'searching' },
    },
  },
});
