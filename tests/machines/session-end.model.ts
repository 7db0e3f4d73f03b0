import { model } from '#charts/explore/model.ts';
import { UNREACHABLE } from '#domain/failure/failure.ts';
import type { SessionEnd } from '#domain/session/session-end.ts';
import { sessionEndMachine } from '#machines/session-end/session-end.machine.ts';
import { selectNearEnd } from '#machines/session-end/session-end.selectors.ts';

export const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const endIn = (kind: SessionEnd['kind'], minutes: number): SessionEnd => ({
  kind,
  at: NOON + minutes * MINUTE_MS,
  remainingMs: minutes * MINUTE_MS,
});

export const FAR = endIn('idle', 55);
export const SOON = endIn('idle', 5);
export const LAST = endIn('longest', 5);

const outcomes = {
  far: { output: FAR },
  soon: { output: SOON },
  'soon for good': { output: LAST },
  over: { output: null },
  unreachable: { error: UNREACHABLE },
};

export const sessionEndModel = model({
  machine: sessionEndMachine,
  inputs: [undefined],
  events: { 'token.change': [{}], 'session.extend': [{}] },
  outcomes: { readEnd: outcomes, extendSession: outcomes },
  isHome: (snapshot) => snapshot.matches('quiet'),
  whyHome: 'It starts by reading when the session ends, and rests while the end is far away.',
  invariants: {
    'SESSION-6: the notice appears at most 5 minutes before the end.': (snapshot) => {
      const end = selectNearEnd(snapshot);
      return !snapshot.matches('warned') || (end !== null && end.remainingMs <= 300_000);
    },
    'SESSION-6: only the idle limit is extended, never the 12-hour limit.': (snapshot) =>
      !snapshot.matches({ warned: 'extending' }) || snapshot.context.end?.kind === 'idle',
    'An earlier failure is not shown during a retry.': (snapshot) =>
      !snapshot.hasTag('loading') || snapshot.context.failure === null,
  },
});
