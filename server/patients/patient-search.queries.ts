import type { Clock } from '../clock.ts';
import type { PageOf, PageWanted } from '../db/paging.ts';
import type { Reading } from '../db/reading.ts';
import type { PlanStatus } from '../plans/plan-status.ts';
import type { PatientSortField } from './patient-orders.queries.ts';
import { isPlannedEachTime, searchStatement } from './patient-search-statement.queries.ts';

/** What is typed into the search; an empty or missing filter lets everybody through. */
export interface PatientFilters {
  memberId?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** `YYYY-MM-DD`. */
  birthDate?: string | undefined;
  email?: string | undefined;
  /** First and last name, in either order. */
  name?: string | undefined;
  /** The first digits of a phone number. */
  phone?: string | undefined;
}

export interface PatientRow {
  patientId: string;
  memberId: string;
  name: string;
  lastName: string;
  dateOfBirth: string;
  emailAddress: string;
  subscriberIdentifier: string;
  pastDueCents: number;
  planType: string;
  status: PlanStatus;
}

export interface PatientQuery extends PatientFilters, PageWanted {
  sortField: PatientSortField;
  sortOrder: 'asc' | 'desc';
}

/** The search over a practice's patients (API-5). */
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
