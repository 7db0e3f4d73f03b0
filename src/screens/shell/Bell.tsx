import { referenceOf } from '#domain/failure/failure.ts';
import { isConfigured } from '#domain/navigation/part-setup.ts';
import { pageAt } from '#domain/navigation/routes.ts';
import { type Notification, pageOfNotification } from '#domain/notification/notification.ts';
import {
  selectEntries,
  selectFailure,
  selectHasBell,
  selectIsOpen,
  selectLatest,
  selectListPhase,
  selectUnwatched,
} from '#machines/notifications/notifications.selectors.ts';
import { useNotifications, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { BellButton } from '#ui/BellButton/BellButton.tsx';
import { HeaderPopover } from '#ui/HeaderPopover/HeaderPopover.tsx';
import { NotificationList } from '#ui/NotificationList/NotificationList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { copy } from './copy.ts';

/** BELL-1 to BELL-3. Screen readers announce a new notification at the next pause. */
export function Bell() {
  const { notifications } = useShellActors();
  const hasBell = useNotifications(selectHasBell);
  const isOpen = useNotifications(selectIsOpen);
  const count = useNotifications(selectUnwatched);
  const latest = useNotifications(selectLatest);
  if (!hasBell) return null;
  return (
    <>
      <HeaderPopover
        label={copy.notifications}
        open={isOpen}
        onOpen={() => notifications.send({ type: 'panel.open' })}
        onClose={() => notifications.send({ type: 'panel.close' })}
        trigger={(props) => <BellButton label={copy.notifications} count={count} {...props} />}
      >
        <Entries />
      </HeaderPopover>
      <div role="status">
        <VisuallyHidden>
          {latest && <span key={latest.id}>{copy.newNotification(latest.label)}</span>}
        </VisuallyHidden>
      </div>
    </>
  );
}

function Entries() {
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
        patient: notification.about?.patientName ?? '',
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
