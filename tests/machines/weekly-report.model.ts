import { model } from '#charts/explore/model.ts';
import { weeklyReportMachine } from '#machines/weekly-report/weekly-report.machine.ts';

const broken = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const weeklyReportModel = model({
  machine: weeklyReportMachine,
  inputs: [undefined],
  events: {
    'subscription.set': [{ isSubscribed: true }, { isSubscribed: false }],
    'load.retry': [{}],
  },
  outcomes: {
    loadSubscription: { off: { output: { isSubscribed: false } }, 'server down': broken },
    saveSubscription: {
      on: { output: { isSubscribed: true } },
      off: { output: { isSubscribed: false } },
      'server down': broken,
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'It starts before the subscription is loaded.',
  invariants: {
    'DASH-2: what could not be loaded has a reason.': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
    'DASH-2: no reason is left while the choice is saved.': (snapshot) =>
      !snapshot.matches('saving') || snapshot.context.failure === null,
  },
});
