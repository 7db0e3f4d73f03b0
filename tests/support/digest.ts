import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** All tables except those of sign-ins, attempt counts and the audit. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('sessions', 'sign_in_networks', 'audit_entries', 'attempt_counts')
      order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** A checksum of all stored data except sign-ins, attempt counts and the audit. */
export async function digest(db: Db): Promise<string> {
  const sums: string[] = [];
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<{ sum: string }>`
      select ${name} || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum
      from ${sql.table(name)} t`.execute(db);
    sums.push(rows[0]?.sum ?? name);
  }
  return sums.join(' ');
}

/** The number of rows in each of these tables, and the latest transaction that wrote one. Faster than a checksum. */
export async function lastWrites(db: Db): Promise<Record<string, string>> {
  const each = (await tablesOf(db)).map(
    (name) => sql`select ${name} as name,
      count(*) || ' by ' || coalesce(max(xmin::text::bigint), 0) as mark from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; mark: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
