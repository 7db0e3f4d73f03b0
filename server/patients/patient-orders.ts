type Source = 'patients' | 'statuses';

export interface SortKey {
  column: string;
  reversed?: boolean;
}

export interface PatientOrder {
  source: Source;
  keys: readonly SortKey[];
}

const byPatient = (...columns: string[]): PatientOrder => ({
  source: 'patients',
  keys: [...columns, 'id'].map((column) => ({ column })),
});

const byStatus = (...keys: SortKey[]): PatientOrder => ({
  source: 'statuses',
  keys: [...keys, { column: 'patient_id' }],
});

/** Each order has an index that begins with the practice and ends with the id, so that pages are stable. */
export const PATIENT_ORDERS = {
  name: byPatient('first_key', 'last_key'),
  lastName: byPatient('last_key', 'first_key'),
  dateOfBirth: byPatient('birth_date'),
  emailAddress: byPatient('email_key'),
  memberId: byPatient('member_id'),
  patientId: byPatient(),
  subscriberIdentifier: byPatient('subscriber_key'),
  pastDue: byStatus({ column: 'past_due_cents' }),
  planType: byStatus({ column: 'plan_type' }),
  planName: byStatus({ column: 'plan_name' }),
  status: byStatus({ column: 'plan_status' }, { column: 'covered_until', reversed: true }),
} as const satisfies Record<string, PatientOrder>;
export type PatientSortField = keyof typeof PATIENT_ORDERS;
