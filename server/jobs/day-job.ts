import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';

/** A practice on one of its days. */
export interface PracticeDay {
  practiceId: number;
  practice: string;
  /** `YYYY-MM-DD` on the practice's wall. */
  day: string;
}

/** What a practice's day asks for. @returns how much it did; undefined where it had been done */
export type DayJob = (db: Db, on: PracticeDay, clock: Clock) => Promise<number | undefined>;

/** What is done within the transaction that notes that it was done. @returns how much it did */
export type NotedWork = (transaction: Db, on: PracticeDay, clock: Clock) => Promise<number>;

/**
 * A job that is done once a day: whoever comes second waits for the first, and finds it done. One that fails was not
 * done.
 */
export const onceADay =
  (name: string, work: NotedWork): DayJob =>
  (db, on, clock) =>
    db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('job_runs')
        .values({ practice_id: on.practiceId, job: name, day: on.day, ran_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 0n ? undefined : work(transaction, on, clock);
    });
