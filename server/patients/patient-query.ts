import type { PatientView, RenewalNeed } from '#domain/patient/patient-view.ts';
import type { PageOf, PageWanted } from '../db/paging.ts';
import type { PlanStatus } from '../plans/plan-status.ts';
import type { PatientSortField } from './patient-orders.ts';

/** An empty or missing filter matches every patient. */
export interface PatientFilters {
  memberId?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  birthDate?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  /** What a user typed into one search box. */
  text?: string | undefined;
  emailVerified?: boolean | undefined;
}

/** Filters by plan, debt and card. */
export interface PatientStatusFilters {
  view?: PatientView | undefined;
  status?: PlanStatus | undefined;
  planName?: string | undefined;
  pastDue?: boolean | undefined;
  /** Days from today to the end of the plan. */
  endsWithin?: number | undefined;
  hasCard?: boolean | undefined;
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
  phoneNumber: string;
  planName: string;
  status: PlanStatus;
  /** Only in the view `renewals`. */
  needs?: RenewalNeed[];
}

export interface PatientsFound extends PageOf<PatientRow> {
  /** No patient has the name in the text, so the rows have similar names. */
  isSimilar?: boolean;
}

export interface PatientQuery extends PatientFilters, PatientStatusFilters, PageWanted {
  sortField: PatientSortField;
  sortOrder: 'asc' | 'desc';
}
