import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '#server/root.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { freshFolder, removeFolder, spawnServer, untilReady } from '#tests/support/server-process.ts';
import { figure } from './figure.ts';

/** The inserts during which a process is killed, one after another. */
const KILLED_DURING = ['patients', 'plan_members', 'transactions', 'payments_due', 'offered_plans'];
const LONG = { timeout: 120_000, interval: 10 };
const AT_MOST_S = 60;
/** Any number except that of the seed's own lock. */
const OPERATORS_LOCK = 1;

describe.runIf(ENGINES.includes('postgresql'))('a fill of PostgreSQL that is killed', () => {
  let folder: string;
  let url: string;
  let operator: TestDatabase;

  beforeEach(async () => {
    folder = freshFolder();
    operator = await openTestDatabase('tables', 'postgresql');
    url = operator.url ?? '';
    await sql`create function wait_for_operator() returns boolean language plpgsql
      as ${sql.raw(`'begin perform pg_advisory_xact_lock_shared(${OPERATORS_LOCK}); return true; end'`)}`.execute(
      operator.db,
    );
  });
  afterEach(async () => {
    await operator.close();
    removeFolder(folder);
  });

  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      operator.db,
    );
    return rows[0]?.count;
  };

  /**
   * Kills a process during an insert into a table. A constraint makes the insert wait for the operator, because an
   * import disables triggers but not constraints. Autovacuum may run at that moment; here it always has.
   */
  async function killDuring(table: string, start: () => Promise<ChildProcess>): Promise<void> {
    const { db } = operator;
    await sql`alter table ${sql.table(table)}
      add constraint waits check (wait_for_operator()) not valid`.execute(db);
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${OPERATORS_LOCK})`.execute(transaction);
      const child = await start();
      const ended = once(child, 'exit');
      const inserting = sql`select from pg_stat_activity where datname = current_database()
        and query like ${`%insert into "${table}"%`} and wait_event = 'advisory'`;
      await vi.waitFor(async () => expect((await inserting.execute(db)).rows).toHaveLength(1), LONG);
      child.kill('SIGKILL');
      await ended;
    });
    // Waits until the killed process's transaction is rolled back.
    await sql`alter table ${sql.table(table)} drop constraint waits`.execute(db);
    await sql`analyze`.execute(db);
  }

  it('the next start adds the sample data', async () => {
    const env = { DATABASE_URL: url, DATA_DIR: folder };
    for (const table of KILLED_DURING) await killDuring(table, async () => (await spawnServer(env)).process);
    const begun = performance.now();
    const server = await spawnServer(env);
    await untilReady(server);
    const measured = (performance.now() - begun) / 1000;
    expect(await count('patients')).toBe(3000);
    server.process.kill('SIGTERM');
    await server.ended;
    const what = `a start after ${KILLED_DURING.length} killed ones is ready`;
    figure({ what, measured, atMost: AT_MOST_S, unit: 's' });
  });

  it('the next attempt completes the import', async () => {
    const sample = await openTestDatabase('sample', 'postgresql');
    const file = path.join(folder, 'data.gz');
    const command = (name: string, databaseUrl = '') =>
      spawn(process.execPath, ['--import', 'tsx', 'server/cli.ts', name, '--file', file], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    expect(await once(command('export', sample.url), 'exit')).toEqual([0, null]);
    await sample.close();

    for (const table of KILLED_DURING) await killDuring(table, async () => command('import', url));
    const begun = performance.now();
    expect(await once(command('import', url), 'exit')).toEqual([0, null]);
    const measured = (performance.now() - begun) / 1000;
    expect(await count('patients')).toBe(3000);
    const what = `an import after ${KILLED_DURING.length} killed ones is done`;
    figure({ what, measured, atMost: AT_MOST_S, unit: 's' });
  });
});
