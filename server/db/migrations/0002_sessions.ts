import { runAll } from './run-all.ts';

/** Sessions, and when each signing key was first used. No token or key is stored. */
const STATEMENTS = [
  `create table sessions (
    id uuid primary key,
    user_id bigint not null references users on delete cascade,
    created_at timestamptz not null,
    last_person_call_at timestamptz not null,
    generation integer not null default 0,
    rotated_at timestamptz,
    ended_at timestamptz
  )`,
  'create index sessions_by_user on sessions (user_id)',
  'create index sessions_by_creation on sessions (created_at)',
  `create table signing_keys (
    id text primary key,
    first_used_at timestamptz not null
  )`,
];

export const sessions = runAll(STATEMENTS);
