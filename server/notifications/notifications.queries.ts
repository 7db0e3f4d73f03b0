import { sql } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { Clock } from '../clock.ts';
import { changing } from '../db/changing.ts';
import type { Db } from '../db/open.ts';
import { offsetOf, type PageOf, type PageWanted } from '../db/paging.ts';
import { recordNumber } from '../db/record-id.ts';
import type { NotificationsTable } from '../db/schema/schema.ts';

const NOTIFICATION_TYPES = ['general', 'important', 'urgent'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface StoredNotification {
  id: string;
  text: string;
  notificationType: NotificationType;
  typeOfNotification: NotificationsTable['type_of_notification'];
  createdAt: Date;
  referenceId: string;
  memberId: string;
  about: NotificationSubject | null;
}

/** Null if it is about the practice. */
type NotificationSubject = NonNullable<components['schemas']['Notification']['about']>;

const ABOUT = sql<NotificationSubject | null>`case when notifications.patient_id is not null then json_build_object(
  'patientName', patients.first_name || ' ' || patients.last_name,
  'planName', coalesce((select name from plans where plans.id = nullif(notifications.reference_id, '')::bigint), ''),
  'denied', (
    select json_build_object('benefit', benefit, 'procedureDate', procedure_date)
    from benefit_uses join benefit_groups on benefit_groups.id = benefit_group_id
    where benefit_uses.id = notifications.benefit_use_id)) end`;

export interface PositionedNotification extends StoredNotification {
  position: number;
  dismissedBy: readonly string[];
}

/** A user in a practice, with what they may see (BELL-4). */
export interface Bell {
  practiceId: string;
  userId: string;
  visibleTypes: readonly NotificationType[];
  /** Those whose page the user has no right to. */
  hiddenKinds: readonly StoredNotification['typeOfNotification'][];
}

export function notificationsRepository(db: Db, clock: Clock) {
  const inBell = ({ practiceId, visibleTypes, hiddenKinds }: Bell) =>
    db
      .selectFrom('notifications')
      .where('notifications.practice_id', '=', recordNumber(practiceId))
      .where('notifications.notification_type', '=', sql<NotificationType>`any(${visibleTypes}::text[])`)
      .where(sql<boolean>`type_of_notification <> all(${hiddenKinds}::text[])`);

  /** Without those that the user dismissed. */
  const openIn = (bell: Bell) =>
    inBell(bell).where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_dismissals')
            .select('notification_id')
            .whereRef('notification_id', '=', 'notifications.id')
            .where('user_id', '=', recordNumber(bell.userId)),
        ),
      ),
    );

  const known = async (bell: Bell, notificationId: string): Promise<number | undefined> =>
    (
      await inBell(bell)
        .select('notifications.id')
        .where('notifications.id', '=', recordNumber(notificationId))
        .executeTakeFirst()
    )?.id;

  return {
    /** Newest first, without dismissed ones (BELL-2). */
    async list(bell: Bell, wanted: PageWanted): Promise<PageOf<StoredNotification>> {
      const { records } = await openIn(bell)
        .select(({ fn }) => fn.countAll<number>().as('records'))
        .executeTakeFirstOrThrow();
      const rows = await openIn(bell)
        .leftJoin('patients', 'patients.id', 'notifications.patient_id')
        .select([
          'notifications.id',
          'notifications.text',
          'notifications.notification_type as notificationType',
          'notifications.type_of_notification as typeOfNotification',
          'notifications.created_at as createdAt',
          'notifications.reference_id as referenceId',
          'patients.member_id as memberId',
          ABOUT.as('about'),
        ])
        .orderBy('notifications.created_at', 'desc')
        .orderBy('notifications.id', 'desc')
        .limit(wanted.pageSize)
        .offset(offsetOf(wanted))
        .execute();
      return {
        records,
        rows: rows.map((row) => ({ ...row, id: String(row.id), memberId: row.memberId ?? '' })),
      };
    },

    async latestPosition(practiceId: string): Promise<number> {
      const row = await db
        .selectFrom('notifications')
        .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`0`).as('latest'))
        .where('practice_id', '=', recordNumber(practiceId))
        .executeTakeFirstOrThrow();
      return row.latest;
    },

    async after(practiceId: string, position: number, limit: number): Promise<PositionedNotification[]> {
      const { rows } = await sql<PositionedNotification>`
        select notifications.id::text as id, notifications.text, position,
          notification_type as "notificationType", type_of_notification as "typeOfNotification",
          created_at as "createdAt", reference_id as "referenceId", coalesce(patients.member_id, '') as "memberId",
          ${ABOUT} as about,
          array(select user_id::text from notification_dismissals where notification_id = notifications.id)
            as "dismissedBy"
        from notifications left join patients on patients.id = notifications.patient_id
        where notifications.practice_id = ${recordNumber(practiceId)} and position > ${position}
        order by position limit ${limit}`.execute(db);
      return rows;
    },

    /** Idempotent. @returns whether the notification exists */
    async dismiss(bell: Bell, notificationId: string): Promise<boolean> {
      const id = await known(bell, notificationId);
      if (id === undefined) return false;
      await changing(db, (on) =>
        on
          .insertInto('notification_dismissals')
          .values({ notification_id: id, user_id: recordNumber(bell.userId), dismissed_at: clock() })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return true;
    },

    /** Idempotent. @returns whether the notification exists */
    async restore(bell: Bell, notificationId: string): Promise<boolean> {
      const id = await known(bell, notificationId);
      if (id === undefined) return false;
      await changing(db, (on) =>
        on
          .deleteFrom('notification_dismissals')
          .where('notification_id', '=', id)
          .where('user_id', '=', recordNumber(bell.userId))
          .execute(),
      );
      return true;
    },
  };
}
export type NotificationsRepository = ReturnType<typeof notificationsRepository>;
