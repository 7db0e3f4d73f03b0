import { runAll } from './run-all.ts';

const STATEMENTS = [
  // A day that is reopened and closed again has a row for each close.
  `create table day_closes (
    id bigint generated always as identity primary key,
    practice_id bigint not null references practices on delete cascade,
    day date not null,
    figures jsonb not null,
    starting_cents integer not null check (starting_cents between 0 and 100000000),
    counted_cents integer not null check (counted_cents between 0 and 100000000),
    closed_by bigint references users on delete set null,
    closed_at timestamptz not null,
    reopened_by bigint references users on delete set null,
    reopened_at timestamptz,
    reopen_reason text,
    check ((reopened_at is null) = (reopen_reason is null))
  )`,
  'create index day_closes_by_practice on day_closes (practice_id, day desc, id desc)',
  'create unique index day_closes_once on day_closes (practice_id, day) where reopened_at is null',
];

export const dayCloses = runAll(STATEMENTS);
