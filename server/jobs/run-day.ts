import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { feeNoticesRepository } from '../plans/fee-notices.queries.ts';
import { type DayJob, onceADay } from './day-job.queries.ts';
import { notifyOfExpiringOfficeCards } from './office-cards.queries.ts';
import { listPracticeDays } from './practice-days.queries.ts';

const OFFICE_CARDS = { 'office cards': onceADay('office cards', notifyOfExpiringOfficeCards) };

const DAY_JOBS: Readonly<Record<string, DayJob>> = {
  ...OFFICE_CARDS,
  /** Runs every time, so that notices that are scheduled for today go out today. No notice is sent twice. */
  'fee notices': (db, { practiceId, day }, clock) => feeNoticesRepository(db, clock).send(practiceId, day),
};

/** Fee notices wait for a mail server: in the outbox they would count as sent. */
export const dayJobs = (sendsEmail: boolean): Readonly<Record<string, DayJob>> =>
  sendsEmail ? DAY_JOBS : OFFICE_CARDS;

export interface JobReport {
  job: string;
  /** Practices where it ran now. It had already run for the others. */
  practices: number;
  done: number;
  failures: readonly JobFailure[];
}

export interface JobFailure {
  practiceId: number;
  error: unknown;
}

interface DayWork {
  db: Db;
  clock: Clock;
  jobs?: Readonly<Record<string, DayJob>>;
  /** Jobs that have not started are left for the next run. */
  stopping?: AbortSignal;
}

/**
 * Runs the day's jobs for every practice; without a date, today's. A failure affects only its practice and is retried.
 */
export async function runDay(
  { db, clock, jobs = DAY_JOBS, stopping }: DayWork,
  date?: string,
): Promise<JobReport[]> {
  const days = await listPracticeDays(db, clock, date);
  const reports: JobReport[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    const failures: JobFailure[] = [];
    const results: number[] = [];
    for (const on of days) {
      if (stopping?.aborted) break;
      try {
        const done = await job(db, on, clock);
        if (done !== undefined) results.push(done);
      } catch (error) {
        failures.push({ practiceId: on.practiceId, error });
      }
    }
    const done = results.reduce((all, each) => all + each, 0);
    reports.push({ job: name, practices: results.length, done, failures });
  }
  return reports;
}
