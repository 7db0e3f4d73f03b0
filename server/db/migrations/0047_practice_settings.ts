import { runAll } from './run-all.ts';

const STATEMENTS = [
  `alter table practices add column settings_version integer not null default 1`,
  // An image never changes: a queued email keeps the one that it was written with.
  `create table practice_logos (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices (id),
    type text not null check (type in ('image/png', 'image/jpeg')),
    image text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    is_current boolean not null,
    created_at timestamptz not null
  )`,
  `create unique index practice_logos_current on practice_logos (practice_id) where is_current`,
];

/** Those who manage a practice change its time zone, contact and logo. */
export const practiceSettings = runAll(STATEMENTS);
