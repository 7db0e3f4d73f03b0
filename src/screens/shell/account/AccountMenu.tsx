import { KeyRound, LifeBuoy, LogOut, UserRound } from 'lucide';
import { initials } from '#domain/access/staff.ts';
import { selectProfilePhase, selectUser } from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { AvatarButton } from '#ui/Avatar/AvatarButton.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#ui/Menu/Menu.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { menuCopy } from './menu-copy.ts';

/** LAYOUT-2 */
export function AccountMenu() {
  const { leaving, profile, password, support } = useShellActors();
  const user = useSession(selectUser);
  const isLoading = useSession(selectProfilePhase) === 'loadingUser';
  if (user === null) return isLoading ? <Skeleton shape="disc" /> : null;
  return (
    <Menu
      label={menuCopy.account(user.firstName)}
      align="end"
      trigger={<AvatarButton label={menuCopy.account(user.firstName)} initials={initials(user.firstName)} />}
    >
      <MenuHeading title={user.firstName}>{user.email}</MenuHeading>
      <MenuSeparator />
      <MenuItem icon={<Icon of={UserRound} />} onSelect={() => profile.send({ type: 'dialog.open' })}>
        {menuCopy.viewProfile}
      </MenuItem>
      <MenuItem icon={<Icon of={KeyRound} />} onSelect={() => password.send({ type: 'password.open' })}>
        {menuCopy.updatePassword}
      </MenuItem>
      <MenuItem icon={<Icon of={LifeBuoy} />} onSelect={() => support.send({ type: 'support.open' })}>
        {menuCopy.help}
      </MenuItem>
      <MenuItem
        icon={<Icon of={LogOut} mirrors />}
        onSelect={() => leaving.send({ type: 'leave.request', leave: { kind: 'signOut' } })}
      >
        {menuCopy.logout}
      </MenuItem>
    </Menu>
  );
}
