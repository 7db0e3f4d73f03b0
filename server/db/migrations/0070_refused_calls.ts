import { runAll } from './run-all.ts';

/** The activity of a patient leaves out refused calls. */
export const refusedCalls = runAll([
  `create index audit_entries_refused on audit_entries (request_id)
    where stage = 'answer' and outcome between 400 and 499`,
]);
