import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { type Migration, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { MIGRATIONS } from '#server/db/migrations/registry.ts';
import { type Db, type OpenDatabase, openDatabase, openInProcess } from '#server/db/open.ts';
import { openFolder } from '#server/db/pglite/pglite.ts';
import { refreshPatientStatus } from '#server/patients/patient-status.queries.ts';
import { importFrom } from '#server/transfer/import.ts';
import { checkFile, linesOf } from '#server/transfer/read-file.ts';
import { tablesInOrder } from '#server/transfer/tables.ts';
import { ENGINES, emptyPostgresql } from '#tests/support/database.ts';
import { type List, startTestServer } from '#tests/support/server.ts';
import { newDataFolder } from './data-folder.ts';

const FOLDER = path.join(import.meta.dirname, 'releases');
const RELEASES = await readdir(FOLDER);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-releases-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A release's data, as its `npm run backup` wrote it. */
async function fileOf(release: string): Promise<string> {
  const file = path.join(folder, release);
  await writeFile(file, gzipSync(brotliDecompressSync(await readFile(path.join(FOLDER, release)))));
  return file;
}

async function openEmpty(
  engine: OpenDatabase['engine'],
): Promise<OpenDatabase & { remove(): Promise<void> }> {
  if (engine === 'postgresql') {
    const { url, remove } = await emptyPostgresql();
    return { ...(await openDatabase({ url })), remove };
  }
  const dataFolder = await newDataFolder();
  const remove = () => rm(dataFolder, { recursive: true });
  return { ...openInProcess(await openFolder(dataFolder)), remove };
}

/** Tables and columns that had a different name in a release. */
const RENAMED: Readonly<Record<string, string>> = {
  patient_standings: 'patient_statuses',
  standing: 'plan_status',
};
const asIs = (name: string) => name;
const asNow = (name: string) => RENAMED[name] ?? name;

/** The rows and the checksum of each current table over its current columns, before and after migrating. */
async function sumsAround(db: Db, migrations: Record<string, Migration>) {
  const tables = await tablesInOrder(db);
  const sums = (named: typeof asIs) =>
    Promise.all(
      tables.map(async ({ name, columns }) => {
        const { rows } = await sql<{ rows: number; checksum: string }>`
          select count(*)::integer as rows, md5(string_agg(sum, '' order by sum collate "C")) as checksum
          from (select md5(each::text) as sum from (
            select ${sql.join(columns.map((column) => sql.ref(named(column))))} from ${sql.table(named(name))}
          ) each) sums`.execute(db);
        return { name, ...rows[0] };
      }),
    );
  const before = await sums(asIs);
  await migrate(db, migrations);
  return { before, after: await sums(asNow) };
}

describe.each(RELEASES)('the data of release %s', (release) => {
  it.each(ENGINES)(
    'are brought to this version on %s with every row kept, and a server answers from them',
    async (engine) => {
      const file = await fileOf(release);
      const { migrations } = await checkFile(file);
      const { remove, ...database } = await openEmpty(engine);
      const { db } = database;
      const then = Object.entries(MIGRATIONS).filter(([name]) => migrations.includes(name));
      await migrate(db, Object.fromEntries(then));
      const sums = await importFrom(db, linesOf(file));
      const { before, after } = await sumsAround(db, MIGRATIONS);
      expect(after).toEqual(before);
      expect(sums.map(({ table, rows }) => [table, rows])).toEqual(
        after.map(({ name, rows }) => [name, rows]),
      );
      const types = await sql<{
        known: boolean;
      }>`select bool_and(transactions.account_type is not distinct from kept.account_type) as known
        from transactions join payment_accounts kept on kept.id = payment_account_id`.execute(db);
      expect(types.rows).toEqual([{ known: true }]);
      const covered = () =>
        sql`select patient_id, covered_from, covered_before from patient_statuses order by 1`.execute(db);
      const { rows } = await covered();
      await refreshPatientStatus(db, 1);
      expect((await covered()).rows).toEqual(rows);

      const server = await startTestServer({ database });
      const { accessToken } = await server.signIn('admin');
      const list = await server.get<List<unknown>>(
        '/patient-management/practice/1/patient/search',
        accessToken,
      );
      expect(list.info.records).toBe(200);

      const forgetful = { up: (step: Db) => sql`update patients set phone = '' where id = 1`.execute(step) };
      const noticed = await sumsAround(db, {
        ...MIGRATIONS,
        '9000_forgetful': forgetful as unknown as Migration,
      });
      expect(noticed.after).not.toEqual(noticed.before);
      await server.close();
      await remove();
    },
  );
});
