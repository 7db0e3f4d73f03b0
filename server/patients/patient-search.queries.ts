import type { Clock } from '../clock.ts';
import type { PageOf } from '../db/paging.ts';
import type { Reading } from '../db/reading.ts';
import type { PatientQuery, PatientRow } from './patient-query.ts';
import { isPlannedEachTime, searchStatement } from './patient-search-statement.queries.ts';

export function patientSearchRepository(clock: Clock) {
  return {
    search: (practiceId: string, query: PatientQuery): Reading<PageOf<PatientRow>> => ({
      statement: searchStatement(practiceId, query, clock()),
      plannedEachTime: isPlannedEachTime(query),
      found: (page) => page as PageOf<PatientRow>,
    }),
  };
}
export type PatientSearchRepository = ReturnType<typeof patientSearchRepository>;
