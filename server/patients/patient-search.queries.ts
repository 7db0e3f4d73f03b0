import type { Clock } from '../clock.ts';
import type { Reading } from '../db/reading.ts';
import type { PatientQuery, PatientsFound } from './patient-query.ts';
import { type ListedPatients, patientRow } from './patient-row.queries.ts';
import { isPlannedEachTime, searchStatement } from './patient-search-statement.queries.ts';

export function patientSearchRepository(clock: Clock) {
  return {
    search(practiceId: string, query: PatientQuery): Reading<PatientsFound> {
      const now = clock();
      return {
        statement: searchStatement(practiceId, query, now),
        plannedEachTime: isPlannedEachTime(query, now),
        found: (page) => {
          const { rows, ...found } = page as ListedPatients;
          return { ...found, rows: rows.map(patientRow) };
        },
      };
    },
  };
}
