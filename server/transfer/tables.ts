import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';

const ROWS_AT_ONCE = 1000;

interface TransferredTable {
  name: string;
  columns: readonly string[];
  /** Rows are exported in the order of the primary key, so that a referenced row comes first. */
  key: readonly string[];
}

export interface TableSum {
  table: string;
  rows: number;
  checksum: string;
}

/** Logged tables, each after the tables that it references. */
export async function tablesInOrder(db: Db): Promise<TransferredTable[]> {
  const { rows } = await sql<TransferredTable & { refers: string[] }>`
    select tables.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select attname::text from pg_index join pg_attribute
          on attrelid = indrelid and attnum = any(indkey)
        where indrelid = tables.oid and indisprimary order by array_position(indkey::int2[], attnum)) as key,
      array(select others.relname::text from pg_constraint join pg_class others on others.oid = confrelid
        where conrelid = tables.oid and contype = 'f' and confrelid <> tables.oid) as refers
    from pg_class tables
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not like 'kysely%'
    order by relname`.execute(db);
  return inOrder(rows);
}

function inOrder(rows: readonly (TransferredTable & { refers: string[] })[]): TransferredTable[] {
  const ordered: TransferredTable[] = [];
  let waiting = [...rows];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ refers }) => !refers.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready.map(({ name, columns, key }) => ({ name, columns, key })));
    waiting = waiting.filter((each) => !ready.includes(each));
  }
  return ordered;
}

/** The rows of a query of any size, read in parts. Needs a transaction. */
export async function* rowsOf<Row>(db: Db, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare leaving no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from leaving`.execute(db);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close leaving`.execute(db);
}

/** The checksums are equal on both engines. Needs a transaction. */
export async function sumsOf(db: Db, tables: readonly TransferredTable[]): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const { name } of tables) {
    const hash = createHash('md5');
    let count = 0;
    const lines = sql<{ sum: string }>`
      select sum from (select md5(each::text) as sum from ${sql.table(name)} each) sums order by sum collate "C"`;
    for await (const { sum } of rowsOf(db, lines)) {
      hash.update(sum);
      count += 1;
    }
    sums.push({ table: name, rows: count, checksum: hash.digest('hex') });
  }
  return sums;
}

export async function sequencesOf(db: Db): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by 1`.execute(db);
  return rows;
}

export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
