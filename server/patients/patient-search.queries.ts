import type { Clock } from '../clock.ts';
import type { Reading } from '../db/reading.ts';
import type { PatientQuery, PatientsFound } from './patient-query.ts';
import { isPlannedEachTime, searchStatement } from './patient-search-statement.queries.ts';

export function patientSearchRepository(clock: Clock) {
  return {
    search(practiceId: string, query: PatientQuery): Reading<PatientsFound> {
      const now = clock();
      return {
        statement: searchStatement(practiceId, query, now),
        plannedEachTime: isPlannedEachTime(query, now),
        found: (page) => page as PatientsFound,
      };
    },
  };
}
export type PatientSearchRepository = ReturnType<typeof patientSearchRepository>;
