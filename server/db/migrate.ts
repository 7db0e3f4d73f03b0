import { type Migration, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations/registry.ts';
import type { Db } from './open.ts';

export class NewerDatabaseError extends Error {
  constructor(names: readonly string[]) {
    super(`The database is newer than this program (it holds ${names.join(', ')}): start the newer version.`);
  }
}

/**
 * All or nothing. Servers that start together wait for each other. @returns the names of the migrations that ran
 * @throws NewerDatabaseError
 */
export async function migrate(
  db: Db,
  migrations: Record<string, Migration> = MIGRATIONS,
): Promise<readonly string[]> {
  const ran = await namesThatRan(db);
  const unknown = ran.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  if (ran.length === Object.keys(migrations).length) return [];

  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

export async function namesThatRan(db: Db): Promise<string[]> {
  const table = await sql<{
    name: string | null;
  }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (table.rows[0]?.name == null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
