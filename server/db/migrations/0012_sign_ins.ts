import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Networks where users recently signed in. Guesses from other networks don't lock a user out there.
  `create table sign_in_networks (
    user_id bigint not null references users on delete cascade,
    network cidr not null,
    last_at timestamptz not null,
    primary key (user_id, network)
  )`,
  'create index sign_in_networks_by_time on sign_in_networks (last_at)',
  // Null for entries of older versions, of commands, and of patients.
  'alter table audit_entries add column address inet',
];

export const signIns = runAll(STATEMENTS);
