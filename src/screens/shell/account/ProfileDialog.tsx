import { levelInWords } from '#domain/access/permissions.ts';
import { allPermissions, type Permission, type StaffUser, sortedByName } from '#domain/access/staff.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { useLoaded } from '#react/use-loaded.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { DescriptionList, ValueList } from '#ui/DescriptionList/DescriptionList.tsx';
import { loadAppearanceSettings } from './account-parts.ts';
import { copy } from './copy.ts';
import { DeletePermission } from './DeletePermission.tsx';
import { DialogPart } from './DialogPart.tsx';
import './ProfileDialog.css';

/** LAYOUT-8, DIALOG-1 */
export function ProfileDialog() {
  const { profile } = useShellActors();
  const user = useSession(selectUser);
  if (user === null) return null;
  return (
    <DialogPart dialog={profile} title={copy.profile} size="large">
      <Profile user={user} />
    </DialogPart>
  );
}

/** Rendered when the dialog opens, not with the shell. */
function Profile({ user }: { user: StaffUser }) {
  const AppearanceSettings = useLoaded(loadAppearanceSettings);
  return (
    <div className="profile" aria-busy={AppearanceSettings === null}>
      <DescriptionList
        items={[
          { term: copy.fullName, value: user.firstName },
          { term: copy.email, value: user.email },
          { term: copy.phone, value: formatPhone(user.phone) || copy.notGiven },
          { term: copy.roles, value: user.roles.length > 0 ? <Badges of={user.roles} /> : copy.noRoles },
          { term: copy.organizations, value: <Badges of={user.organizations} /> },
          { term: copy.permissions, value: <Permissions permissions={allPermissions(user)} /> },
        ]}
      />
      {AppearanceSettings && <AppearanceSettings />}
    </div>
  );
}

function Badges({ of: things }: { of: readonly { id: string; name: string }[] }) {
  return (
    <ValueList>
      {sortedByName(things).map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </ValueList>
  );
}

function Permissions({ permissions }: { permissions: readonly Permission[] }) {
  if (permissions.length === 0) return copy.noPermissions;
  return (
    <ul className="profile-permissions">
      {permissions.map(({ name, level }) => (
        <li className="profile-permission" key={name}>
          <span>{name}</span>
          <span className="profile-permission-level">
            <Badge>{levelInWords(level)}</Badge>
            <DeletePermission name={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}
