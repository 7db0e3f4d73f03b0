import { referenceOf } from '#domain/failure/failure.ts';
import { isConfigured } from '#domain/navigation/part-setup.ts';
import { PAGES, pageAt } from '#domain/navigation/routes.ts';
import { type Notification, pageOfNotification } from '#domain/notification/notification.ts';
import {
  selectEntries,
  selectFailure,
  selectListPhase,
} from '#machines/notifications/notifications.selectors.ts';
import { useNotifications, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { NotificationList } from '#ui/NotificationList/NotificationList.tsx';
import { copy } from './copy.ts';

/** BELL-3 */
export function NotificationEntries() {
  const { notifications, leaving } = useShellActors();
  const entries = useNotifications(selectEntries);
  const phase = useNotifications(selectListPhase);
  const failure = useNotifications(selectFailure);
  const addresses = usePageConfig();
  const canOpen = (path: string) => isConfigured(pageAt(path) ?? 'dashboard', addresses);
  const open = (entry: Notification, path: string) =>
    leaving.send({ type: 'leave.request', leave: { kind: 'notification', entry, path } });
  return (
    <NotificationList
      title={copy.notifications}
      phase={phase}
      entries={entries.map(({ notification, action, ...words }) => ({
        ...notification,
        ...words,
        subject: subjectOf(notification),
        action: action &&
          canOpen(action.path) && { label: action.label, onClick: () => open(notification, action.path) },
        onOpen: () => open(notification, pageOfNotification(notification).path),
      }))}
      failure={failure ? { message: failure.message, reference: referenceOf(failure) } : undefined}
      onRemove={(id) => notifications.send({ type: 'entry.dismiss', id })}
      onClear={() => notifications.send({ type: 'list.clear' })}
      onRetry={() => notifications.send({ type: 'list.retry' })}
    />
  );
}

const OFFICE_CARD = 'Office card';

const subjectOf = (notification: Notification): string =>
  notification.about?.patientName ??
  (pageOfNotification(notification).path === PAGES.paymentManagement.path ? OFFICE_CARD : '');
