import { type RawBuilder, sql } from 'kysely';
import type { PatientView, RenewalNeed } from '#domain/patient/patient-view.ts';
import type { PlanStatus } from '../plans/plan-status.ts';
import type { PatientRow, PatientsFound } from './patient-query.ts';
import { renewalNeeds } from './patient-status-conditions.queries.ts';

/** Each row is a list of texts, which PostgreSQL writes as JSON faster than a record. */
export type ListedPatients = Omit<PatientsFound, 'rows'> & { rows: readonly (readonly string[])[] };

/** In the order that `patientRow` reads. */
export const patientColumns = (today: RawBuilder<unknown>, view: PatientView | undefined) => sql`array[
  patients.id::text, patients.member_id, patients.first_name || ' ' || patients.last_name, patients.last_name,
  patients.birth_date::text, patients.email, patients.subscriber_identifier, patients.phone,
  statuses.plan_name, statuses.past_due_cents::text, statuses.plan_type,
  case
    when statuses.plan_status = 1 then 'Inactive'
    when statuses.plan_status = 2 then 'None'
    when statuses.covered_until < ${today} then 'Expired'
    when statuses.covered_from <= ${today} or statuses.covered_before >= ${today} then 'Active'
    when statuses.covered_before is null then 'Inactive'
    else 'Expired'
  end${view === 'renewals' ? sql`, array_to_string(${renewalNeeds(today)}, ' ')` : sql``}]`;

export function patientRow([
  patientId = '',
  memberId = '',
  name = '',
  lastName = '',
  dateOfBirth = '',
  emailAddress = '',
  subscriberIdentifier = '',
  phoneNumber = '',
  planName = '',
  pastDueCents = '',
  planType = '',
  status,
  needs,
]: readonly string[]): PatientRow {
  return {
    patientId,
    memberId,
    name,
    lastName,
    dateOfBirth,
    emailAddress,
    subscriberIdentifier,
    phoneNumber,
    planName,
    pastDueCents: Number(pastDueCents),
    planType,
    status: status as PlanStatus,
    ...(needs !== undefined && { needs: needs.split(' ') as RenewalNeed[] }),
  };
}
