import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { VERSION } from '../root.ts';
import { migrationsOf, rowsOf, sequencesOf, sumsOf, type TableSum, tablesInOrder } from './tables.ts';

export interface TransferHead {
  version: string;
  migrations: readonly string[];
  sequences: readonly { name: string; last: string | null }[];
}

/**
 * Lines of JSON: the head, each table's name before its rows, checksums, and a digest of the lines before it. From one
 * snapshot, also during writes. @returns the checksums
 */
export const exportTo = (db: Db, to: Writable): Promise<TableSum[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const hash = createHash('sha256');
      const write = async (bytes: string) => {
        if (!to.write(bytes)) await once(to, 'drain');
      };
      const line = async (text: string) => {
        hash.update(`${text}\n`);
        await write(`${text}\n`);
      };
      const tables = await tablesInOrder(transaction);
      const head: TransferHead = {
        version: VERSION,
        migrations: await migrationsOf(transaction),
        sequences: await sequencesOf(transaction),
      };
      await line(JSON.stringify(head));
      for (const { name, columns, key } of tables) {
        await line(JSON.stringify({ table: name, columns }));
        const wanted = sql.join(columns.map((column) => sql.ref(column)));
        const order = sql.join(key.map((column) => sql.ref(column)));
        const rows = sql<{ line: string }>`
          select row_to_json(each)::text as line from (
            select ${wanted} from ${sql.table(name)} order by ${order}
          ) each`;
        for await (const row of rowsOf(transaction, rows)) await line(row.line);
      }
      const sums = await sumsOf(transaction, tables);
      await line(JSON.stringify({ sums }));
      await write(`${JSON.stringify({ digest: hash.digest('hex') })}\n`);
      return sums;
    });
