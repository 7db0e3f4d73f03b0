import { type Kysely, type Migration, sql } from 'kysely';

/** A user's recently viewed patients are read from the audit, which only grows. */
const INDEX = `create index audit_entries_viewed on audit_entries (user_id, practice_id, id) include (member_id)
  where operation = 'getMemberDetail' and stage = 'answer' and outcome = 200`;

export const viewedPatients: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(INDEX).execute(db);
  },
};
