import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import { failureActions } from '../failure.ts';
import { port } from '../port.ts';

export interface RecentPatientsContext {
  /** The one that was looked at last stands first; null until they are known. */
  patients: readonly FoundPatient[] | null;
  failure: Failure | null;
}

export const recentPatientsMachine = setup({
  types: {
    context: {} as RecentPatientsContext,
    events: {} as { type: 'recents.retry' },
    tags: {} as 'loading',
  },
  actors: {
    /** Rejects with a failure. */
    loadRecents: port<readonly FoundPatient[]>('loadRecents'),
  },
  actions: {
    keepRecents: assign((_, { patients }: { patients: readonly FoundPatient[] }) => ({ patients })),
    ...failureActions,
  },
}).createMachine({
  id: 'recentPatients',
  description: 'The search page leads back to the patients that the user looked at last.',
  meta: { requirements: ['API-5', 'SESSION-5'] },
  context: { patients: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked: it keeps them, and the browser does not.',
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadRecents',
        src: 'loadRecents',
        onDone: {
          target: 'shown',
          actions: { type: 'keepRecents', params: ({ event }) => ({ patients: event.output }) },
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    shown: { description: 'They are on the page; somebody new at the practice has none.' },
    failed: {
      description: 'They could not be loaded, and the page says so.',
      on: { 'recents.retry': 'loading' },
    },
  },
});
