import { useSelector } from '@xstate/react';
import type { Leave } from '#domain/navigation/leaving.ts';
import { titleAt } from '#domain/navigation/routes.ts';
import { pageOfNotification } from '#domain/notification/notification.ts';
import { selectIsAsked, selectLeave, selectLost } from '#machines/leaving/leaving.selectors.ts';
import {
  selectOrganizationOptions,
  selectPracticeOptions,
} from '#machines/session/session-scope.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { copy } from './copy.ts';

/** Asks whoever is about to leave work that is not saved. */
export function LeaveQuestion() {
  const { leaving } = useShellActors();
  const isAsked = useSelector(leaving, selectIsAsked);
  const leave = useSelector(leaving, selectLeave);
  const lost = useSelector(leaving, selectLost);
  const target = useTarget(leave);
  return (
    <ConfirmDialog
      open={isAsked}
      destructive
      shown="always"
      title={leave?.kind === 'signOut' ? copy.signOutUnsaved : copy.leaveUnsaved(target)}
      confirm={leave?.kind === 'signOut' ? copy.signOutLosing : copy.leaveLosing}
      cancel={copy.stay}
      onConfirm={() => leaving.send({ type: 'leave.confirm' })}
      onCancel={() => leaving.send({ type: 'leave.refuse' })}
    >
      <p>{copy.notSaved}</p>
      <ul className="shell-lost">
        {lost.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** Where it leads, by name. */
function useTarget(leave: Leave | null): string {
  const organizations = useSession(selectOrganizationOptions);
  const practices = useSession(selectPracticeOptions);
  const nameIn = (things: readonly { id: string; name: string }[], wanted: string) =>
    things.find(({ id }) => id === wanted)?.name ?? '';
  switch (leave?.kind) {
    case 'organization':
      return nameIn(organizations, leave.organizationId);
    case 'practice':
      return nameIn(practices, leave.practiceId);
    case 'notification':
      return titleAt(pageOfNotification(leave.entry).path);
    case 'patient':
    case 'page':
    case 'history':
      return titleAt(leave.path);
    default:
      return '';
  }
}
