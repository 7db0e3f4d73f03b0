import type { PageWanted } from '../db/paging.ts';
import type { PlanStatus } from '../plans/plan-status.ts';
import type { PatientSortField } from './patient-orders.queries.ts';

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
