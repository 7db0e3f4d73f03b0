import { runAll } from './run-all.ts';

/** A patient's activity leaves out rejected calls. */
export const refusedCalls = runAll([
  `create index audit_entries_refused on audit_entries (request_id)
    where stage = 'answer' and outcome between 400 and 499`,
]);
