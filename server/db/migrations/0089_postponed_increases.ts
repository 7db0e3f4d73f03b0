import { runAll } from './run-all.ts';

/** An increase whose notices go out late takes effect later, and its history says so. */
const STATEMENTS = [
  `alter table fee_increase_events drop constraint fee_increase_events_kind_check,
    add constraint fee_increase_events_kind_check
      check (kind in ('scheduled', 'edited', 'canceled', 'postponed', 'noticesSent'))`,
];

export const postponedIncreases = runAll(STATEMENTS);
