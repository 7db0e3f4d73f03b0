import { runAll } from './run-all.ts';

/** When a person signed in last. */
export const lastSignIns = runAll([
  `create index audit_entries_signed_in on audit_entries (user_id, at)
    where operation = 'authenticate' and stage = 'answer' and outcome = 200`,
]);
