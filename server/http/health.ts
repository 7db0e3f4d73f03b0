import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

const DATABASE_ANSWER_MS = 2000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve, which it can't while its database is away
 * or while it is stopping.
 */
export function serveHealth(
  app: FastifyInstance,
  checks: { ping(): Promise<void>; stopping(): boolean },
): void {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async () => {
    if (checks.stopping()) throw new HttpError(503, 'The server is stopping.');
    try {
      await withinTime(checks.ping(), DATABASE_ANSWER_MS);
    } catch {
      throw new HttpError(503, 'The database does not answer.');
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
