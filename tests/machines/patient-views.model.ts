import { model } from '#charts/explore/model.ts';
import type { PatientViews } from '#domain/patient/patient-view.ts';
import { patientViewsMachine } from '#machines/patient-views/patient-views.machine.ts';

export const VIEWS: PatientViews = {
  counts: {
    all: 200,
    pastDue: 25,
    endsSoon: 9,
    renewals: 7,
    cardExpires: 3,
    noCard: 31,
    noPlan: 12,
    paymentFailed: 4,
    benefitDenied: 1,
  },
  planNames: ['Complete Smile', 'Everyday Care'],
};

export const patientViewsModel = model({
  machine: patientViewsMachine,
  inputs: [undefined],
  events: { 'load.retry': [{}] },
  outcomes: {
    load: {
      counted: { output: VIEWS },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The counts load first, and then stay.',
  invariants: {
    'API-5: counts that are shown are known.': (snapshot) =>
      snapshot.matches('shown') === (snapshot.context.loaded !== null),
    'API-5: the page reports a failure exactly where they could not be loaded.': (snapshot) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'API-5: the server is called exactly while the page loads them.': (snapshot) =>
      snapshot.hasTag('loading') === 'load' in snapshot.children,
  },
});
