import { runAll } from './run-all.ts';

const STATEMENTS = [
  // A year without a row has version 0.
  `create table goal_years (
    practice_id bigint not null references practices on delete cascade,
    year smallint not null check (year between 2000 and 2200),
    version integer not null check (version > 0),
    changed_by bigint references users on delete set null,
    primary key (practice_id, year)
  )`,
];

export const goalYears = runAll(STATEMENTS);
