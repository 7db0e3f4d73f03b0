import { assign, setup } from 'xstate';
import { isNotFound } from '#domain/failure/failure-status.ts';
import type { PatientPageName } from '#domain/navigation/routes.ts';
import { PATIENT_FRESH_MS, type Patient, plansOf, selectedPlan } from '#domain/plan/plan-selection.ts';
import { failureIn, withFailure } from '../failure.ts';
import { effect, port } from '../port.ts';
import type { ChartsReason, PatientContext, PatientEvent, PatientInput } from './patient.types.ts';

const planIdIn = ({ patient, chosenId }: PatientContext) =>
  patient === null ? '' : selectedPlan(patient.summary, chosenId).plan.id;

const updateCharts = (because: ChartsReason) => ({ type: 'updateCharts', params: { because } }) as const;

interface PageOpened {
  event: Extract<PatientEvent, { type: 'page.open' }>;
}

const openPage = [
  {
    // Another desk may have taken a payment: load the amount due again before the next one.
    guard: { type: 'isPayment', params: ({ event }: PageOpened) => event },
    target: '#patient.loading',
    reenter: true,
    actions: [{ type: 'takePage', params: ({ event }: PageOpened) => event }, updateCharts('outdated')],
  },
  { actions: [{ type: 'takePage', params: ({ event }: PageOpened) => event }, updateCharts('chosen')] },
] as const;

export const patientMachine = setup({
  types: {
    context: {} as PatientContext,
    events: {} as PatientEvent,
    input: {} as PatientInput,
    tags: {} as 'loading',
  },
  actors: {
    /** The member's detail and summary (PATIENT-2). Rejects with a failure. */
    loadPatient: port<Patient>('loadPatient'),
    /** What is outstanding on a plan, in dollars (PATIENT-5). Rejects with a failure. */
    getAmountDue: port<number, { planId: string }>('getAmountDue'),
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
    takePage: assign((_, { page }: { page: PatientPageName }) => ({ page })),
    takePlan: assign((_, { planId }: { planId: string }) => ({ chosenId: planId })),
    keepPatient: assign((_, { patient }: { patient: Patient }) => ({ patient })),
    keepDue: assign(({ context }, { amountDue }: { amountDue: number }) => ({
      due: { planId: planIdIn(context), amountDue },
    })),
    forgetDue: assign({ due: null }),
    keepFailure: assign(withFailure),
    forgetFailure: assign({ failure: null }),
    /**
     * Starts the charts of the page, and starts those again that are about another plan. Stops the charts of hidden
     * pages, except those that show fresh data and nothing else. Sends the others what was loaded.
     */
    updateCharts: effect<{ because: ChartsReason }>('updateCharts'),
  },
  delays: { freshness: PATIENT_FRESH_MS },
}).createMachine({
  id: 'patient',
  description:
    'A patient is shown by one of their plans, with the amount due on it. The charts of their pages run while they are shown or fresh.',
  meta: { requirements: ['PATIENT-2', 'PATIENT-3', 'PATIENT-4', 'PATIENT-5'] },
  context: ({ input: { page } }) => ({
    page,
    patient: null,
    chosenId: null,
    due: null,
    failure: null,
    running: {},
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The patient’s record and plans are asked for; what is known already stays shown.',
      meta: { requirements: ['PATIENT-2'] },
      tags: 'loading',
      entry: ['forgetFailure', updateCharts('changing')],
      invoke: {
        id: 'loadPatient',
        src: 'loadPatient',
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'keepPatient', params: ({ event }) => ({ patient: event.output }) },
            updateCharts('loaded'),
          ],
        },
        onError: [
          { guard: 'isUnknown', target: 'unknown', actions: 'keepFailure' },
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
      on: {
        'plan.choose': {
          guard: { type: 'isOtherPlan', params: ({ event }) => event },
          actions: [{ type: 'takePlan', params: ({ event }) => event }, updateCharts('chosen')],
        },
        'patient.refresh': { target: 'loading', reenter: true },
        'page.open': openPage,
      },
    },
    deciding: {
      description: 'Does the patient have a plan on which something could be outstanding?',
      meta: { requirements: ['PATIENT-3', 'PATIENT-4', 'PATIENT-5'] },
      always: [{ guard: 'hasPlan', target: 'asking' }, { target: 'shown' }],
    },
    asking: {
      description:
        'What is outstanding on the selected plan is asked for; an answer about another counts no more.',
      meta: { requirements: ['PATIENT-5'] },
      tags: 'loading',
      invoke: {
        id: 'getAmountDue',
        src: 'getAmountDue',
        input: ({ context }) => ({ planId: planIdIn(context) }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepDue', params: ({ event }) => ({ amountDue: event.output }) },
            updateCharts('loaded'),
          ],
        },
        onError: {
          target: 'owing',
          actions: ['forgetDue', 'keepFailure'],
        },
      },
      on: {
        'plan.choose': {
          guard: { type: 'isOtherPlan', params: ({ event }) => event },
          target: 'asking',
          reenter: true,
          actions: [{ type: 'takePlan', params: ({ event }) => event }, updateCharts('chosen')],
        },
        'patient.refresh': 'loading',
        'page.open': openPage,
      },
    },
    shown: {
      description: 'The patient, the selected plan and what is outstanding on it are on the page.',
      on: {
        'plan.choose': {
          guard: { type: 'isOtherPlan', params: ({ event }) => event },
          target: 'asking',
          actions: [{ type: 'takePlan', params: ({ event }) => event }, updateCharts('chosen')],
        },
        'patient.refresh': 'loading',
        'page.open': openPage,
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'What is shown was loaded just now: another page about the patient shows it as it is.',
          after: { freshness: 'old' },
        },
        old: {
          description: 'Others may have changed the patient since: the next page loads them again.',
          on: {
            'page.open': {
              target: '#patient.loading',
              actions: [{ type: 'takePage', params: ({ event }) => event }, updateCharts('outdated')],
            },
          },
        },
      },
    },
    owing: {
      description: 'What is outstanding on the plan could not be loaded, and the page says so.',
      on: {
        'plan.choose': {
          guard: { type: 'isOtherPlan', params: ({ event }) => event },
          target: 'loading',
          actions: [{ type: 'takePlan', params: ({ event }) => event }, updateCharts('chosen')],
        },
        'patient.retry': 'loading',
        'patient.refresh': 'loading',
        'page.open': {
          target: 'loading',
          actions: [{ type: 'takePage', params: ({ event }) => event }, updateCharts('outdated')],
        },
      },
    },
    failed: {
      description: 'The patient could not be loaded, and the page says why.',
      on: {
        'plan.choose': {
          guard: { type: 'isOtherPlan', params: ({ event }) => event },
          target: 'loading',
          actions: [{ type: 'takePlan', params: ({ event }) => event }, updateCharts('chosen')],
        },
        'patient.retry': 'loading',
        'patient.refresh': 'loading',
        'page.open': {
          target: 'loading',
          actions: [{ type: 'takePage', params: ({ event }) => event }, updateCharts('outdated')],
        },
      },
    },
    unknown: {
      description: 'The practice has no such patient.',
      type: 'final',
    },
  },
});
