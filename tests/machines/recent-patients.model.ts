import { model } from '#charts/explore/model.ts';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';

export const ADA: FoundPatient = { memberId: '10000001', name: 'Ada Marlowe', birthDate: '1980-04-12' };

export const recentPatientsModel = model({
  machine: recentPatientsMachine,
  inputs: [undefined],
  events: { 'load.retry': [{}] },
  outcomes: {
    load: {
      'some were looked at': { output: [ADA] },
      'no patients': { output: [] },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'The list starts by loading, and rests once it is loaded.',
  invariants: {
    'API-5: only loaded patients are shown.': (snapshot) =>
      snapshot.matches('shown') === (snapshot.context.loaded !== null),
    'API-5: a failure is shown exactly if they could not be loaded.': (snapshot) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'API-5: the server is called exactly while the page loads them.': (snapshot) =>
      snapshot.hasTag('loading') === 'load' in snapshot.children,
  },
});
