import { formatDate } from '../date/day.ts';
import type { CsvValue } from '../text/csv.ts';
import { formatPhone } from '../text/phone.ts';
import type { PatientRow } from './patient-search.ts';
import { NEED_WORDS, type PatientView } from './patient-view.ts';

const HEAD = [
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

export const patientHead = (view: PatientView): readonly string[] =>
  view === 'renewals' ? ['Name', 'Needs', ...HEAD] : ['Name', ...HEAD];

/** In the order of the table on the page. */
export const patientLine = (row: PatientRow, view: PatientView): CsvValue[] => [
  row.name,
  ...(view === 'renewals' ? [(row.needs ?? []).map((need) => NEED_WORDS[need]).join(', ')] : []),
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
