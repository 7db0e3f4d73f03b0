import type { components } from '#api/schema.d.ts';
import { type AccessRule, passes, type RoleName } from '#domain/permissions.ts';
import type { Access, Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import type { Bell, NotificationType, StoredNotification } from '../repositories/notifications.ts';
import type { Services } from './services.ts';

type Support = Pick<Handlers, 'getSupportInformation' | 'getNotifications' | 'dismissNotification'>;

/** Who sees more than general notifications (BELL-4). */
const IMPORTANT_AND_URGENT: AccessRule = {
  roles: ['ViewerWarning', 'ViewerUrgent'],
  permissions: ['ReadOnlyWarningNotification', 'ReadOnlyUrgentNotification'],
};

/** The viewer roles that each type is meant for, as a notification names them. */
const MEANT_FOR: Record<NotificationType, RoleName[]> = {
  general: ['ViewerGeneral', 'ViewerWarning', 'ViewerUrgent'],
  important: ['ViewerWarning', 'ViewerUrgent'],
  urgent: ['ViewerWarning', 'ViewerUrgent'],
};

export const support = ({ practices, notifications }: Services): Support => ({
  async getSupportInformation({ params }) {
    const information = await practices.findSupport(params.id);
    if (!information) throw notFound();
    return information;
  },

  async getNotifications({ params, access }) {
    const results = await notifications.list(bellOf(access, params.id));
    return {
      info: { records: results.length, pages: results.length > 0 ? 1 : 0 },
      results: results.map(onTheWire),
    };
  },

  async dismissNotification({ params, access, success }) {
    const known = await notifications.dismiss(bellOf(access, params.practiceId), params.notificationId);
    if (!known) throw notFound();
    return { message: success };
  },
});

function bellOf(access: Access, practiceId: string): Bell {
  const visibleTypes: readonly NotificationType[] = passes(access, IMPORTANT_AND_URGENT)
    ? ['general', 'important', 'urgent']
    : ['general'];
  return { practiceId, userId: access.userId, visibleTypes };
}

/** The list holds what the caller has not dismissed: everything in it is open. */
const onTheWire = (stored: StoredNotification): components['schemas']['Notification'] => ({
  id: stored.id,
  notification: stored.text,
  notificationType: stored.notificationType,
  created: stored.createdAt.toISOString(),
  notificationRoles: MEANT_FOR[stored.notificationType],
  referenceId: stored.referenceId,
  memberId: stored.memberId,
  status: 'Open',
  isDismissed: false,
  typeOfNotification: stored.typeOfNotification,
});
