import { PasswordDialog } from './PasswordDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';

/** What the avatar's menu opens (LAYOUT-8). */
export function AccountDialogs() {
  return (
    <>
      <ProfileDialog />
      <PasswordDialog />
      <SupportDialog />
    </>
  );
}
