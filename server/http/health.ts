import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { explainDamage } from '../db/damage.ts';
import { HttpError } from './http-error.ts';

const DATABASE_ANSWER_MS = 2000;
/** Anyone may call it, so that calls within this time share one read. */
const SHARED_MS = 1000;

/**
 * `/health/live`: the process responds. `/health/ready`: fails while the database is unavailable, a table can't be
 * read, or the server is stopping.
 */
export function serveHealth(
  app: FastifyInstance,
  checks: { readTables(): Promise<void>; stopping(): boolean },
): void {
  const readTables = sharedFor(SHARED_MS, checks.readTables);
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async ({ log }) => {
    if (checks.stopping()) throw new HttpError(503, 'unavailable', 'The server is stopping.');
    try {
      await withinTime(readTables(), DATABASE_ANSWER_MS);
    } catch (error) {
      const damage = explainDamage(error);
      if (!damage) throw new HttpError(503, 'unavailable', "The database doesn't respond.");
      log.error({ err: damage }, 'a table cannot be read');
      throw new HttpError(503, 'unavailable', "The tables can't be read.");
    }
    return { status: 'ready' };
  });
}

/** The work that runs, or whose result is newer than this. */
function sharedFor(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let shared: Promise<void> | undefined;
  return () => {
    shared ??= work().finally(() => setTimeout(() => (shared = undefined), milliseconds).unref());
    return shared;
  };
}

const withinTime = (work: Promise<void>, milliseconds: number): Promise<void> =>
  Promise.race([work, wait(milliseconds, undefined, { ref: false }).then(timedOut)]);

function timedOut(): never {
  throw new Error('no response in time');
}
