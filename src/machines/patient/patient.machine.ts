import { assign, setup } from 'xstate';
import { isNotFound } from '#domain/failure/failure-status.ts';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import { type Due, PATIENT_FRESH_MS, type Patient, plansOf } from '#domain/plan/plan-selection.ts';
import { failureActions, failureIn } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { type ChartStart, chartActions, chartsToStart, type StopReason } from './patient.charts.ts';
import { selectionIn } from './patient.facts.ts';
import type { PatientContext, PatientEvent, PatientInput } from './patient.types.ts';

const planIdIn = (context: PatientContext) => selectionIn({ context })?.plan.id ?? '';

type EventOf<Type extends PatientEvent['type']> = { event: Extract<PatientEvent, { type: Type }> };
const pageIn = ({ event }: EventOf<'page.open'>) => event;
const planIn = ({ event }: EventOf<'plan.choose'>) => event;

const stopCharts = (because: StopReason) => ({ type: 'stopCharts', params: { because } }) as const;

const START_CHARTS = [
  {
    type: 'startCharts',
    params: ({ context }: { context: PatientContext }) => ({ charts: chartsToStart(context) }),
  },
  'storeStarted',
] as const;
const AFTER_CHOICE = [stopCharts('hidden'), ...START_CHARTS] as const;
const AFTER_LOADING = [stopCharts('hidden'), 'sendChanges', ...START_CHARTS] as const;

const choosePlan = {
  guard: { type: 'isOtherPlan', params: planIn },
  actions: [{ type: 'storePlan', params: planIn }, ...AFTER_CHOICE],
} as const;

const reloadForPage = {
  target: '#patient.loading',
  reenter: true,
  actions: [{ type: 'setPage', params: pageIn }, stopCharts('outdated')],
} as const;

const changes = {
  'plan.choose': { ...choosePlan, target: '#patient.loadingAmountDue', reenter: true },
  'patient.refresh': { target: '#patient.loading', reenter: true },
  // A plan may begin or end with the new day.
  'today.change': { target: '#patient.loading', reenter: true },
  'change.end': { target: '#patient.loading', reenter: true, actions: stopCharts('changeEnded') },
  'page.open': [
    // Another user may have taken a payment, so the amount due is loaded again before the next one.
    { ...reloadForPage, guard: { type: 'isPayment', params: pageIn } },
    { actions: [{ type: 'setPage', params: pageIn }, ...AFTER_CHOICE] },
  ],
} as const;

const changesAfterFailure = {
  'plan.choose': { ...choosePlan, target: '#patient.loading' },
  'patient.retry': '#patient.loading',
  'patient.refresh': '#patient.loading',
  'today.change': '#patient.loading',
  'change.end': { target: '#patient.loading', actions: stopCharts('changeEnded') },
  'page.open': reloadForPage,
} as const;

export const patientMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PatientContext,
    events: {} as PatientEvent,
    input: {} as PatientInput,
    tags: {} as 'loading',
  },
  actors: {
    loadPatient: port<Patient>('loadPatient'),
    getAmountDue: port<Due, { planId: string }>('getAmountDue'),
  },
  guards: {
    isOtherPlan: ({ context }, { planId }: { planId: string }) =>
      context.patient !== null &&
      planIdIn(context) !== planId &&
      plansOf(context.patient.summary).some(({ plan }) => plan.id === planId),
    hasPlan: ({ context }) => planIdIn(context) !== '',
    isPayment: (_, { page }: { page: PatientPageName }) => page === 'payment',
    isUnknown: ({ event }) => isNotFound(failureIn(event)),
  },
  actions: {
    setPage: assign((_, { page }: { page: PatientPageName }) => ({ page })),
    storePlan: assign((_, { planId }: { planId: string }) => ({ chosenId: planId })),
    storePatient: assign((_, { patient }: { patient: Patient }) => ({ patient })),
    storeDue: assign(({ context }, due: Due) => ({
      due: { planId: planIdIn(context), ...due },
    })),
    clearDue: assign({ due: null }),
    /** Reports to the portal which patient the pages show. */
    reportSubject: effect('reportSubject'),
    ...failureActions,
    ...chartActions,
    /** Wires charts to their outside work, and starts them. */
    startCharts: effect<{ charts: readonly ChartStart[] }>('startCharts'),
  },
  delays: { freshness: PATIENT_FRESH_MS },
}).createMachine({
  id: 'patient',
  description: "Shows a patient with one of their plans, and runs the charts of the patient's pages.",
  meta: { requirements: ['PATIENT-2', 'PATIENT-3', 'PATIENT-4', 'PATIENT-5'] },
  context: ({ input }) => ({
    ...input,
    patient: null,
    chosenId: null,
    due: null,
    failure: null,
    running: {},
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the patient and their plans. The page still shows the previous patient.',
      meta: { requirements: ['PATIENT-2'] },
      tags: 'loading',
      entry: ['clearFailure', stopCharts('changed'), ...START_CHARTS],
      invoke: {
        id: 'loadPatient',
        src: 'loadPatient',
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'storePatient', params: ({ event }) => ({ patient: event.output }) },
            'reportSubject',
            ...AFTER_LOADING,
          ],
        },
        onError: [
          { guard: 'isUnknown', target: 'unknown', actions: 'storeFailure' },
          { target: 'failed', actions: 'storeFailure' },
        ],
      },
      on: { ...changes, 'plan.choose': choosePlan },
    },
    loaded: {
      description: 'Only a patient with a plan can have an amount due.',
      meta: { requirements: ['PATIENT-3', 'PATIENT-4', 'PATIENT-5'] },
      always: [{ guard: 'hasPlan', target: 'loadingAmountDue' }, { target: 'shown' }],
    },
    loadingAmountDue: {
      description: 'Loads the amount due on the selected plan.',
      meta: { requirements: ['PATIENT-5'] },
      tags: 'loading',
      invoke: {
        id: 'getAmountDue',
        src: 'getAmountDue',
        input: ({ context }) => ({ planId: planIdIn(context) }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'storeDue', params: ({ event }) => event.output }, ...AFTER_LOADING],
        },
        onError: { target: 'amountDueFailed', actions: ['clearDue', 'storeFailure'] },
      },
      on: changes,
    },
    shown: {
      description: 'The page shows the patient, the selected plan and the amount due on it.',
      on: changes,
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The next page shows the patient without a request.',
          after: { freshness: 'stale' },
        },
        stale: {
          description:
            'Another user may have changed the patient. The next page or plan loads the patient again.',
          on: { 'page.open': reloadForPage, 'plan.choose': { ...choosePlan, target: '#patient.loading' } },
        },
      },
    },
    amountDueFailed: {
      description: 'The amount due could not be loaded, and the page shows a notice.',
      on: changesAfterFailure,
    },
    failed: {
      description: 'The patient could not be loaded, and the page shows the reason.',
      on: changesAfterFailure,
    },
    unknown: {
      description: 'The practice has no such patient.',
      type: 'final',
    },
  },
});
