import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { NotificationsTable } from '../db/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { recordNumber } from '../domain/record-id.ts';

export const NOTIFICATION_TYPES = ['general', 'important', 'urgent'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface StoredNotification {
  id: string;
  text: string;
  notificationType: NotificationType;
  typeOfNotification: NotificationsTable['type_of_notification'];
  createdAt: Date;
  referenceId: string;
  /** The member it is about; empty where it is about none. */
  memberId: string;
}

/** Whose bell it is: a user in a practice, with the types that they may see (BELL-4). */
export interface Bell {
  practiceId: string;
  userId: string;
  visibleTypes: readonly NotificationType[];
}

export function notificationsRepository(db: Db, clock: Clock) {
  const inBell = ({ practiceId, visibleTypes }: Bell) =>
    db
      .selectFrom('notifications')
      .where('notifications.practice_id', '=', recordNumber(practiceId))
      .where('notifications.notification_type', '=', sql<NotificationType>`any(${visibleTypes}::text[])`);

  return {
    /** What the user has not dismissed, the newest first (BELL-2). */
    async list(bell: Bell): Promise<StoredNotification[]> {
      const rows = await inBell(bell)
        .leftJoin('patients', 'patients.id', 'notifications.patient_id')
        .leftJoin('notification_dismissals as dismissal', (join) =>
          join
            .onRef('dismissal.notification_id', '=', 'notifications.id')
            .on('dismissal.user_id', '=', recordNumber(bell.userId)),
        )
        .select([
          'notifications.id',
          'notifications.text',
          'notifications.notification_type as notificationType',
          'notifications.type_of_notification as typeOfNotification',
          'notifications.created_at as createdAt',
          'notifications.reference_id as referenceId',
          'patients.member_id as memberId',
        ])
        .where('dismissal.user_id', 'is', null)
        .orderBy('notifications.created_at', 'desc')
        .orderBy('notifications.id', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, id: String(row.id), memberId: row.memberId ?? '' }));
    },

    /**
     * Takes a notification out of the user's bell; dismissing it again changes nothing.
     * @returns whether the bell holds such a notification at all
     */
    async dismiss(bell: Bell, notificationId: string): Promise<boolean> {
      const known = await inBell(bell)
        .select('notifications.id')
        .where('notifications.id', '=', recordNumber(notificationId))
        .executeTakeFirst();
      if (!known) return false;
      await db
        .insertInto('notification_dismissals')
        .values({ notification_id: known.id, user_id: recordNumber(bell.userId), dismissed_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },
  };
}
export type NotificationsRepository = ReturnType<typeof notificationsRepository>;
