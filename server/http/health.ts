import type { FastifyInstance } from 'fastify';
import { explainDamage } from '../db/damage.ts';
import { HttpError } from './http-error.ts';

const DATABASE_ANSWER_MS = 2000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve, which it can't while its database is away,
 * while a table cannot be read, or while it is stopping.
 */
export function serveHealth(
  app: FastifyInstance,
  checks: { readTables(): Promise<void>; stopping(): boolean },
): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async ({ log }) => {
    if (checks.stopping()) throw new HttpError(503, 'unavailable', 'The server is stopping.');
    try {
      await withinTime(checks.readTables(), DATABASE_ANSWER_MS);
    } catch (error) {
      const damage = explainDamage(error);
      if (!damage) throw new HttpError(503, 'unavailable', 'The database does not answer.');
      log.error({ err: damage }, 'a table cannot be read');
      throw new HttpError(503, 'unavailable', 'The tables cannot be read.');
    }
    return { status: 'ready' };
  });
}

async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
