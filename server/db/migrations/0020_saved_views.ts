import { runAll } from './run-all.ts';

/** The patient list views that a user saved in a practice, in the contract's format. */
const STATEMENTS = [
  `create table saved_views (
    user_id bigint not null references users on delete cascade,
    practice_id bigint not null references practices on delete cascade,
    version integer not null check (version > 0),
    views jsonb not null,
    primary key (user_id, practice_id)
  )`,
  'create index saved_views_by_practice on saved_views (practice_id)',
];

export const savedViews = runAll(STATEMENTS);
