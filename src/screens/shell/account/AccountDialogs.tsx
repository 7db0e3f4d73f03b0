import { useSelector } from '@xstate/react';
import { selectIsPasswordOpen } from '#machines/password-change/password-change.selectors.ts';
import { useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { loadPasswordDialog } from './account-parts.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';

/** LAYOUT-8 */
export function AccountDialogs() {
  const { password } = useShellActors();
  const PasswordDialog = useLoaded(loadPasswordDialog, useSelector(password, selectIsPasswordOpen));
  return (
    <>
      <ProfileDialog />
      {PasswordDialog && <PasswordDialog />}
      <SupportDialog />
    </>
  );
}
