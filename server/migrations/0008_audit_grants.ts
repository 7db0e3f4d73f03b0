import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Nobody may change or remove audit entries, the role that the server runs as no more than others: without the trigger
 * they would stay as they are too.
 */
const STATEMENTS = [
  'revoke update, delete, truncate on audit_entries from public',
  `do $$ begin
    execute format('revoke update, delete, truncate on audit_entries from %I', current_user);
  end $$`,
];

export const auditGrants: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
