import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';

export interface PracticeDay {
  practiceId: number;
  practice: string;
  timeZone: string;
  /** YYYY-MM-DD in the time zone. */
  day: string;
}

/** @returns the number of results; undefined if it had run before */
export type DayJob = (db: Db, on: PracticeDay, clock: Clock) => Promise<number | undefined>;

/** Runs in the transaction that records the run. @returns the number of results */
export type NotedWork = (transaction: Db, on: PracticeDay, clock: Clock) => Promise<number>;

/** Runs once a day. A second server waits for the first. A failed run does not count. */
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
