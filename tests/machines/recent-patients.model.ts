import { model } from '#charts/explore/model.ts';
import type { FoundPatient } from '#domain/patient/found-patient.ts';
import { recentPatientsMachine } from '#machines/recent-patients/recent-patients.machine.ts';
import { BUSY, loadsOnce } from './loading.ts';

export const ADA: FoundPatient = { memberId: '10000001', name: 'Ada Marlowe', birthDate: '1980-04-12' };

export const recentPatientsModel = model({
  machine: recentPatientsMachine,
  ...loadsOnce('API-5'),
  outcomes: {
    load: {
      'some were looked at': { output: [ADA] },
      'no patients': { output: [] },
      'server down': BUSY,
    },
  },
});
