import { formatDate } from '../date/day.ts';
import type { CsvValue } from '../text/csv.ts';
import { formatPhone } from '../text/phone.ts';
import type { PatientRow } from './patient-search.ts';

export const PATIENT_HEAD = [
  'Name',
  'Phone',
  'Date of birth',
  'Plan',
  'Status',
  'Past due',
  'Member ID',
  'Email',
  'Plan type',
  'Subscriber ID',
  'Last name',
  'Patient ID',
] as const;

/** In the order of the table on the page. */
export const patientLine = (row: PatientRow): CsvValue[] => [
  row.name,
  formatPhone(row.phoneNumber),
  formatDate(row.dateOfBirth),
  row.planName,
  row.status,
  row.pastDueCents,
  row.memberId,
  row.emailAddress,
  row.planType,
  row.subscriberIdentifier,
  row.lastName,
  row.patientId,
];
