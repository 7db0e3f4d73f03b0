import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The development profile (SAMPLE-3). Its redirect limit of 20 is the limit of `fetch`. */
const MOCK_HANDLER_DELAY_MS = 2000;
const MOCK_INTERCEPTION_DELAY_MS = { least: 100, most: 400 } as const;

/** Slow states become visible. */
export function delayCalls(app: FastifyInstance): void {
  const { least, most } = MOCK_INTERCEPTION_DELAY_MS;
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.url?.startsWith('/api/')) return;
    await wait(MOCK_HANDLER_DELAY_MS + least + Math.random() * (most - least));
  });
}
