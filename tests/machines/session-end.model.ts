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
  whyHome: 'It starts by reading when the session ends, and rests while that is far.',
  invariants: {
    'SESSION-6: what is said of the end is at most 5 minutes ahead.': (snapshot) => {
      const end = selectNearEnd(snapshot);
      return !snapshot.matches('warned') || (end !== null && end.remainingMs <= 300_000);
    },
    'SESSION-6: only an idle session is extended; 12 hours are 12 hours.': (snapshot) =>
      !snapshot.matches({ warned: 'extending' }) || snapshot.context.end?.kind === 'idle',
    'No failure of before is told while it is tried again.': (snapshot) =>
      !snapshot.hasTag('loading') || snapshot.context.failure === null,
  },
});
