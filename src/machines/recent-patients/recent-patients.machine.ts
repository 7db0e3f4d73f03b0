import type { FoundPatient } from '#domain/patient/found-patient.ts';
import { loader } from '../shared/loader.ts';

/** Stored by the server, not by the browser. */
export const recentPatientsMachine = loader<readonly FoundPatient[]>({
  id: 'recentPatients',
  description: 'The patients whose pages the user opened last. A new user has none.',
  meta: { requirements: ['API-5', 'SESSION-5'] },
});
