import { assign, setup } from 'xstate';
import {
  editedSearchText,
  FIRST_PATIENT_SEARCH,
  filtersFor,
  type PatientPage,
  type PatientSearch,
  type PatientSearchRequest,
  type SearchField,
} from '#domain/patient/patient-search.ts';
import { INPUT_DEBOUNCE_MS } from '#domain/text/field.ts';
import { csvExportMachine } from '../csv-export/csv-export.machine.ts';
import { failureActions } from '../failure.ts';
import { listActions, listEvents, listGuards } from '../list-query.ts';
import { effect, port } from '../port.ts';
import { recentPatientsMachine } from '../recent-patients/recent-patients.machine.ts';
import type { PatientSearchContext, PatientSearchEvent, PatientSearchInput } from './patient-search.types.ts';

interface Edit {
  field: SearchField;
  text: string;
}

const searchIn = ({ texts, sort, page, pageSize }: PatientSearchContext): PatientSearch => ({
  texts,
  sort,
  page,
  pageSize,
});

const editIn = ({ texts }: PatientSearchContext, { field, text }: Edit) =>
  editedSearchText(field, texts[field], text);

export const patientSearchMachine = setup({
  types: {
    context: {} as PatientSearchContext,
    events: {} as PatientSearchEvent,
    input: {} as PatientSearchInput,
    children: {} as { csvExport: 'csvExport'; recentPatients: 'recentPatients' },
    tags: {} as 'loading',
  },
  actors: {
    csvExport: csvExportMachine,
    recentPatients: recentPatientsMachine,
    /** Rejects with a failure. */
    searchPatients: port<PatientPage, PatientSearchRequest>('searchPatients'),
  },
  guards: {
    isWhollyRefused: ({ context }, edit: Edit) => {
      const { value, refusal } = editIn(context, edit);
      return refusal !== null && value === context.texts[edit.field];
    },
    canBeAsked: ({ context: { texts, today } }) => filtersFor(texts, today) !== null,
    ...listGuards,
  },
  actions: {
    takeEdit: assign(({ context }, edit: Edit) => ({
      texts: { ...context.texts, [edit.field]: editIn(context, edit).value },
      page: 1,
    })),
    noteRefusal: assign(({ context }, edit: Edit) => {
      const words = editIn(context, edit).refusal;
      return { refusal: words === null ? null : { field: edit.field, words } };
    }),
    clearTexts: assign({ texts: FIRST_PATIENT_SEARCH.texts, page: 1, refusal: null }),
    ...listActions,
    ...failureActions,
    /** Remembers the search for this history entry: Back and a reload restore it. */
    rememberSearch: effect<PatientSearch>('rememberSearch'),
    /** Selects a patient, and leads to their page (SESSION-2). */
    openPatient: effect<{ memberId: string }>('openPatient'),
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'patientSearch',
  description:
    'Finds patients of a practice while the user types. Only the response to the latest search counts.',
  meta: { requirements: ['API-5'] },
  context: ({ input: { today, kept, found } }) => ({
    ...(kept ?? FIRST_PATIENT_SEARCH),
    today,
    refusal: null,
    found,
    failure: null,
  }),
  invoke: [
    { id: 'recentPatients', src: 'recentPatients', onError: { actions: 'keepFailure' } },
    { id: 'csvExport', src: 'csvExport', onError: { actions: 'keepFailure' } },
  ],
  on: {
    'search.type': [
      {
        guard: { type: 'isWhollyRefused', params: ({ event }) => event },
        actions: { type: 'noteRefusal', params: ({ event }) => event },
      },
      {
        target: '.typing',
        actions: [
          { type: 'noteRefusal', params: ({ event }) => event },
          { type: 'takeEdit', params: ({ event }) => event },
        ],
      },
    ],
    'search.clear': { target: '.deciding', actions: 'clearTexts' },
    ...listEvents({ guard: 'canBeAsked', target: '.deciding' }),
    'patient.open': { actions: { type: 'openPatient', params: ({ event }) => event } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Do the texts say what to ask for?',
      entry: { type: 'rememberSearch', params: ({ context }) => searchIn(context) },
      always: [{ guard: 'canBeAsked', target: 'searching' }, { target: 'unreadable' }],
    },
    typing: {
      description: 'Somebody is typing; a pause, Enter or leaving the field ends the wait.',
      meta: { requirements: ['FIELD-2'] },
      on: { 'search.settle': 'deciding' },
      after: { debounce: 'deciding' },
    },
    searching: {
      description: 'Loads the requested page of patients. The response to an earlier search is ignored.',
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'searchPatients',
        src: 'searchPatients',
        input: ({ context: { texts, today, sort, page, pageSize } }) => ({
          filters: filtersFor(texts, today) ?? {},
          sort,
          page,
          pageSize,
        }),
        onDone: [
          {
            guard: { type: 'isBeyondLast', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'takeLastPage', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    shown: {
      description: 'The page shows the patients found, or that there are none.',
    },
    unreadable: {
      description: 'What was typed asks for nothing yet: the page says how it reads it.',
    },
    failed: {
      description: 'The patients could not be loaded, and the page says why.',
      on: { 'search.retry': 'searching' },
    },
  },
});
