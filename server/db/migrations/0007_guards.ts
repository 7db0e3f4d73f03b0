import { runAll } from './run-all.ts';

/**
 * No role may change or remove audit entries, not even the server's: the grants hold even without the trigger. Counts
 * of attempts are shared by all servers; a crash may lose them, so that counting costs no write to the disk.
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
