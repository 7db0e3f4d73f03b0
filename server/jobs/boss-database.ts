import type pg from 'pg';
import { codeOf } from '../error-code.ts';

interface Answer {
  rows: unknown[];
}

/** The unique index's error when another server already has the job. pg-boss then waits. */
const TAKEN_BY_ANOTHER = '23505';

/** pg-boss treats a result without rows as "nothing found". */
const NOTHING = {} as Answer;

/**
 * The database adapter of pg-boss. pg-boss does not wait for some statements, and an unhandled rejection would end the
 * process: once it runs, failures are logged and answered with an empty result, and after the end nothing is executed.
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
    /** From now on a failed statement is only logged. */
    run: () => {
      phase = 'running';
    },
    /** Waits for running statements. */
    async end(): Promise<void> {
      phase = 'ended';
      await Promise.allSettled(pending);
    },
  };
}

const isTaken = (error: unknown): boolean => codeOf(error) === TAKEN_BY_ANOTHER;

/** Some of pg-boss's statements contain a transaction: a failed one is rolled back before the connection is reused. */
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
