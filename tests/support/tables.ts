import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';

type Table = keyof Database;
type Where<Name extends Table> = Partial<Selectable<Database[Name]>>;

const entriesOf = (values: object) => Object.entries(values).filter(([, value]) => value !== undefined);
const equalities = (values: object, between: RawBuilder<unknown>) =>
  sql.join(
    entriesOf(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    between,
  );

/** These columns of the rows with these values, in order of their ids. */
export async function rowsOf<Name extends Table, Column extends string & keyof Selectable<Database[Name]>>(
  db: Db,
  table: Name,
  columns: readonly Column[],
  where: Where<Name>,
): Promise<Pick<Selectable<Database[Name]>, Column>[]> {
  const { rows } = await sql<Pick<Selectable<Database[Name]>, Column>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${equalities(where, sql` and `)} order by id`.execute(db);
  return rows;
}

/** These columns of the first row with these values. */
export async function rowOf<Name extends Table, Column extends string & keyof Selectable<Database[Name]>>(
  db: Db,
  table: Name,
  columns: readonly Column[],
  where: Where<Name>,
): Promise<Pick<Selectable<Database[Name]>, Column>> {
  const [row] = await rowsOf(db, table, columns, where);
  if (row === undefined) throw new Error(`${table} has no row with ${JSON.stringify(where)}`);
  return row;
}

/** Changes the rows with these values. */
export async function updateRows<Name extends Table>(
  db: Db,
  table: Name,
  where: Where<Name>,
  values: Updateable<Database[Name]>,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${equalities(values, sql`, `)}
    where ${equalities(where, sql` and `)}`.execute(db);
}

/** Inserts a row. Returns its number. */
export async function addRow<Name extends Table>(
  db: Db,
  table: Name,
  values: Insertable<Database[Name]>,
): Promise<number> {
  const given = entriesOf(values);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(given.map(([column]) => sql.ref(column)))})
    values (${sql.join(given.map(([, value]) => value))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
