import { runAll } from './run-all.ts';

const STATEMENTS = [
  `create table password_resets (
    key_hash bytea primary key,
    user_id bigint not null references users on delete cascade,
    created_at timestamptz not null
  )`,
  'create index password_resets_of_user on password_resets (user_id)',
];

export const passwordResets = runAll(STATEMENTS);
