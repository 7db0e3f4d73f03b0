import { runAll } from './run-all.ts';

/** Who was reminded of a debt by email, and when. `request_key` identifies the request, so that a retry sends nothing. */
const STATEMENTS = [
  `create table payment_reminders (
    user_id bigint not null references users on delete cascade,
    request_key text not null,
    patient_id bigint not null references patients on delete cascade,
    amount_cents integer not null check (amount_cents > 0),
    created_at timestamptz not null,
    primary key (user_id, request_key, patient_id)
  )`,
  'create index payment_reminders_by_patient on payment_reminders (patient_id, created_at)',
];

export const paymentReminders = runAll(STATEMENTS);
