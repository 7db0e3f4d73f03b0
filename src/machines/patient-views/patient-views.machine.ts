import type { PatientViews } from '#domain/patient/patient-view.ts';
import { loader } from '../shared/loader.ts';

export const patientViewsMachine = loader<PatientViews>({
  id: 'patientViews',
  description:
    'How many patients of the practice are in each view of the list, and the names of their plans.',
  meta: { requirements: ['API-5'] },
});
