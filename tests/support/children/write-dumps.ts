// Writes the databases that tests on PGlite copy into the folder that the argument names. PGlite blocks its process for
// seconds, so it has its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openInProcess } from '#server/db/open.ts';
import { openMemory } from '#server/db/pglite/pglite.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { type Content, TABLES_FOLDER } from '../database-setup.ts';
import { testClock } from '../test-clock.ts';

const [folder = ''] = process.argv.slice(2);
const database = await openMemory();
const { db, close } = openInProcess(database);

async function write(content: Content): Promise<string> {
  const file = path.join(folder, content);
  await database.exec('checkpoint');
  const dump = await database.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}

// PGlite's template databases are never used. Without them, a copy is a third smaller.
await database.exec('update pg_database set datistemplate = false');
await database.exec('drop database template0');
await database.exec('drop database template1');

await migrate(db);
const tables = await write('tables');
mkdirSync(path.join(folder, TABLES_FOLDER), { mode: 0o700 });
execFileSync('tar', ['-xf', tables, '-C', path.join(folder, TABLES_FOLDER)]);
await seedIfEmpty(db, testClock);
await write('sample');
await close();
