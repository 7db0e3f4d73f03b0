import { model } from '#charts/explore/model.ts';
import { sessionListMachine } from '#machines/session-list/session-list.machine.ts';
import { openSession } from './open-session.ts';

const broken = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const sessionListModel = model({
  machine: sessionListMachine,
  inputs: [undefined],
  events: {
    'session.end': [{ sessionId: 's2' }],
    'others.end': [{}],
    'load.retry': [{}],
  },
  outcomes: {
    loadSessions: {
      loaded: { output: [openSession(), openSession({ id: 's2', isCurrent: false })] },
      'server down': broken,
    },
    endSessions: { ended: { output: undefined }, 'server down': broken },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'It starts before the sessions are loaded.',
  invariants: {
    'SESSION-7: sessions can be ended only while the list is shown.': (snapshot) =>
      !snapshot.matches('ending') || snapshot.context.sessions !== null,
    'SESSION-7: a list that could not be loaded has a reason.': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
    'SESSION-7: no earlier reason is shown while a session is being ended.': (snapshot) =>
      !snapshot.matches('ending') || snapshot.context.failure === null,
  },
});
