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

interface Times {
  pollingS: number;
  /**
   * After this time another server may do the work, because the first may have crashed. A longer run continues beside
   * it, so all work must be safe to run in parallel.
   */
  expiryS: number;
  expiryCheckS: number;
}

const TIMES: Times = { pollingS: 15, expiryS: 120, expiryCheckS: 30 };
const START_AGAIN_MS = 5000;
/** On stop, a running job has this long. The next run does the rest. */
const LAST_TURN_WITHIN_MS = 1500;

/**
 * pg-boss gives each turn to one server, and catches up on missed runs at the next start. A server that crashed during a
 * turn delays the next one by `expiryS`. A start that fails is repeated. Resolves after the stop.
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
  times: Partial<Times> = {},
): Promise<void> {
  const { pollingS, expiryS, expiryCheckS } = { ...TIMES, ...times };
  const database = bossDatabase(pool, failed);
  const boss = new PgBoss({
    db: database,
    expireInSeconds: expiryS,
    maintenanceIntervalSeconds: expiryCheckS,
  });
  const running = new Map<string, Promise<unknown>>();
  /** A turn joins a run of this server that has outlasted its own turn. */
  const run = ({ name, work }: ScheduledWork) => {
    const joined =
      running.get(name) ??
      work()
        .catch(failed)
        .finally(() => running.delete(name));
    running.set(name, joined);
    return joined;
  };
  boss.on('error', failed);
  try {
    await boss.start();
    for (const each of works) {
      const { name, cron } = each;
      if (stopping.aborted) break;
      await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0 });
      await boss.schedule(name, cron);
      await boss.send(name, {});
      await boss.work(name, { pollingIntervalSeconds: pollingS }, async () => {
        await run(each);
      });
    }
    database.run();
    if (!stopping.aborted) await once(stopping, 'abort');
  } finally {
    database.run();
    await Promise.all([
      boss.stop({ graceful: true, wait: true, timeout: LAST_TURN_WITHIN_MS }),
      Promise.race([Promise.all(running.values()), wait(LAST_TURN_WITHIN_MS, undefined, { ref: false })]),
    ]);
    await database.end();
  }
}
