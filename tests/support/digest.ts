import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** Everything that is stored but sign-ins, counts of attempts and the audit, in one sum. */
export async function digest(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('sessions', 'audit_entries', 'attempt_counts') order by 1`.execute(db);
  const sums: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select ${name} || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum
      from ${sql.table(name)} t`.execute(db);
    sums.push(rows[0]?.sum ?? name);
  }
  return sums.join(' ');
}
