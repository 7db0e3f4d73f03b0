import { assign, setup } from 'xstate';
import { NO_MEMBER_TEXTS } from '#domain/patient/member-edit.ts';
import { type NewPatient, newPatientIn, newPatientMessages } from '#domain/patient/new-patient.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { saleMachine } from '../sale/sale.machine.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { failureActions, LOG_FAILURE, loggedFailureActions } from '../shared/failure.ts';
import { unchangedFields } from '../shared/form-fields.ts';
import { isRefusedAtField, memberFieldActions } from '../shared/member-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  NewPatientContext,
  NewPatientEvent,
  NewPatientInput,
  Registration,
} from './new-patient.types.ts';

const patientIn = ({ context }: { context: NewPatientContext }) => newPatientIn(context.fields.texts);

const ADDED = {
  target: 'chosen',
  actions: {
    type: 'storePatient',
    params: ({ event }: { event: { output: string } }) => ({ memberId: event.output }),
  },
} as const;

const NOT_ADDED = [
  { guard: 'isRefusedAtField', target: 'entering', actions: ['storeFailure', 'storeRefusals'] },
  { target: 'entering', actions: 'storeFailure' },
] as const;

export const newPatientMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as NewPatientContext,
    events: {} as NewPatientEvent,
    input: {} as NewPatientInput,
    children: {} as { sale: 'sale' },
    tags: {} as 'busy' | 'discarding',
  },
  actors: {
    sale: saleMachine,
    findKnown: port<readonly PatientRow[], NewPatient>('findKnown'),
    registerPatient: port<string, Registration>('registerPatient'),
  },
  guards: {
    isValid: ({ context: { fields, today, refusals } }) =>
      Object.keys({ ...newPatientMessages(fields.texts, today), ...refusals }).length === 0,
    hasPatient: ({ context }) => context.memberId !== '',
    isAnyKnown: (_, { known }: { known: readonly PatientRow[] }) => known.length > 0,
    hasSaleToDiscard: (_, { discards }: { discards?: boolean }) => discards === true,
    isRefusedAtField,
  },
  actions: {
    ...memberFieldActions,
    storeKnown: assign((_, { known }: { known: readonly PatientRow[] }) => ({ known })),
    storePatient: assign((_, { memberId }: { memberId: string }) => ({ memberId })),
    ...failureActions,
    ...loggedFailureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    clearPatient: assign({
      memberId: '',
      isContinued: false,
      known: [],
      fields: unchangedFields(NO_MEMBER_TEXTS),
      left: [],
    }),
    /** Stored in this tab, encrypted. */
    storeDraft: effect('storeDraft'),
    removeDraft: effect('removeDraft'),
  },
}).createMachine({
  id: 'newPatient',
  description:
    'Staff add a patient who is buying a plan. If the patient is already on file, that record is offered.',
  meta: { requirements: ['API-21', 'SCHEMA-3', 'SCHEMA-4', 'SCHEMA-5'] },
  context: ({ input: { texts, ...input } }) => ({
    ...input,
    isContinued: input.memberId !== '',
    fields: unchangedFields(texts),
    left: [],
    refusals: {},
    known: [],
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A sale under way continues with its patient.',
      always: [{ guard: 'hasPatient', target: 'chosen' }, { target: 'entering' }],
    },
    entering: {
      description: 'The user enters name, birth date, contact and address.',
      on: {
        'field.change': {
          actions: [
            { type: 'applyEdit', params: ({ event }) => event },
            { type: 'reportUnsavedWork', params: { isUnsaved: true } },
            'storeDraft',
          ],
        },
        'field.blur': {
          actions: [{ type: 'commitField', params: ({ event }) => event }, 'storeDraft'],
        },
        'patient.submit': [
          { guard: 'isValid', target: 'checking', actions: 'clearFailure' },
          { actions: 'startValidation' },
        ],
      },
    },
    checking: {
      description: 'Searches for a patient with the same name and birth date.',
      tags: 'busy',
      invoke: {
        id: 'findKnown',
        src: 'findKnown',
        input: patientIn,
        onDone: [
          {
            guard: { type: 'isAnyKnown', params: ({ event }) => ({ known: event.output }) },
            target: 'known',
            actions: { type: 'storeKnown', params: ({ event }) => ({ known: event.output }) },
          },
          { target: 'adding' },
        ],
        onError: { target: 'entering', actions: 'storeFailure' },
      },
    },
    known: {
      description: 'A patient with this name and birth date is already on file, and is offered.',
      on: {
        'patient.choose': {
          target: 'chosen',
          actions: { type: 'storePatient', params: ({ event }) => event },
        },
        'patient.addAnyway': 'addingAnother',
        'patient.edit': 'entering',
      },
    },
    adding: {
      description: 'Adds the patient, unless the same one has just been added.',
      tags: 'busy',
      invoke: {
        id: 'registerPatient',
        src: 'registerPatient',
        input: (given) => ({ patient: patientIn(given), evenIfKnown: false }),
        onDone: ADDED,
        onError: NOT_ADDED,
      },
    },
    addingAnother: {
      description: 'Adds another person with the same name and birth date.',
      tags: 'busy',
      invoke: {
        id: 'registerPatient',
        src: 'registerPatient',
        input: (given) => ({ patient: patientIn(given), evenIfKnown: true }),
        onDone: ADDED,
        onError: NOT_ADDED,
      },
    },
    chosen: {
      description: 'The plan is sold to this patient.',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      exit: ['clearPatient', 'removeDraft'],
      invoke: {
        id: 'sale',
        systemId: 'sale',
        src: 'sale',
        input: ({ context: { today, wantedOfferId } }) => ({ kind: 'purchase', today, wantedOfferId }),
        onError: { actions: LOG_FAILURE },
      },
      initial: 'selling',
      states: {
        selling: {
          description:
            'The page shows the sale. Before it sells to another patient, it asks whether to discard the sale.',
          on: {
            'patient.edit': [
              { guard: { type: 'hasSaleToDiscard', params: ({ event }) => event }, target: 'discarding' },
              { target: '#newPatient.entering' },
            ],
          },
        },
        discarding: discardQuestion({ kept: 'selling', discarded: '#newPatient.entering' }),
      },
    },
  },
});
