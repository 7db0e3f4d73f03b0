import type { components } from '#api/schema.d.ts';
import { type AccessRule, ADMIN_RULES, passes, type RoleName } from '#domain/access/permissions.ts';
import type { Holder } from '../http/call.ts';
import type { Bell, NotificationType, StoredNotification } from './notifications.queries.ts';

/** BELL-4 */
const IMPORTANT_AND_URGENT: AccessRule = {
  roles: ['ViewerWarning', 'ViewerUrgent'],
  permissions: ['ReadOnlyWarningNotification', 'ReadOnlyUrgentNotification'],
};

const MEANT_FOR: Record<NotificationType, RoleName[]> = {
  general: ['ViewerGeneral', 'ViewerWarning', 'ViewerUrgent'],
  important: ['ViewerWarning', 'ViewerUrgent'],
  urgent: ['ViewerWarning', 'ViewerUrgent'],
};

export const bellOf = (holder: Holder, practiceId: string): Bell => ({
  practiceId,
  userId: holder.userId,
  visibleTypes: passes(holder, IMPORTANT_AND_URGENT) ? ['general', 'important', 'urgent'] : ['general'],
  hiddenKinds: passes(holder, ADMIN_RULES.planFees) ? [] : ['FeeIncreasePostponed'],
});

export const isInBell = (
  { visibleTypes, hiddenKinds }: Pick<Bell, 'visibleTypes' | 'hiddenKinds'>,
  {
    notificationType,
    typeOfNotification,
  }: Pick<StoredNotification, 'notificationType' | 'typeOfNotification'>,
): boolean => visibleTypes.includes(notificationType) && !hiddenKinds.includes(typeOfNotification);

/** The list contains no dismissed notification, so all of them are open. */
export const notificationOnTheWire = (stored: StoredNotification): components['schemas']['Notification'] => ({
  id: stored.id,
  notification: stored.text,
  notificationType: stored.notificationType,
  created: stored.createdAt.toISOString(),
  notificationRoles: MEANT_FOR[stored.notificationType],
  referenceId: stored.referenceId,
  memberId: stored.memberId,
  about: stored.about,
  status: 'Open',
  isDismissed: false,
  typeOfNotification: stored.typeOfNotification,
});
