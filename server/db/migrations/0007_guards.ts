import { runAll } from './run-all.ts';

/**
 * Nobody may change or remove audit entries, the role that the server runs as no more than others: without the trigger
 * they would stay as they are too. Counts of attempts are shared by all servers; a crash may lose them, so that
 * counting costs no write to the disk.
 */
const STATEMENTS = [
  'revoke update, delete, truncate on audit_entries from public',
  `do $$ begin
    execute format('revoke update, delete, truncate on audit_entries from %I', current_user);
  end $$`,
  `create unlogged table attempt_counts (
    key bytea primary key,
    number integer not null,
    ends_at timestamptz not null
  )`,
  'create index attempt_counts_by_end on attempt_counts (ends_at)',
];

export const guards = runAll(STATEMENTS);
