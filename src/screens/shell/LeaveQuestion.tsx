import { useSelector } from '@xstate/react';
import { selectIsConfirming, selectLeave, selectLost } from '#machines/leaving/leaving.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { copy } from './copy.ts';

export function LeaveQuestion() {
  const { leaving } = useShellActors();
  const isOpen = useSelector(leaving, selectIsConfirming);
  const leave = useSelector(leaving, selectLeave);
  const lost = useSelector(leaving, selectLost);
  const isSignOut = leave?.kind === 'signOut';
  return (
    <ConfirmDialog
      open={isOpen}
      destructive
      shown="always"
      title={isSignOut ? copy.signOutUnsaved : copy.leaveUnsaved}
      confirm={isSignOut ? copy.signOutLosing : copy.leaveLosing}
      cancel={copy.stay}
      onConfirm={() => leaving.send({ type: 'leave.confirm' })}
      onCancel={() => leaving.send({ type: 'leave.refuse' })}
    >
      <p>{copy.losesChanges(lost.map(({ name }) => name))}</p>
    </ConfirmDialog>
  );
}
