import { runAll } from './run-all.ts';

const STATEMENTS = [
  `create table patient_notes (
    id bigint generated always as identity primary key,
    patient_id bigint not null references patients,
    author_id bigint not null references users,
    text text not null,
    is_alert boolean not null,
    created_at timestamptz not null
  )`,
  'create index patient_notes_by_patient on patient_notes (patient_id, id)',

  // A patient's activity is read from the audit.
  `create index audit_entries_by_patient on audit_entries (member_id, id) where stage = 'change'`,
];

export const patientNotes = runAll(STATEMENTS);
