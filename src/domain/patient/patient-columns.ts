/** In the order of the page. The name is always shown. */
export const PATIENT_COLUMNS = [
  'phoneNumber',
  'dateOfBirth',
  'planName',
  'status',
  'pastDue',
  'memberId',
  'emailAddress',
  'planType',
  'subscriberIdentifier',
  'patientId',
] as const;
export type PatientColumn = (typeof PATIENT_COLUMNS)[number];

export const DEFAULT_COLUMNS: readonly PatientColumn[] = [
  'phoneNumber',
  'dateOfBirth',
  'planName',
  'status',
  'pastDue',
  'memberId',
];

export const toggled = (columns: readonly PatientColumn[], column: PatientColumn): readonly PatientColumn[] =>
  PATIENT_COLUMNS.filter((each) => columns.includes(each) !== (each === column));

/** Reads stored columns, which an earlier version may have written. */
export function columnsIn(value: unknown): readonly PatientColumn[] {
  return Array.isArray(value) ? PATIENT_COLUMNS.filter((column) => value.includes(column)) : DEFAULT_COLUMNS;
}
