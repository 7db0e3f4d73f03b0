import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import type { OpenSession } from '#domain/session/open-session.ts';
import { failureActions } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type SessionListEvent =
  | { type: 'session.end'; sessionId: string }
  | { type: 'others.end' }
  | { type: 'load.retry' };

export interface SessionListContext {
  sessions: readonly OpenSession[] | null;
  /** The session to end; null for all others. */
  ending: string | null;
  failure: Failure | null;
}

export const sessionListMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as SessionListContext,
    events: {} as SessionListEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadSessions: port<readonly OpenSession[]>('loadSessions'),
    endSessions: port<void, { sessionId: string | null }>('endSessions'),
  },
  actions: {
    storeSessions: assign((_, { sessions }: { sessions: readonly OpenSession[] }) => ({ sessions })),
    storeEnding: assign((_, { ending }: { ending: string | null }) => ({ ending })),
    ...failureActions,
  },
}).createMachine({
  id: 'sessionList',
  description: 'Where the user is signed in.',
  meta: { requirements: ['SESSION-7'] },
  context: { sessions: null, ending: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the sessions. A known list stays visible.',
      tags: 'loading',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: {
          target: 'shown',
          actions: { type: 'storeSessions', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    shown: {
      description: 'The sessions are listed. After a failure, the page says what did not end.',
      on: {
        'session.end': {
          target: 'ending',
          actions: { type: 'storeEnding', params: ({ event }) => ({ ending: event.sessionId }) },
        },
        'others.end': { target: 'ending', actions: { type: 'storeEnding', params: { ending: null } } },
      },
    },
    ending: {
      description: 'Ends one session, or all others.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ sessionId: context.ending }),
        onDone: 'loading',
        onError: { target: 'shown', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The sessions could not be loaded.',
      on: { 'load.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
