import { sql } from 'kysely';
import { openDatabase } from '#server/db/open.ts';

const dataDir = process.argv[2] ?? '';

const { db } = await openDatabase({ dataDir });
await sql`create table if not exists notes (number bigint primary key, text text not null)`.execute(db);
const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last from notes`.execute(db);
let number = rows[0]?.last ?? 0;
for (;;) {
  number += 1;
  await db.transaction().execute(async (transaction) => {
    await sql`insert into notes values (${number}, ${'x'.repeat(500)})`.execute(transaction);
  });
  process.stdout.write(`${number}\n`);
}
