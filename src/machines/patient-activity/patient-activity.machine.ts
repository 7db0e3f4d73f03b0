import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { ACTIVITY_AT_ONCE, type ActivityList } from '#domain/patient/activity.ts';
import { failureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type PatientActivityEvent =
  | { type: 'activity.more' }
  | { type: 'activity.refresh' }
  | { type: 'activity.retry' };

interface PatientActivityContext {
  /** Null until it is loaded. */
  list: ActivityList | null;
  /** The number of entries to load. */
  most: number;
  failure: Failure | null;
}

export const patientActivityMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PatientActivityContext,
    events: {} as PatientActivityEvent,
    tags: {} as 'loading',
  },
  actors: {
    listActivity: port<ActivityList, { most: number }>('listActivity'),
  },
  guards: {
    hasMore: ({ context: { list, most } }) => (list?.count ?? 0) > most,
  },
  actions: {
    storeList: assign((_, { list }: { list: ActivityList }) => ({ list })),
    raiseMost: assign({ most: ({ context }) => context.most + ACTIVITY_AT_ONCE }),
    ...failureActions,
  },
}).createMachine({
  id: 'patientActivity',
  description: 'What staff did for a patient, from the audit.',
  meta: { requirements: ['PATIENT-1'] },
  context: { list: null, most: ACTIVITY_AT_ONCE, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the newest entries. Earlier ones stay on the page.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'listActivity',
        src: 'listActivity',
        input: ({ context }) => ({ most: context.most }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
      on: { 'activity.refresh': { target: 'loading', reenter: true } },
    },
    shown: {
      description: 'The page lists the entries.',
      on: {
        'activity.more': { guard: 'hasMore', target: 'loading', actions: 'raiseMost' },
        'activity.refresh': 'loading',
      },
    },
    failed: {
      description: 'The entries could not be loaded, and the page shows the reason.',
      on: { 'activity.retry': 'loading', 'activity.refresh': 'loading' },
    },
  },
});
