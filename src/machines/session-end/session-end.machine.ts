import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import { isNearEnd, SESSION_RECHECK_MS, type SessionEnd } from '#domain/session/session-end.ts';
import { failureActions } from '../shared/failure.ts';
import { port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export type SessionEndEvent = { type: 'token.change' } | { type: 'session.extend' };

export interface SessionEndContext {
  end: SessionEnd | null;
  failure: Failure | null;
}

/** Null without a session. The session chart decides what follows. */
type Read = { end: SessionEnd | null };

const sessionEndSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as SessionEndContext,
    events: {} as SessionEndEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {
    readEnd: port<SessionEnd | null>('readEnd'),
    /** Makes a call that the user initiated, which restarts their 60 minutes. */
    extendSession: port<SessionEnd | null>('extendSession'),
    watchToken: stream('watchToken'),
  },
  guards: {
    isUnknown: (_, { end }: Read) => end === null,
    isNear: (_, { end }: Read) => end !== null && isNearEnd(end),
    canExtend: ({ context }) => context.end?.kind === 'idle',
  },
  actions: {
    storeEnd: assign((_, { end }: Read) => ({ end })),
    ...failureActions,
  },
  delays: { recheck: SESSION_RECHECK_MS },
});

const endIn = ({ event }: { event: { output: SessionEnd | null } }): Read => ({ end: event.output });

/** Updates an open notice; otherwise opens one. */
const byEnd = <State extends string>(notice: State) =>
  [
    { guard: { type: 'isUnknown', params: endIn }, target: '#sessionEnd.unknown' },
    {
      guard: { type: 'isNear', params: endIn },
      target: notice,
      actions: { type: 'storeEnd', params: endIn },
    },
    { target: '#sessionEnd.quiet' },
  ] as const;

const failTo = <State extends string>(target: State) => ({ target, actions: 'storeFailure' }) as const;

export const sessionEndMachine = sessionEndSetup.createMachine({
  id: 'sessionEnd',
  description: 'Warns the user before the session ends. The server decides when.',
  meta: { requirements: ['SESSION-6', 'SESSION-4'] },
  context: { end: null, failure: null },
  invoke: { id: 'watchToken', src: 'watchToken' },
  initial: 'reading',
  states: {
    reading: {
      description: 'Requests the end of the session.',
      tags: 'busy',
      invoke: {
        id: 'readEnd',
        src: 'readEnd',
        onDone: byEnd('warned'),
        onError: failTo('quiet'),
      },
      on: { 'token.change': { target: 'reading', reenter: true } },
    },
    quiet: {
      description: 'The session ends later, or its end is unknown. The chart requests the end again.',
      on: { 'token.change': 'reading' },
      after: { recheck: 'reading' },
    },
    unknown: {
      description: 'There is no session to end.',
      on: { 'token.change': 'reading' },
    },
    warned: {
      description: 'The page shows when the session ends.',
      initial: 'shown',
      states: {
        shown: {
          description: 'The notice is shown.',
          on: {
            'token.change': 'checking',
            'session.extend': { guard: 'canExtend', target: 'extending' },
          },
          after: { recheck: 'checking' },
        },
        checking: {
          description: 'Requests the end again: a call of any page may have extended the session.',
          tags: 'busy',
          invoke: {
            id: 'readEnd',
            src: 'readEnd',
            onDone: byEnd('shown'),
            onError: failTo('shown'),
          },
          on: {
            'token.change': { target: 'checking', reenter: true },
            'session.extend': { guard: 'canExtend', target: 'extending' },
          },
        },
        extending: {
          description: 'Extends the session.',
          tags: 'loading',
          entry: 'clearFailure',
          invoke: {
            id: 'extendSession',
            src: 'extendSession',
            onDone: byEnd('shown'),
            onError: failTo('refused'),
          },
        },
        refused: {
          description: 'The session could not be extended, and the notice shows the reason.',
          on: { 'token.change': 'checking', 'session.extend': 'extending' },
          after: { recheck: 'checking' },
        },
      },
    },
  },
});
