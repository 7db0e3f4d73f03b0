import {
  selectHasBell,
  selectIsOpen,
  selectLatest,
  selectUnwatched,
} from '#machines/notifications/notifications.selectors.ts';
import { useNotifications, useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { BellButton } from '#ui/BellButton/BellButton.tsx';
import { HeaderPopover } from '#ui/HeaderPopover/HeaderPopover.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { loadNotificationEntries } from './parts.ts';

/** BELL-1 to BELL-3. Screen readers announce a new notification at the next pause. */
export function Bell() {
  const { notifications } = useShellActors();
  const hasBell = useNotifications(selectHasBell);
  const isOpen = useNotifications(selectIsOpen);
  const count = useNotifications(selectUnwatched);
  const latest = useNotifications(selectLatest);
  const Entries = useLoaded(loadNotificationEntries, isOpen);
  if (!hasBell) return null;
  return (
    <>
      <HeaderPopover
        label={copy.notifications}
        open={isOpen && Entries !== null}
        onOpen={() => notifications.send({ type: 'panel.open' })}
        onClose={() => notifications.send({ type: 'panel.close' })}
        trigger={(props) => <BellButton label={copy.notifications} count={count} {...props} />}
      >
        {Entries && <Entries />}
      </HeaderPopover>
      <div role="status">
        <VisuallyHidden>
          {latest && <span key={latest.id}>{copy.newNotification(latest.label)}</span>}
        </VisuallyHidden>
      </div>
    </>
  );
}
