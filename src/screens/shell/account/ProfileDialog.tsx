import { JOB_NAMES, JOB_WORK, jobOf } from '#domain/access/job.ts';
import { managesPractice } from '#domain/access/may-act.ts';
import { type Area, areasOf, notificationsOf } from '#domain/access/roles-by-kind.ts';
import { initials, type StaffUser, sortedByName } from '#domain/access/staff.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectCurrentOrganization } from '#machines/session/session-scope.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { copy } from './copy.ts';
import { DeletePermission } from './DeletePermission.tsx';
import { DialogPart } from './DialogPart.tsx';
import './ProfileDialog.css';

/** LAYOUT-8, DIALOG-1 */
export function ProfileDialog() {
  const { profile, leaving, password } = useShellActors();
  const user = useSession(selectUser);
  if (user === null) return null;
  const open = (path: string) => {
    profile.send({ type: 'dialog.close' });
    leaving.send({ type: 'leave.request', leave: { kind: 'page', path } });
  };
  const updatePassword = () => {
    profile.send({ type: 'dialog.close' });
    password.send({ type: 'password.open' });
  };
  return (
    <DialogPart
      dialog={profile}
      title={copy.profile}
      size="large"
      actions={
        <>
          <Button onClick={updatePassword}>{copy.updatePassword}</Button>
          <Button onClick={() => open(PAGES.settings.path)}>{copy.settings}</Button>
        </>
      }
    >
      <Profile
        user={user}
        editDetails={() => open(PAGES.settings.path)}
        openStaff={() => open(PAGES.staff.path)}
      />
    </DialogPart>
  );
}

interface AccessProps {
  user: StaffUser;
  openStaff: () => void;
}

function Profile({ user, openStaff, editDetails }: AccessProps & { editDetails: () => void }) {
  const job = jobOf(user.roles.map(({ name }) => name));
  const current = useSession(selectCurrentOrganization);
  return (
    <>
      <div className="profile-person">
        <Avatar initials={initials(user.firstName)} size="large" />
        <p className="profile-name">{user.firstName}</p>
        {job !== null && (
          <p className="profile-job">
            {JOB_NAMES[job]}: {JOB_WORK[job].toLowerCase()}
          </p>
        )}
        <Button size="small" aria-label={copy.editDetails} onClick={editDetails}>
          {copy.edit}
        </Button>
      </div>
      <DescriptionList
        items={[
          { term: copy.email, value: user.email },
          { term: copy.phone, value: formatPhone(user.phone) || copy.notGiven },
          { term: copy.access, value: <Access user={user} openStaff={openStaff} /> },
          { term: copy.notifications, value: <Notifications user={user} /> },
          {
            term: copy.organizations,
            value: (
              <ul className="profile-organizations">
                {selectedFirst(user, current?.id).map(({ id, name }) => (
                  <li key={id}>
                    {name} {id === current?.id && <Badge tone="info">{copy.selected}</Badge>}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </>
  );
}

function Notifications({ user }: { user: StaffUser }) {
  const kinds = notificationsOf(user);
  return (
    <>
      {kinds.join(', ') || copy.none}
      {kinds.length > 0 && (
        <p className="profile-work">{kinds.join() === 'General' ? copy.inBellGeneral : copy.inBellAll}</p>
      )}
    </>
  );
}

const selectedFirst = ({ organizations }: StaffUser, selected: string | undefined) =>
  sortedByName(organizations).sort(
    (one, other) => Number(other.id === selected) - Number(one.id === selected),
  );

/** DIALOG-1 */
function Access({ user, openStaff }: AccessProps) {
  const areas = areasOf(user);
  const isManager = managesPractice(user);
  return (
    <div className="profile-access">
      {areas.length === 0 && copy.noAreas}
      {isManager ? (
        <Disclosure title={copy.areas(areas.length)}>
          <Areas areas={areas} />
        </Disclosure>
      ) : (
        <Areas areas={areas} />
      )}
      {!isManager && <p className="profile-work">{copy.changedByOthers}</p>}
      <div className="profile-links">
        <DeletePermission openStaff={isManager ? openStaff : undefined} />
      </div>
    </div>
  );
}

function Areas({ areas }: { areas: readonly Area[] }) {
  const levels = [...new Set(areas.map(({ level }) => level))];
  return (
    <>
      {levels.map((level) => (
        <div key={level} className="profile-level">
          <h3>{level || copy.otherRoles}</h3>
          <ul className="profile-areas">
            {areas
              .filter((area) => area.level === level)
              .map(({ subject, work }) => (
                <li key={subject}>
                  <span>{subject}</span>
                  <span className="profile-work">{work}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
