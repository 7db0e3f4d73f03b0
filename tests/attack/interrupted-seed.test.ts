import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { ROOT } from '#server/root.ts';
import { ENGINES, emptyPostgresql, openTestDatabase } from '#tests/support/database.ts';
import { freshFolder, removeFolder, spawnServer, untilReady } from '#tests/support/server-process.ts';
import { figure } from './figure.ts';

/** The inserts during which a process is killed, one after the other. */
const KILLED_DURING = ['patients', 'plan_members', 'transactions', 'payments_due', 'offered_plans'];
const LONG = { timeout: 120_000, interval: 10 };
const AT_MOST_S = 60;

describe.runIf(ENGINES.includes('postgresql'))('a fill of PostgreSQL that is killed', () => {
  let folder: string;
  let empty: Awaited<ReturnType<typeof emptyPostgresql>>;
  let operator: OpenDatabase;

  beforeEach(async () => {
    folder = freshFolder();
    empty = await emptyPostgresql();
    operator = await openDatabase({ url: empty.url });
  });
  afterEach(async () => {
    await operator.close();
    await empty.remove();
    removeFolder(folder);
  });

  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      operator.db,
    );
    return rows[0]?.count;
  };

  /** Kills the process during an insert. Autovacuum may run at that moment; here it always has. */
  async function killDuring(table: string, child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    const inserting = sql`select from pg_stat_activity
      where datname = current_database() and query like ${`%insert into "${table}"%`} and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect((await inserting.execute(operator.db)).rows).toHaveLength(1), LONG);
    child.kill('SIGKILL');
    await ended;
    const others = sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect((await others.execute(operator.db)).rows).toEqual([]), LONG);
    await sql`analyze`.execute(operator.db);
  }

  it('the sample data are added by the next start', async () => {
    const env = { DATABASE_URL: empty.url, DATA_DIR: folder };
    for (const table of KILLED_DURING) await killDuring(table, (await spawnServer(env)).process);
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

  it('an import is done by the next attempt', async () => {
    const sample = await openTestDatabase('sample', 'postgresql');
    const file = path.join(folder, 'data.gz');
    const command = (name: string, url = '') =>
      spawn(process.execPath, ['--import', 'tsx', 'server/cli.ts', name, '--file', file], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], DATABASE_URL: url },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    expect(await once(command('export', sample.url), 'exit')).toEqual([0, null]);
    await sample.close();

    for (const table of KILLED_DURING) await killDuring(table, command('import', empty.url));
    const begun = performance.now();
    expect(await once(command('import', empty.url), 'exit')).toEqual([0, null]);
    const measured = (performance.now() - begun) / 1000;
    expect(await count('patients')).toBe(3000);
    const what = `an import after ${KILLED_DURING.length} killed ones is done`;
    figure({ what, measured, atMost: AT_MOST_S, unit: 's' });
  });
});
