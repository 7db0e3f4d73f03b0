import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { feeNoticesRepository } from '../plans/fee-notices.queries.ts';
import { type DayJob, onceADay } from './day-job.ts';
import { tellOfExpiringOfficeCards } from './office-cards.ts';
import { listPracticeDays } from './practice-days.ts';

const DAY_JOBS: Readonly<Record<string, DayJob>> = {
  'office cards': onceADay('office cards', tellOfExpiringOfficeCards),
  /** At every turn: what is planned during a day for that same day goes out on it. No notice goes out twice. */
  'fee notices': (db, { practiceId, day }, clock) => feeNoticesRepository(db, clock).send(practiceId, day),
};

/** What became of one job over all practices. */
export interface JobReport {
  job: string;
  /** Practices in which it ran now; in the others it had run before, and runs once a day. */
  practices: number;
  /** What it did there: notifications or emails written, terms made, payments taken. */
  done: number;
  failures: readonly unknown[];
}

export interface DayWork {
  db: Db;
  clock: Clock;
  jobs?: Readonly<Record<string, DayJob>>;
  /** What is not begun by then is done at the next turn. */
  stopping?: AbortSignal;
}

/**
 * Does for every practice what belongs to its day and has not been done: today's where no day is given. A job that
 * fails in one practice holds nothing else up, and is not done.
 */
export async function runDay(
  { db, clock, jobs = DAY_JOBS, stopping }: DayWork,
  date?: string,
): Promise<JobReport[]> {
  const days = await listPracticeDays(db, clock, date);
  const reports: JobReport[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    const failures: unknown[] = [];
    const results: number[] = [];
    for (const on of days) {
      if (stopping?.aborted) break;
      try {
        const done = await job(db, on, clock);
        if (done !== undefined) results.push(done);
      } catch (error) {
        failures.push(error);
      }
    }
    const done = results.reduce((all, each) => all + each, 0);
    reports.push({ job: name, practices: results.length, done, failures });
  }
  return reports;
}
