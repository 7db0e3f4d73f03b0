import { model } from '#charts/explore/model.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { supportInformation } from './support-information.ts';

export const supportModel = model({
  machine: supportMachine,
  inputs: [{ practiceId: null }, { practiceId: 'p1' }],
  events: {
    'support.open': [{}],
    'support.close': [{}],
    'support.retry': [{}],
    'search.change': [
      { case: 'a word', text: 'card' },
      { case: 'nothing', text: '' },
    ],
    'support.outdated': [{}],
    'practice.change': [
      { case: 'one', practiceId: 'p1' },
      { case: 'another', practiceId: 'p2' },
    ],
  },
  outcomes: {
    loadSupport: {
      loaded: { output: supportInformation() },
      refused: {
        error: {
          status: 400,
          reason: 'Bad Request',
          validationErrors: [
            { field: 'id', message: 'The practice is closed.' },
            { field: 'id', message: 'It moved.' },
          ],
        },
      },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches({ widget: 'closed', information: 'shown' }),
  whyHome: 'It starts before the user opens the widget, and rests with loaded information.',
  invariants: {
    'LAYOUT-7, ERR-2: information exists exactly if it was loaded. If loading fails, there is no state and no phone.':
      (snapshot) => (snapshot.context.information !== null) === snapshot.matches({ information: 'shown' }),
    'ERR-2: a failure is stored exactly while the widget shows the phone of the practice instead.': (
      snapshot,
    ) => (snapshot.context.failure !== null) === snapshot.matches({ information: 'failed' }),
    'LAYOUT-7: nothing is looked for before the widget opens.': (snapshot) =>
      !snapshot.matches({ information: 'idle' }) || snapshot.context.search === '',
    'LAYOUT-7: nothing is requested before the practice is known.': (snapshot) =>
      !('loadSupport' in snapshot.children) || snapshot.context.practiceId !== null,
    'LAYOUT-7: the widget shows information, or that it is loading.': (snapshot) =>
      !snapshot.matches({ widget: 'open', information: 'idle' }),
  },
});
