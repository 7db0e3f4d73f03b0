import type pg from 'pg';
import PgBoss from 'pg-boss';

/** Work that is done again and again, on one server at a time. */
export interface ScheduledWork {
  name: string;
  /** When, in the five fields of cron, UTC. */
  cron: string;
  work(): Promise<unknown>;
}

const LOOK_EVERY_S = 15;
const STOP_WITHIN_MS = 3000;

/**
 * Runs work on its schedule with pg-boss on our own database: of several servers one does each turn, and none begins
 * while another is at it. What is missed while no server runs is done at the next start.
 */
export async function startSchedule(
  pool: pg.Pool,
  works: readonly ScheduledWork[],
  failed: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => onOneConnection(pool, text, values) } });
  boss.on('error', failed);
  await boss.start();
  for (const { name, cron, work } of works) {
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0 });
    await boss.schedule(name, cron);
    await boss.send(name, {});
    await boss.work(name, { pollingIntervalSeconds: LOOK_EVERY_S }, async () => {
      await work().catch(failed);
    });
  }
  return { stop: () => boss.stop({ graceful: true, wait: true, timeout: STOP_WITHIN_MS }) };
}

/** Some of pg-boss's texts hold a whole transaction: one that breaks off is ended before others get the connection. */
async function onOneConnection(pool: pg.Pool, text: string, values: unknown[] | undefined) {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
