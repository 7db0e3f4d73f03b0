import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';

interface Subscriber {
  userId: number;
  firstName: string;
  email: string;
}

/** Users who receive a practice's weekly report by email. */
export function reportSubscriptionsRepository(db: Db, clock: Clock) {
  return {
    async has(userId: string, practiceId: string): Promise<boolean> {
      const row = await db
        .selectFrom('report_subscriptions')
        .select('user_id')
        .where('user_id', '=', recordNumber(userId))
        .where('practice_id', '=', recordNumber(practiceId))
        .executeTakeFirst();
      return row !== undefined;
    },

    async set(userId: string, practiceId: string, isSubscribed: boolean): Promise<void> {
      const key = { user_id: recordNumber(userId), practice_id: recordNumber(practiceId) };
      await db.transaction().execute(async (transaction) => {
        if (isSubscribed)
          await transaction
            .insertInto('report_subscriptions')
            .values({ ...key, created_at: clock() })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        else
          await transaction
            .deleteFrom('report_subscriptions')
            .where('user_id', '=', key.user_id)
            .where('practice_id', '=', key.practice_id)
            .execute();
      });
    },

    /** Active users who can still open the practice's report. */
    async listOf(practiceId: number): Promise<Subscriber[]> {
      const { rows } = await sql<Subscriber>`
        select users.id as "userId", users.first_name as "firstName", users.email
        from report_subscriptions
        join users on users.id = report_subscriptions.user_id
        join practices on practices.id = report_subscriptions.practice_id
        where practices.id = ${practiceId} and not users.locked and exists (
          select from user_organizations
          where user_organizations.user_id = users.id
            and user_organizations.organization_id = practices.organization_id)
        order by users.id`.execute(db);
      return rows;
    },
  };
}
