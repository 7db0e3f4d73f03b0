import { once } from 'node:events';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { bossDatabase } from './boss-database.ts';

/** Work that is done again and again, on one server at a time. */
export interface ScheduledWork {
  name: string;
  /** When, in the five fields of cron, UTC. */
  cron: string;
  work(): Promise<unknown>;
}

const LOOK_EVERY_S = 15;
/** A turn that is at work when the server stops has this long; what it has not done is done by the next. */
const LAST_TURN_WITHIN_MS = 1500;

/**
 * Runs work on its schedule with pg-boss on our own database: of several servers one does each turn, and none begins
 * while another is at it. What is missed while no server runs is done at the next start. Resolves once it has stopped.
 */
export async function runSchedule(
  pool: pg.Pool,
  works: readonly ScheduledWork[],
  failed: (error: unknown) => void,
  stopping: AbortSignal,
  lookEverySeconds = LOOK_EVERY_S,
): Promise<void> {
  const database = bossDatabase(pool, failed);
  const boss = new PgBoss({ db: database });
  boss.on('error', failed);
  await boss.start();
  for (const { name, cron, work } of works) {
    if (stopping.aborted) break;
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0 });
    await boss.schedule(name, cron);
    await boss.send(name, {});
    await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, async () => {
      await work().catch(failed);
    });
  }
  database.run();
  if (!stopping.aborted) await once(stopping, 'abort');
  await boss.stop({ graceful: true, wait: true, timeout: LAST_TURN_WITHIN_MS });
  await database.end();
}
