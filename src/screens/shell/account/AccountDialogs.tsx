import { PasswordDialog } from './PasswordDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';

/** LAYOUT-8 */
export function AccountDialogs() {
  return (
    <>
      <ProfileDialog />
      <PasswordDialog />
      <SupportDialog />
    </>
  );
}
