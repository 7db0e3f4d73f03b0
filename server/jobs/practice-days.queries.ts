import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PracticeDay } from './day-job.queries.ts';

/** Without a date, today in each practice's time zone. */
export async function listPracticeDays(db: Db, clock: Clock, date?: string): Promise<PracticeDay[]> {
  const practices = await db
    .selectFrom('practices')
    .select(['id as practiceId', 'name as practice', 'time_zone as timeZone'])
    .orderBy('id')
    .execute();
  return practices.map((practice) => ({ ...practice, day: date ?? dayIn(practice.timeZone, clock()) }));
}
