import { addDays } from '#domain/date/day.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { read } from '../db/reading.ts';
import { PDF, storeAttachment } from '../mail/attachments.queries.ts';
import { writeMessage } from '../mail/outbox.queries.ts';
import { reportSubscriptionsRepository } from '../reports/report-subscriptions.queries.ts';
import { reportsRepository } from '../reports/reports.queries.ts';
import { weeklyReportEmail } from '../reports/weekly-report-email.ts';
import { weeklyReportPdf } from '../reports/weekly-report-pdf.ts';
import type { WeeklyFigures } from '../reports/weekly-report-tables.ts';
import { type DayJob, type NotedWork, onceADay } from './day-job.queries.ts';

/** On Mondays, in the practice's time zone. */
const FROM_HOUR = 7;

/**
 * Emails the report of each practice to its subscribers, once a week, from Monday at 7 AM. A week whose Monday was
 * missed goes out late.
 */
export function weeklyReports(portalUrl: string): DayJob {
  const send = onceADay('weekly report', (...work) => sendReports(portalUrl, ...work));
  return async (db, on, clock) => {
    const daysSinceMonday = (new Date(on.day).getUTCDay() + 6) % 7;
    if (daysSinceMonday === 0 && hourIn(on.timeZone, clock()) < FROM_HOUR) return undefined;
    return send(db, { ...on, day: addDays(on.day, -daysSinceMonday) }, clock);
  };
}

const hourIn = (timeZone: string, time: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(time));

async function sendReports(
  portalUrl: string,
  transaction: Db,
  { practiceId, practice, day: monday }: Parameters<NotedWork>[1],
  clock: Clock,
): Promise<number> {
  const subscribers = await reportSubscriptionsRepository(transaction, clock).listOf(practiceId);
  if (subscribers.length === 0) return 0;
  const figures = await figuresOf(transaction, { id: String(practiceId), name: practice }, clock);
  const name = `Report ${figures.today.day}.pdf`;
  const attachmentId = await storeAttachment(transaction, {
    name,
    type: PDF,
    content: await weeklyReportPdf(figures, clock()),
  });
  for (const { userId, firstName, email } of subscribers)
    await writeMessage(transaction, clock, {
      kind: 'weekly-report',
      practiceId,
      to: email,
      ...weeklyReportEmail(firstName, figures, portalUrl),
      onceKey: `weekly-report:${practiceId}:${monday}:${userId}`,
      attachmentId,
    });
  return subscribers.length;
}

/** As the report shows them. */
async function figuresOf(
  db: Db,
  { id, name }: { id: string; name: string },
  clock: Clock,
): Promise<WeeklyFigures> {
  const reports = reportsRepository(db, clock);
  const today = await read(db, reports.today(id));
  const lastMonths = { practiceId: id, from: undefined, to: undefined, ofOrganization: false };
  const revenue = await reports.revenue(lastMonths);
  if (!today || !revenue) throw new Error(`The practice ${id} does not exist.`);
  return { practice: name, today, revenue };
}
