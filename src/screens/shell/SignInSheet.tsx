import { useSelector } from '@xstate/react';
import { selectUnsavedChanges } from '#machines/leaving/leaving.selectors.ts';
import {
  selectAccessPhase,
  selectFailure,
  selectIsBusy,
  selectLogin,
  selectUser,
} from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { LoginForm } from '#screens/shared/LoginForm.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { copy } from './copy.ts';

/** Covers an open page whose session the server has ended. The user signs in again without a reload (SESSION-4). */
export function SignInSheet() {
  const { leaving } = useShellActors();
  const access = useSession(selectAccessPhase);
  const login = useSession(selectLogin);
  const failure = useSession(selectFailure);
  const isBusy = useSession(selectIsBusy);
  const user = useSession(selectUser);
  const unsaved = useSelector(leaving, selectUnsavedChanges);
  return (
    <Dialog
      open={access === 'ended'}
      size="small"
      initialFocus="input[name=password]"
      shown="always"
      title={copy.sheetTitle}
      description={copy.sheetAdvice(
        user?.firstName ?? '',
        unsaved.map(({ name }) => name),
      )}
      actions={
        <Button
          variant={unsaved.length === 0 ? 'secondary' : 'danger'}
          onClick={() => leaving.send({ type: 'leave.request', leave: { kind: 'signOut' } })}
        >
          {unsaved.length === 0 ? copy.signOut : copy.signOutLosing}
        </Button>
      }
    >
      <StatusRegion>
        {failure && (
          <Banner tone="danger" title={copy.notSignedIn}>
            {failure.message}
          </Banner>
        )}
      </StatusRegion>
      <LoginForm login={login} isAccepted={isBusy} place="sheet" />
    </Dialog>
  );
}
