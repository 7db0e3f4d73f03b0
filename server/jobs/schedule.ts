import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { bossDatabase } from './boss-database.ts';

export interface ScheduledWork {
  name: string;
  /** Five cron fields, in UTC. */
  cron: string;
  work(): Promise<unknown>;
}

const POLLING_S = 15;
const START_AGAIN_MS = 5000;
/** On stop, a running job has this long. The next run does the rest. */
const LAST_TURN_WITHIN_MS = 1500;

/**
 * pg-boss runs each job on one server at a time, and catches up on missed runs at the next start. A start that fails is
 * repeated. Resolves after the stop.
 */
export async function keepSchedule(...given: Parameters<typeof runSchedule>): Promise<void> {
  const [, , failed, stopping] = given;
  while (!stopping.aborted) {
    await runSchedule(...given).catch(async (error: unknown) => {
      failed(error);
      await wait(START_AGAIN_MS, undefined, { ref: false, signal: stopping }).catch(() => undefined);
    });
  }
}

async function runSchedule(
  pool: pg.Pool,
  works: readonly ScheduledWork[],
  failed: (error: unknown) => void,
  stopping: AbortSignal,
  pollingSeconds = POLLING_S,
): Promise<void> {
  const database = bossDatabase(pool, failed);
  const boss = new PgBoss({ db: database });
  boss.on('error', failed);
  try {
    await boss.start();
    for (const { name, cron, work } of works) {
      if (stopping.aborted) break;
      await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0 });
      await boss.schedule(name, cron);
      await boss.send(name, {});
      await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, async () => {
        await work().catch(failed);
      });
    }
    database.run();
    if (!stopping.aborted) await once(stopping, 'abort');
  } finally {
    database.run();
    await boss.stop({ graceful: true, wait: true, timeout: LAST_TURN_WITHIN_MS });
    await database.end();
  }
}
