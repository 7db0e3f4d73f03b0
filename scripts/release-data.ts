import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { openInProcess } from '#server/db/open.ts';
import { openMemory } from '#server/db/pglite/pglite.ts';
import { ROOT, VERSION } from '#server/root.ts';
import { seedIfEmpty } from '#server/seed/sample.ts';
import { exportTo } from '#server/transfer/export.ts';
import { paymentsIn } from '#tests/support/payment-fixture.ts';

/** Stores a small backup of this release, which the tests of every later release migrate. */
const FOLDER = path.join(ROOT, 'tests', 'server', 'db', 'releases');
const LARGEST_BYTES = 300_000;
const RELEASED_AT = new Date('2026-03-16T17:00:00Z');

const file = path.join(FOLDER, `${VERSION}.br`);
if (existsSync(file)) throw new Error(`${file} is there already: what was released is never changed.`);

const { db, close } = openInProcess(await openMemory());
await migrate(db);
await seedIfEmpty(db, () => RELEASED_AT);
await (await paymentsIn(db, 'Released'))('released');
await sql`insert into audit_entries (at, request_id, operation, stage, user_id)
  values (${RELEASED_AT}, 'released', 'getUser', 'answer', 1)`.execute(db);
const lines = new PassThrough();
const text = buffer(lines);
await exportTo(db, lines);
lines.end();
await close();

const packed = brotliCompressSync(await text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
if (packed.length > LARGEST_BYTES) {
  throw new Error(`It would have ${packed.length} bytes, more than ${LARGEST_BYTES}.`);
}
await mkdir(FOLDER, { recursive: true });
await writeFile(file, packed);
console.log(`${path.relative(ROOT, file)}: ${packed.length} bytes`);
