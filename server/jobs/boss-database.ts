import type pg from 'pg';

interface Answer {
  rows: unknown[];
}

/** The turn is somebody's already: pg-boss finds it out by this error of the unique index, and waits. */
const TAKEN_BY_ANOTHER = '23505';

/** What pg-boss takes for an answer that changed and found nothing: one without rows. */
const NOTHING = {} as Answer;

/**
 * Our own database as pg-boss takes it. It does not wait for some of its statements, and what fails unheard ends the
 * process: once it runs, a failure is told and answered with nothing, and after its end nothing is asked any more.
 */
export function bossDatabase(pool: pg.Pool, failed: (error: unknown) => void) {
  const pending = new Set<Promise<unknown>>();
  let phase: 'starting' | 'running' | 'ended' = 'starting';

  async function ask(text: string, values: unknown[] | undefined): Promise<Answer> {
    try {
      return await onOneConnection(pool, text, values);
    } catch (error) {
      if (phase === 'starting') throw error;
      if (!isTaken(error)) failed(error);
      return NOTHING;
    }
  }

  return {
    executeSql(text: string, values?: unknown[]): Promise<Answer> {
      if (phase === 'ended') return Promise.resolve(NOTHING);
      const answer = ask(text, values);
      pending.add(answer);
      const forget = () => pending.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    /** From now on a statement that fails holds nothing up. */
    run: () => {
      phase = 'running';
    },
    /** Resolves once every statement that was asked is answered. */
    async end(): Promise<void> {
      phase = 'ended';
      await Promise.allSettled(pending);
    },
  };
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === TAKEN_BY_ANOTHER;

/** Some of pg-boss's texts hold a whole transaction: one that breaks off is ended before others get the connection. */
async function onOneConnection(pool: pg.Pool, text: string, values: unknown[] | undefined): Promise<Answer> {
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
