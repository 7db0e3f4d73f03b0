import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { isEmpty } from '../seed/sample.ts';
import type { TransferHead } from './export.ts';
import { migrationsOf, sumsOf, type TableSum, tablesInOrder } from './tables.ts';

const ROWS_AT_ONCE = 1000;
/** A text in Node.js has at most 2^29 characters, and a problem report is a row of 700,000. */
const CHARACTERS_AT_ONCE = 2 ** 24;

export class ImportError extends Error {}

/**
 * Imports into an empty database, all or nothing, and verifies the checksums. @returns the checksums @throws
 * ImportError
 */
export const importFrom = (
  db: Db,
  lines: AsyncIterable<string>,
  charactersAtOnce = CHARACTERS_AT_ONCE,
): Promise<TableSum[]> =>
  // With an isolation level, it is not retried: the lines can be read only once.
  db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await requireEmpty(transaction);
      const tables = await tablesInOrder(transaction);
      const names = new Set(tables.map(({ name }) => name));
      await quiet(transaction, names, 'disable');
      await sql`truncate ${sql.join([...names].filter((name) => name !== 'audit_entries').map((name) => sql.table(name)))}`.execute(
        transaction,
      );
      const { head, sums } = await takeIn(
        transaction,
        lines,
        rowWriter(transaction, names, charactersAtOnce),
      );
      await quiet(transaction, names, 'enable');
      for (const { name, last } of head.sequences) {
        if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(transaction);
      }
      const found = await sumsOf(transaction, tables);
      if (JSON.stringify(found) !== JSON.stringify(sums)) {
        throw new ImportError('What was taken in is not what was written: the file is damaged.');
      }
      return found;
    });

/** Also without audit entries, which a server writes for each attempt to sign in, and which are never deleted. */
export async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await sql`select from audit_entries limit 1`.execute(db);
  if (rows.length === 0 && (await isEmpty(db))) return;
  throw new ImportError('The database is not empty. Create a new one, and import before a server uses it.');
}

/** Disabled, because the data already has the triggers' results. */
async function quiet(db: Db, names: ReadonlySet<string>, how: 'disable' | 'enable'): Promise<void> {
  for (const name of names)
    await sql`alter table ${sql.table(name)} ${sql.raw(how)} trigger user`.execute(db);
}

async function takeIn(db: Db, lines: AsyncIterable<string>, writer: ReturnType<typeof rowWriter>) {
  let head: TransferHead | undefined;
  let sums: TableSum[] = [];
  for await (const line of lines) {
    if (head === undefined) head = await headOf(db, line);
    else if (line.startsWith('{"table":')) await writer.into(JSON.parse(line));
    else if (line.startsWith('{"sums":')) sums = JSON.parse(line).sums;
    else if (line.startsWith('{"digest":')) break;
    else await writer.add(line);
  }
  await writer.write();
  if (head === undefined || sums.length === 0) throw new ImportError('The file is incomplete.');
  return { head, sums };
}

/** Inserts rows in batches, table by table, as the JSON text that they came as. */
function rowWriter(db: Db, names: ReadonlySet<string>, charactersAtOnce: number) {
  let target = { table: '', columns: [] as readonly string[] };
  let rows: string[] = [];
  let characters = 0;

  async function write(): Promise<void> {
    if (rows.length === 0) return;
    const columns = sql.join(target.columns.map((column) => sql.ref(column)));
    const table = sql.table(target.table);
    await sql`insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`.execute(
      db,
    );
    rows = [];
    characters = 0;
  }

  return {
    write,
    async into(next: { table: string; columns: readonly string[] }): Promise<void> {
      await write();
      if (!names.has(next.table)) throw new ImportError('The file has an unknown table.');
      target = next;
    },
    async add(row: string): Promise<void> {
      rows.push(row);
      characters += row.length;
      if (rows.length === ROWS_AT_ONCE || characters >= charactersAtOnce) await write();
    },
  };
}

async function headOf(db: Db, line: string): Promise<TransferHead> {
  const head: TransferHead = JSON.parse(line);
  if (JSON.stringify(head.migrations) !== JSON.stringify(await migrationsOf(db))) {
    throw new ImportError('The file was written by another version: use the version that wrote it.');
  }
  return head;
}
