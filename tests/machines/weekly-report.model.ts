import { model } from '#charts/explore/model.ts';
import { weeklyReportMachine } from '#machines/weekly-report/weekly-report.machine.ts';

const broken = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const weeklyReportModel = model({
  machine: weeklyReportMachine,
  inputs: [undefined],
  events: {
    'subscription.toggle': [{}],
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
    'DASH-2: a failed load has a failure.': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
    'DASH-2: saving clears the last failure.': (snapshot) =>
      !snapshot.matches('saving') || snapshot.context.failure === null,
  },
});
