import type { FastifyBaseLogger } from 'fastify';

/** Saves at most this often, so that reads don't each cost a write. */
const WRITE_EVERY_MS = 15_000;
const MOST_SESSIONS = 20_000;

/**
 * The last user-initiated request of each session (SESSION-6). Saved a few seconds late: after a crash a session can
 * end that much early, never late.
 */
export function userActivityOf(parts: {
  write(sessionId: string, at: Date): Promise<void>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { write, now, log } = parts;
  const calls = new Map<string, { last: Date; written: Date }>();
  const writing = new Set<Promise<void>>();

  function writeDown(sessionId: string, at: Date): void {
    const work = write(sessionId, at)
      .catch((error: unknown) => log.warn({ err: error }, 'the last call of a session could not be stored'))
      .finally(() => writing.delete(work));
    writing.add(work);
  }

  return {
    /** The later of the time in memory and the stored time. */
    latest(sessionId: string, stored: Date): Date {
      const here = calls.get(sessionId)?.last;
      return here !== undefined && here > stored ? here : stored;
    },

    note(sessionId: string, stored: Date): void {
      const at = now();
      const written = calls.get(sessionId)?.written ?? stored;
      const due = at.getTime() - written.getTime() >= WRITE_EVERY_MS;
      calls.delete(sessionId);
      calls.set(sessionId, { last: at, written: due ? at : written });
      if (due) writeDown(sessionId, at);
      const oldest = calls.keys().next();
      if (calls.size > MOST_SESSIONS && !oldest.done) calls.delete(oldest.value);
    },

    async settle(): Promise<void> {
      for (const [sessionId, { last, written }] of calls) if (last > written) writeDown(sessionId, last);
      calls.clear();
      await Promise.all(writing);
    },
  };
}
export type UserActivity = ReturnType<typeof userActivityOf>;
