type Source = 'patients' | 'standings';

export interface SortKey {
  column: string;
  /** Runs against the order that is asked for. */
  reversed?: boolean;
}

/** An order of patients: the table that its keys are in, and the keys. */
export interface PatientOrder {
  source: Source;
  keys: readonly SortKey[];
}

const byPatient = (...columns: string[]): PatientOrder => ({
  source: 'patients',
  keys: [...columns, 'id'].map((column) => ({ column })),
});

const byStanding = (...keys: SortKey[]): PatientOrder => ({
  source: 'standings',
  keys: [...keys, { column: 'patient_id' }],
});

/** Each order has an index of its own, which begins with the practice; it ends in the id, so that pages are stable. */
export const PATIENT_ORDERS = {
  name: byPatient('first_key', 'last_key'),
  lastName: byPatient('last_key', 'first_key'),
  dateOfBirth: byPatient('birth_date'),
  emailAddress: byPatient('email_key'),
  memberId: byPatient('member_id'),
  patientId: byPatient(),
  subscriberIdentifier: byPatient('subscriber_key'),
  pastDue: byStanding({ column: 'past_due_cents' }),
  planType: byStanding({ column: 'plan_type' }),
  status: byStanding({ column: 'standing' }, { column: 'covered_until', reversed: true }),
} as const satisfies Record<string, PatientOrder>;
export type PatientSortField = keyof typeof PATIENT_ORDERS;
