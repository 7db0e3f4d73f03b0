import { levelInWords, permissionWords } from '#domain/access/permission-words.ts';
import { rolesByKind } from '#domain/access/roles-by-kind.ts';
import { allPermissions, type Permission, type StaffUser, sortedByName } from '#domain/access/staff.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList, ValueList } from '#ui/DescriptionList/DescriptionList.tsx';
import { copy } from './copy.ts';
import { DeletePermission } from './DeletePermission.tsx';
import { DialogPart } from './DialogPart.tsx';
import './ProfileDialog.css';

/** LAYOUT-8, DIALOG-1 */
export function ProfileDialog() {
  const { profile, leaving } = useShellActors();
  const user = useSession(selectUser);
  if (user === null) return null;
  const openSettings = () => {
    profile.send({ type: 'dialog.close' });
    leaving.send({ type: 'leave.request', leave: { kind: 'page', path: PAGES.settings.path } });
  };
  return (
    <DialogPart
      dialog={profile}
      title={copy.profile}
      size="large"
      initialFocus=".dialog-actions .button"
      actions={<Button onClick={openSettings}>{copy.settings}</Button>}
    >
      <Profile user={user} />
    </DialogPart>
  );
}

function Profile({ user }: { user: StaffUser }) {
  return (
    <DescriptionList
      items={[
        { term: copy.fullName, value: user.firstName },
        { term: copy.email, value: user.email },
        { term: copy.phone, value: formatPhone(user.phone) || copy.notGiven },
        {
          term: copy.roles,
          value: roleKinds(user) || copy.noRoles,
        },
        { term: copy.organizations, value: <Badges of={user.organizations} /> },
        { term: copy.permissions, value: <Permissions permissions={allPermissions(user)} /> },
      ]}
    />
  );
}

/** What each role is for is in the table of permissions. */
const roleKinds = ({ roles }: StaffUser): string =>
  rolesByKind(roles.map(({ name }) => name))
    .map(({ kind }) => kind)
    .join(', ');

function Badges({ of: things }: { of: readonly { id: string; name: string }[] }) {
  return (
    <ValueList>
      {sortedByName(things).map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </ValueList>
  );
}

/** Two permissions can be of one subject: an editor's and a manager's. */
function highestLevels(permissions: readonly Permission[]): Map<string, string> {
  const levels = new Map<string, string>();
  for (const { name, level } of permissions) {
    const words = permissionWords(name);
    if (level > (levels.get(words) ?? '')) levels.set(words, level);
  }
  return levels;
}

function Permissions({ permissions }: { permissions: readonly Permission[] }) {
  if (permissions.length === 0) return copy.noPermissions;
  return (
    <div className="profile-permissions">
      <table className="profile-table">
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Access</th>
          </tr>
        </thead>
        <tbody>
          {[...highestLevels(permissions)].map(([words, level]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>
                <Badge>{levelInWords(level)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="profile-advice">To change your access, ask an administrator.</p>
      <DeletePermission />
    </div>
  );
}
