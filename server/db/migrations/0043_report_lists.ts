import { runAll } from './run-all.ts';

/** For the patients with a failed payment or a denied benefit. */
const STATEMENTS = [
  `create index transactions_failed on transactions (practice_id, created_at, patient_id)
    where payment_status = 'Failed'`,
  `create index benefit_uses_denied on benefit_uses (asked_at, patient_id)
    where status = 'Denied' and undone_at is null`,
];

export const reportLists = runAll(STATEMENTS);
