import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import type { PlanRecord } from '#domain/plan/plan-record.ts';
import { failureActions } from '../failure.ts';
import { port } from '../port.ts';

export const planRecordMachine = setup({
  types: {
    context: {} as { record: PlanRecord | null; failure: Failure | null },
    events: {} as { type: 'record.retry' },
    tags: {} as 'loading',
  },
  actors: {
    /** Rejects with a failure. */
    loadRecord: port<PlanRecord>('loadRecord'),
  },
  actions: {
    keepRecord: assign((_, { record }: { record: PlanRecord }) => ({ record })),
    ...failureActions,
  },
}).createMachine({
  id: 'planRecord',
  description: 'A page tells what was used of a plan, or what falls due on it.',
  meta: { requirements: ['ROUTE-8'] },
  context: { record: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked.',
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        onDone: {
          target: 'shown',
          actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    shown: { description: 'What is known is on the page, or that there is nothing.' },
    failed: {
      description: 'Nothing could be loaded, and the page says why.',
      on: { 'record.retry': 'loading' },
    },
  },
});
