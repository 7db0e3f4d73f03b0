import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { failureActions } from './failure.ts';
import { port } from './port.ts';
import type { ChartMeta } from './requirements.ts';

interface LoaderIdentity {
  id: string;
  description: string;
  meta: { requirements: ChartMeta['requirements'] };
}

/** A chart that loads something once, and loads it again after a failure when the user retries. */
export const loader = <Loaded>(identity: LoaderIdentity) =>
  setup({
    types: {
      meta: {} as ChartMeta,
      context: {} as { loaded: Loaded | null; failure: Failure | null },
      events: {} as { type: 'load.retry' },
      tags: {} as 'loading',
    },
    actors: {
      load: port<Loaded>('load'),
    },
    actions: {
      storeLoaded: assign((_, { loaded }: { loaded: Loaded }) => ({ loaded })),
      ...failureActions,
    },
  }).createMachine({
    ...identity,
    context: { loaded: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        description: 'Loads what the page shows.',
        tags: 'loading',
        entry: 'clearFailure',
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'shown',
            actions: { type: 'storeLoaded', params: ({ event }) => ({ loaded: event.output }) },
          },
          onError: { target: 'failed', actions: 'storeFailure' },
        },
      },
      shown: { description: 'The page shows what was loaded, or that there is nothing to show.' },
      failed: {
        description: 'It could not be loaded, and the page shows a notice.',
        on: { 'load.retry': 'loading' },
      },
    },
  });
