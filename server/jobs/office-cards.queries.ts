import { sql } from 'kysely';
import { addDays } from '#domain/date/day.ts';
import { DAY_MS } from '../clock.ts';
import type { NotedWork } from './day-job.queries.ts';

/** How many days before the card's last day the practice is notified. */
export const EXPIRY_NOTICE_DAYS = 30;
/** The same card causes no second notice within this time. */
const NOT_AGAIN_DAYS = 60;

const TEXT = 'The office payment card will expire soon. Please update it to avoid failed transactions.';

/** SAMPLE-2, BELL-5 */
export const notifyOfExpiringOfficeCards: NotedWork = async (transaction, { practiceId, day }, clock) => {
  const now = clock();
  const { numAffectedRows } = await sql`
    insert into notifications
      (practice_id, text, notification_type, type_of_notification, created_at, reference_id)
    select practice_id, ${TEXT}, 'general', 'OfficeCardExpiring', ${now}, id::text
    from payment_accounts
    where practice_id = ${practiceId} and patient_id is null and active
      and expires_on between ${day} and ${addDays(day, EXPIRY_NOTICE_DAYS)}
      and not exists (
        select from notifications earlier
        where earlier.practice_id = payment_accounts.practice_id
          and earlier.type_of_notification = 'OfficeCardExpiring'
          and earlier.reference_id = payment_accounts.id::text
          and earlier.created_at > ${new Date(now.getTime() - NOT_AGAIN_DAYS * DAY_MS)})
    order by id`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
};
