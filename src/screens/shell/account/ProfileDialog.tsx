import { JOB_NAMES, JOB_WORK, jobOf } from '#domain/access/job.ts';
import { managesPractice } from '#domain/access/may-act.ts';
import { type Area, areasOf, notificationsOf } from '#domain/access/roles-by-kind.ts';
import { initials, type StaffUser } from '#domain/access/staff.ts';
import type { Leave } from '#domain/navigation/leaving.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import {
  selectCurrentOrganization,
  selectCurrentPractice,
  selectOrganizationOptions,
} from '#machines/session/session-scope.selectors.ts';
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
  const leave = (where: Leave) => {
    profile.send({ type: 'dialog.close' });
    leaving.send({ type: 'leave.request', leave: where });
  };
  const open = (path: string) => leave({ kind: 'page', path });
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
        selectOrganization={(organizationId) => leave({ kind: 'organization', organizationId })}
      />
    </DialogPart>
  );
}

interface AccessProps {
  user: StaffUser;
  openStaff: () => void;
}

interface ProfileProps extends AccessProps {
  editDetails: () => void;
  selectOrganization: (organizationId: string) => void;
}

function Profile({ user, openStaff, editDetails, selectOrganization }: ProfileProps) {
  const job = jobOf(user.roles.map(({ name }) => name));
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
          { term: copy.notifications, value: <Notifications user={user} openStaff={openStaff} /> },
          {
            term: copy.organizations,
            value: <Organizations select={selectOrganization} />,
          },
        ]}
      />
    </>
  );
}

/** They come with roles, which managers of the practice change. */
function Notifications({ user, openStaff }: AccessProps) {
  const kinds = notificationsOf(user);
  return (
    <div className="profile-row">
      {kinds.length === 0 ? (
        copy.none
      ) : (
        <div>
          {kinds.join() === 'General' ? copy.generalSubjects : copy.allSubjects}
          <p className="profile-work">{copy.kinds(kinds)}</p>
        </div>
      )}
      {managesPractice(user) && (
        <Button size="small" variant="quiet" aria-label={copy.changeNotifications} onClick={openStaff}>
          {copy.change}
        </Button>
      )}
    </div>
  );
}

interface OrganizationsProps {
  select: (organizationId: string) => void;
}

/** The selected one first. */
function Organizations({ select }: OrganizationsProps) {
  const current = useSession(selectCurrentOrganization);
  const practice = useSession(selectCurrentPractice);
  const others = useSession(selectOrganizationOptions).filter(({ id }) => id !== current?.id);
  return (
    <ul className="profile-organizations">
      {current && (
        <li className="profile-row">
          <div>
            {current.name}
            <p className="profile-work">{practice?.name}</p>
          </div>
          <Badge tone="info">{copy.selected}</Badge>
        </li>
      )}
      {others.map(({ id, name }) => (
        <li key={id} className="profile-row">
          {name}
          <Button size="small" variant="quiet" aria-label={copy.switchTo(name)} onClick={() => select(id)}>
            {copy.switch}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** DIALOG-1 */
function Access({ user, openStaff }: AccessProps) {
  const areas = areasOf(user);
  const isManager = managesPractice(user);
  return (
    <div className="profile-access">
      {areas.length === 0 ? (
        copy.noAreas
      ) : (
        <Disclosure title={isManager ? copy.everyArea(areas.length) : copy.areas(areas.length)}>
          <Areas areas={areas} />
          <DeletePermission openStaff={isManager ? openStaff : undefined} />
        </Disclosure>
      )}
      {!isManager && <p className="profile-work">{copy.changedByOthers}</p>}
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
