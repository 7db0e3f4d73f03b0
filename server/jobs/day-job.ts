import type { Db } from '../db/open.ts';
import type { Clock } from '../domain/clock.ts';

/** A practice on one of its days. */
export interface PracticeDay {
  practiceId: number;
  practice: string;
  /** `YYYY-MM-DD` on the practice's wall. */
  day: string;
}

/** What is done in a practice once a day, with the transaction that notes that it was done. @returns how much it did */
export type DayJob = (transaction: Db, on: PracticeDay, clock: Clock) => Promise<number>;

/**
 * Does a job for a practice's day, or nothing where it was done: whoever comes second waits for the first, and finds
 * it done. A job that fails was not done.
 * @returns how much it did; undefined where it had been done
 */
export const doOnce = (
  db: Db,
  clock: Clock,
  name: string,
  job: DayJob,
  on: PracticeDay,
): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('job_runs')
      .values({ practice_id: on.practiceId, job: name, day: on.day, ran_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 0n ? undefined : job(transaction, on, clock);
  });
