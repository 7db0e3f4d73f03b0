import { model } from '#charts/explore/model.ts';
import { NO_SUPPORT_INFORMATION } from '#domain/access/support.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { supportInformation } from './support-information.ts';

export const supportModel = model({
  machine: supportMachine,
  inputs: [{ practiceId: null }, { practiceId: 'p1' }],
  events: {
    'support.open': [{}],
    'support.close': [{}],
    'support.retry': [{}],
    'report.save': [{}],
    'support.outdated': [{}],
    'practice.change': [
      { case: 'one', practiceId: 'p1' },
      { case: 'another', practiceId: 'p2' },
    ],
  },
  outcomes: {
    saveReport: { saved: { output: undefined }, failed: { error: new Error('The recorder did not load.') } },
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
  isHome: (snapshot) =>
    snapshot.matches({ widget: 'closed', information: 'shown' }) && !snapshot.hasTag('busy'),
  whyHome: 'It starts before the user opens the widget, and rests with loaded information.',
  invariants: {
    'LAYOUT-7: information exists exactly if it was loaded, or if a fallback replaces it.': (snapshot) =>
      (snapshot.context.information !== null) ===
      (snapshot.matches({ information: 'shown' }) || snapshot.matches({ information: 'failed' })),
    'ERR-2: if loading fails, state and phone are empty.': (snapshot) => {
      const { information } = snapshot.context;
      if (!snapshot.matches({ information: 'failed' })) return information !== NO_SUPPORT_INFORMATION;
      return information?.practiceState === '' && information.telephoneNumber === '';
    },
    'ERR-2: a failure is stored exactly while the fallback is shown.': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches({ information: 'failed' }),
    'ATELIER-7: a failure of the report is stored exactly while it is shown.': (snapshot) =>
      (snapshot.context.reportFailure !== null) === snapshot.matches({ report: 'failed' }),
    'LAYOUT-7: nothing is requested before the practice is known.': (snapshot) =>
      !('loadSupport' in snapshot.children) || snapshot.context.practiceId !== null,
    'LAYOUT-7: the widget shows information, or that it is loading.': (snapshot) =>
      !snapshot.matches({ widget: 'open', information: 'idle' }),
  },
});
