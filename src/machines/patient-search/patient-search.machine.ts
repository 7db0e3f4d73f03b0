import { assign, setup } from 'xstate';
import {
  FIRST_PATIENT_SEARCH,
  filtersFor,
  type PatientPage,
  type PatientSearch,
  type PatientSearchRequest,
  SEARCH_RULES,
  type SearchField,
} from '#domain/patient/patient-search.ts';
import { INPUT_DEBOUNCE_MS } from '#domain/text/field.ts';
import { tidied } from '#domain/text/text-filter.ts';
import { csvExportMachine } from '../csv-export/csv-export.machine.ts';
import { failureActions } from '../failure.ts';
import { commitField, type FieldEdit, fieldActions, isRefused, unchangedFields } from '../form-fields.ts';
import { listActions, listEvents, listGuards } from '../list-query.ts';
import { effect, port } from '../port.ts';
import { recentPatientsMachine } from '../recent-patients/recent-patients.machine.ts';
import type { ChartMeta } from '../requirements.ts';
import type { PatientSearchContext, PatientSearchEvent, PatientSearchInput } from './patient-search.types.ts';

const searchIn = ({ fields: { texts }, sort, page, pageSize }: PatientSearchContext): PatientSearch => ({
  texts,
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
    children: {} as { csvExport: 'csvExport'; recentPatients: 'recentPatients' },
    tags: {} as 'loading',
  },
  actors: {
    csvExport: csvExportMachine,
    recentPatients: recentPatientsMachine,
    searchPatients: port<PatientPage, PatientSearchRequest>('searchPatients'),
  },
  guards: {
    isRefused: ({ context: { fields } }, edit: FieldEdit<SearchField>) =>
      isRefused(fields, SEARCH_RULES, edit),
    isSearchable: ({ context: { fields, today } }) => filtersFor(fields.texts, today) !== null,
    /** A trailing period is removed, so the search changes (FIELD-2). */
    isChangedByBlur: ({ context: { fields } }, { field }: { field: SearchField }) =>
      tidied(commitField(fields, SEARCH_RULES, { field }).texts[field]) !== tidied(fields.texts[field]),
    ...listGuards,
  },
  actions: {
    ...fieldActions(SEARCH_RULES),
    setFirstPage: assign({ page: 1 }),
    clearTexts: assign({ fields: unchangedFields(FIRST_PATIENT_SEARCH.texts), page: 1 }),
    ...listActions,
    storeFoundFor: assign({ foundFor: ({ context: { fields } }) => fields.texts }),
    ...failureActions,
    /** Back and a reload restore it. */
    rememberSearch: effect<PatientSearch>('rememberSearch'),
    openPatient: effect<{ memberId: string }>('openPatient'),
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'patientSearch',
  description: 'Finds patients while the user types. Only the response to the latest search counts.',
  meta: { requirements: ['API-5'] },
  context: ({ input: { today, restored, found } }) => {
    const { texts, ...rows } = restored ?? FIRST_PATIENT_SEARCH;
    return { ...rows, fields: unchangedFields(texts), today, found, foundFor: texts, failure: null };
  },
  invoke: [
    { id: 'recentPatients', src: 'recentPatients', onError: { actions: 'storeFailure' } },
    { id: 'csvExport', src: 'csvExport', onError: { actions: 'storeFailure' } },
  ],
  on: {
    'field.change': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        actions: { type: 'applyEdit', params: ({ event }) => event },
      },
      {
        target: '.typing',
        actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'setFirstPage'],
      },
    ],
    'field.blur': [
      {
        guard: { type: 'isChangedByBlur', params: ({ event }) => event },
        target: '.checkingQuery',
        actions: { type: 'commitField', params: ({ event }) => event },
      },
      { actions: { type: 'commitField', params: ({ event }) => event } },
    ],
    'search.clear': { target: '.checkingQuery', actions: 'clearTexts' },
    ...listEvents({ guard: 'isSearchable', target: '.checkingQuery' }),
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
        'field.blur': {
          target: 'checkingQuery',
          actions: { type: 'commitField', params: ({ event }) => event },
        },
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
        input: ({ context: { fields, today, sort, page, pageSize } }) => ({
          filters: filtersFor(fields.texts, today) ?? {},
          sort,
          page,
          pageSize,
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
      description: 'The search text is incomplete or invalid. The page shows how it was read.',
    },
    failed: {
      description: 'The patients could not be loaded, and the page says why.',
      on: { 'search.retry': 'searching' },
    },
  },
});
