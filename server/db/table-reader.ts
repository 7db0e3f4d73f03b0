import { sql } from 'kysely';
import type { Db } from './open.ts';

/**
 * Reads the first page of every table, at a cost that does not depend on table size.
 *
 * @throws Error if the database is unavailable or a table's file is missing or damaged
 */
export function tableReader(db: Db): () => Promise<void> {
  let names: readonly string[] = [];

  async function listTables(): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select')
      order by 1`.execute(db);
    return rows.map(({ name }) => name);
  }

  return async () => {
    if (names.length === 0) names = await listTables();
    const reads = names.map((name) => sql`select 1 from ${sql.table(name)} where ctid = '(0,1)'`);
    await sql`${sql.join(reads, sql` union all `)}`.execute(db);
  };
}
