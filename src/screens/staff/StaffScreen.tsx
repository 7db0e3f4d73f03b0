import { useSelector } from '@xstate/react';
import { Search, UserPlus } from 'lucide';
import { JOB_NAMES, JOBS } from '#domain/access/job.ts';
import type { RoleName } from '#domain/access/permissions.ts';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  type StaffRef,
  selectCount,
  selectIsBusy,
  selectIsNotLoaded,
  selectJob,
  selectPeople,
  selectSearch,
  selectStaffFailure,
} from '#machines/staff/staff.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { copy } from './copy.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { StaffDialog } from './StaffDialog.tsx';
import { StaffTable } from './StaffTable.tsx';
import './StaffScreen.css';

interface StaffProps {
  staff: StaffRef;
  /** The organization's name. */
  organization: string;
  /** The user's own id. */
  userId: string;
  /** The roles that the user may give. */
  grantable: readonly RoleName[];
}

/** PERM-8 */
export function StaffScreen({ staff, organization, userId, grantable }: StaffProps) {
  const failure = useSelector(staff, selectStaffFailure);
  if (useSelector(staff, selectIsNotLoaded))
    return (
      <ErrorState
        title={copy.loadFailed}
        action={<Button onClick={() => staff.send({ type: 'list.retry' })}>{copy.retry}</Button>}
        reference={failure ? referenceOf(failure) : undefined}
      >
        {failure?.message}
      </ErrorState>
    );
  return (
    <div className="staff">
      <StaffBar staff={staff} />
      <StaffTable staff={staff} userId={userId} />
      <StaffDialog staff={staff} organization={organization} grantable={grantable} />
      <DeactivateDialog staff={staff} />
    </div>
  );
}

const ANY = { id: '*', name: copy.anyJob };
const CHOICES = [
  ...JOBS.map(({ job }) => ({ id: job, name: JOB_NAMES[job] })),
  { id: 'other', name: copy.otherRoles },
] as const;

function StaffBar({ staff }: { staff: StaffRef }) {
  const isBusy = useSelector(staff, selectIsBusy);
  return (
    <div className="staff-bar">
      <search className="staff-filter">
        <TextField
          type="search"
          label={copy.search}
          start={<Icon of={Search} />}
          autoComplete="off"
          value={useSelector(staff, selectSearch)}
          onChange={({ currentTarget }) => staff.send({ type: 'list.search', text: currentTarget.value })}
        />
        <Select
          label={copy.columns.roles}
          options={[ANY, ...CHOICES]}
          value={useSelector(staff, selectJob) ?? ANY.id}
          onChoose={(chosen) =>
            staff.send({ type: 'job.choose', job: CHOICES.find(({ id }) => id === chosen)?.id ?? null })
          }
        />
      </search>
      <div className="staff-end">
        <Count staff={staff} />
        <Button
          variant="primary"
          icon={<Icon of={UserPlus} />}
          aria-disabled={isBusy}
          onClick={() => staff.send({ type: 'person.add' })}
        >
          {copy.add}
        </Button>
      </div>
    </div>
  );
}

function Count({ staff }: { staff: StaffRef }) {
  const all = useSelector(staff, selectCount);
  const shown = useSelector(staff, selectPeople)?.length;
  return <p role="status">{all !== null && shown !== undefined && copy.count(shown, all)}</p>;
}
