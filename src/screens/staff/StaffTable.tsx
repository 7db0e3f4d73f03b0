import { useSelector } from '@xstate/react';
import { Ellipsis } from 'lucide';
import { JOB_NAMES, JOB_WORK, jobOf } from '#domain/access/job.ts';
import { initials } from '#domain/access/staff.ts';
import type { StaffMember } from '#domain/access/staff-member.ts';
import { formatLocal } from '#domain/date/format-instant.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { type StaffRef, selectIsBusy, selectPeople, selectSort } from '#machines/staff/staff.selectors.ts';
import { RoleList } from '#screens/shared/RoleList.tsx';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu, MenuItem } from '#ui/Menu/Menu.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { copy } from './copy.ts';

const columnsFor = (userId: string, edit: (person: StaffMember) => void): readonly Column<StaffMember>[] => [
  {
    id: 'name',
    name: copy.columns.name,
    cell: (person) => (
      <span className="staff-name">
        <Avatar initials={initials(person.name)} />
        {person.isChangeable ? (
          <button type="button" className="table-open" onClick={() => edit(person)}>
            {person.name}
          </button>
        ) : (
          person.name
        )}{' '}
        {person.id === userId && <Badge tone="info">{copy.you}</Badge>}
      </span>
    ),
    card: 'title',
    sortable: true,
  },
  {
    id: 'email',
    name: copy.columns.email,
    card: 'line',
    cell: ({ email, phone }) => (
      <div className="staff-contact">
        {email}
        {phone !== '' && <p className="staff-note tabular">{formatPhone(phone)}</p>}
      </div>
    ),
  },
  { id: 'roles', name: copy.columns.roles, cell: Roles, card: 'line' },
  { id: 'status', name: copy.columns.status, cell: Status, card: 'fact' },
  {
    id: 'lastSignedInAt',
    name: copy.columns.lastSignIn,
    card: 'hidden',
    sortable: true,
    firstOrder: 'desc',
    cell: ({ lastSignedInAt }) => (
      <span className="staff-time tabular">
        {lastSignedInAt === null ? copy.neverSignedIn : formatLocal(lastSignedInAt)}
      </span>
    ),
  },
];

function Status({ isActive, lastSignedInAt }: StaffMember) {
  if (!isActive) return <Badge tone="neutral">{copy.inactive}</Badge>;
  if (lastSignedInAt === null) return <Badge tone="warning">{copy.invited}</Badge>;
  return <Badge tone="success">{copy.active}</Badge>;
}

interface StaffTableProps {
  staff: StaffRef;
  userId: string;
}

export function StaffTable({ staff, userId }: StaffTableProps) {
  const people = useSelector(staff, selectPeople);
  const isBusy = useSelector(staff, selectIsBusy);
  return (
    <Table
      label={copy.people}
      columns={columnsFor(userId, (person) => staff.send({ type: 'person.edit', person }))}
      rows={people ?? []}
      rowId={({ id }) => id}
      status={people === null ? 'loading' : 'ready'}
      sort={useSelector(staff, selectSort)}
      onSort={({ field, order }) =>
        staff.send({
          type: 'list.sort',
          sort: { field: field === 'name' ? 'name' : 'lastSignedInAt', order },
        })
      }
      instead={people?.length === 0 && <p className="staff-none">{copy.noneFound}</p>}
      outdated={isBusy}
      actions={(person) => <Actions staff={staff} person={person} isOwn={person.id === userId} />}
    />
  );
}

/** The job, or the roles if they are no job's. */
function Roles({ roles }: StaffMember) {
  if (roles.length === 0) return copy.noRoles;
  const job = jobOf(roles);
  return (
    <div className="staff-job">
      <strong>{job === null ? copy.otherRoles : JOB_NAMES[job]}</strong>
      {job === null ? <RoleList roles={roles} /> : <span className="staff-note">{JOB_WORK[job]}</span>}
    </div>
  );
}

function Actions({ staff, person, isOwn }: { staff: StaffRef; person: StaffMember; isOwn: boolean }) {
  const choose = (type: 'person.edit' | 'person.deactivate' | 'person.activate' | 'link.send') => () =>
    staff.send({ type, person });
  if (!person.isChangeable) return <span className="staff-note staff-elsewhere">{copy.elsewhere}</span>;
  return (
    <Menu
      label={copy.actionsFor(person.name)}
      align="end"
      trigger={<IconButton label={copy.actionsFor(person.name)} icon={Ellipsis} />}
    >
      <MenuItem onSelect={choose('person.edit')}>{copy.edit}</MenuItem>
      {person.isActive && !isOwn && <MenuItem onSelect={choose('link.send')}>{copy.sendLink}</MenuItem>}
      {person.isActive && !isOwn && (
        <MenuItem onSelect={choose('person.deactivate')}>{copy.deactivate}</MenuItem>
      )}
      {!person.isActive && <MenuItem onSelect={choose('person.activate')}>{copy.activate}</MenuItem>}
    </Menu>
  );
}
