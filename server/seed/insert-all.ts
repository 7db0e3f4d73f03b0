import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';

export type Row = Record<string, string | number | boolean | null>;

type Numbered = 'patients' | 'plans' | 'payment_accounts' | 'transactions';

const TYPES = / (bigint|text|date|boolean|integer|smallint|timestamptz)\b/g;

/** One statement for any number of rows. Columns are given as `id bigint, name text`. */
export async function insertAll(db: Db, table: string, columns: string, rows: readonly Row[]): Promise<void> {
  const names: RawBuilder<unknown> = sql.raw(columns.replace(TYPES, ''));
  const hasId = columns.startsWith('id ');
  await sql`
    insert into ${sql.table(table)} (${names}) ${sql.raw(hasId ? 'overriding system value' : '')}
    select ${names} from json_to_recordset(${JSON.stringify(rows)}) as given(${sql.raw(columns)})`.execute(
    db,
  );
}

export async function nextIds(db: Db, table: Numbered, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export function idAt(ids: readonly number[], at: number): number {
  const id = ids[at];
  if (id === undefined) throw new RangeError('There are fewer ids than rows.');
  return id;
}
