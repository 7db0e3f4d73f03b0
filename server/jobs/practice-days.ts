import { dayIn } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { PracticeDay } from './day-job.ts';

/** Without a date, today in each practice's time zone. */
export async function listPracticeDays(db: Db, clock: Clock, date?: string): Promise<PracticeDay[]> {
  const practices = await db
    .selectFrom('practices')
    .select(['id', 'name', 'time_zone'])
    .orderBy('id')
    .execute();
  return practices.map(({ id, name, time_zone }) => ({
    practiceId: id,
    practice: name,
    day: date ?? dayIn(time_zone, clock()),
  }));
}
