import { useSelector } from '@xstate/react';
import { UserPlus } from 'lucide';
import type { RoleName } from '#domain/access/permissions.ts';
import { referenceOf } from '#domain/failure/failure.ts';
import {
  type StaffRef,
  selectCount,
  selectIsBusy,
  selectIsNotLoaded,
  selectSearch,
  selectStaffFailure,
} from '#machines/staff/staff.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
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
  const isBusy = useSelector(staff, selectIsBusy);
  const search = useSelector(staff, selectSearch);
  const count = useSelector(staff, selectCount);
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
      <div className="staff-bar">
        <Button
          variant="primary"
          icon={<Icon of={UserPlus} />}
          aria-disabled={isBusy}
          onClick={() => staff.send({ type: 'person.add' })}
        >
          {copy.add}
        </Button>
      </div>
      <p className="staff-about">{count !== null && copy.peopleAbout(count, organization)}</p>
      <div className="staff-search">
        <TextField
          type="search"
          label={copy.search}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => staff.send({ type: 'list.search', text: currentTarget.value })}
        />
      </div>
      <StaffTable staff={staff} userId={userId} />
      <StaffDialog staff={staff} organization={organization} grantable={grantable} />
      <DeactivateDialog staff={staff} />
    </div>
  );
}
