import { model } from '#charts/explore/model.ts';
import type { PatientViews } from '#domain/patient/patient-view.ts';
import { patientViewsMachine } from '#machines/patient-views/patient-views.machine.ts';
import { BUSY, loadsOnce } from './loading.ts';

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
  ...loadsOnce('API-5'),
  outcomes: {
    load: {
      counted: { output: VIEWS },
      'server down': BUSY,
    },
  },
});
