import { useSelector } from '@xstate/react';
import { JOB_NAMES, JOB_WORK, JOBS, type Job, jobOf } from '#domain/access/job.ts';
import { ROLE_NAMES, type RoleName } from '#domain/access/permissions.ts';
import { ROLE_GROUPS } from '#domain/access/role-groups.ts';
import { roleWords } from '#domain/access/role-words.ts';
import { ROLE_WORK } from '#domain/access/role-work.ts';
import { DISCARD_QUESTION } from '#domain/dialog/discard-question.ts';
import {
  type StaffRef,
  selectDifferences,
  selectFieldError,
  selectIsBusy,
  selectIsDiscarding,
  selectIsFormOpen,
  selectLacksRoles,
  selectPerson,
  selectRoles,
  selectStaffFailure,
} from '#machines/staff/staff.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { ChangedSince } from '#ui/ChangedSince/ChangedSince.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { copy } from './copy.ts';

interface StaffDialogProps {
  staff: StaffRef;
  /** The organization's name. */
  organization: string;
  grantable: readonly RoleName[];
}

/** Adds a person, or changes one. */
export function StaffDialog({ staff, organization, grantable }: StaffDialogProps) {
  const person = useSelector(staff, selectPerson);
  const isBusy = useSelector(staff, selectIsBusy);
  const available = ROLE_NAMES.filter((role) => grantable.includes(role) || person?.roles.includes(role));
  const close = () => staff.send({ type: 'dialog.close' });
  return (
    <Dialog
      open={useSelector(staff, selectIsFormOpen)}
      onClose={close}
      title={person ? copy.editTitle(person.name) : copy.addTitle}
      {...(person === null && { description: copy.addAbout(organization) })}
    >
      <DialogForm
        submit={person ? copy.save : copy.invite}
        busy={isBusy}
        onSubmit={() => staff.send({ type: 'form.save' })}
        onCancel={close}
        notice={<Notice staff={staff} />}
      >
        <PersonFields staff={staff} isNew={person === null} isBusy={isBusy} />
        <RoleChoices staff={staff} available={available} isBusy={isBusy} />
      </DialogForm>
      <ConfirmDialog
        open={useSelector(staff, selectIsDiscarding)}
        title={DISCARD_QUESTION.title}
        confirm={DISCARD_QUESTION.confirm}
        cancel={DISCARD_QUESTION.keep}
        destructive
        onConfirm={() => staff.send({ type: 'discard.confirm' })}
        onCancel={close}
      >
        {DISCARD_QUESTION.about}
      </ConfirmDialog>
    </Dialog>
  );
}

/** Why the person was not saved, or what another user stored first. */
function Notice({ staff }: { staff: StaffRef }) {
  const failure = useSelector(staff, selectStaffFailure);
  const differences = useSelector(staff, selectDifferences);
  if (failure === null) return null;
  if (differences === null)
    return (
      <div role="alert">
        <Banner tone="danger">{failure.message}</Banner>
      </div>
    );
  return <ChangedSince title={copy.changedTitle} subject={copy.field} rows={differences} />;
}

interface PersonFieldsProps {
  staff: StaffRef;
  isNew: boolean;
  isBusy: boolean;
}

/** The email is how a person signs in, so it stays. */
function PersonFields({ staff, isNew, isBusy }: PersonFieldsProps) {
  const kind = { autoComplete: 'off', readOnly: isBusy } as const;
  return (
    <>
      <TextField
        {...useField(staff, 'name')}
        {...kind}
        label={copy.name}
        required
        error={useSelector(staff, selectFieldError('name'))}
      />
      <TextField
        {...useField(staff, 'email')}
        {...kind}
        label={copy.email}
        inputMode="email"
        required
        readOnly={isBusy || !isNew}
        {...(!isNew && { hint: copy.emailStays })}
        error={useSelector(staff, selectFieldError('email'))}
      />
      <TextField
        {...useField(staff, 'phone')}
        {...kind}
        label={copy.phone}
        inputMode="tel"
        error={useSelector(staff, selectFieldError('phone'))}
      />
    </>
  );
}

interface RoleChoicesProps {
  staff: StaffRef;
  /** The roles that the user can give, and those that the person has. */
  available: readonly RoleName[];
  isBusy: boolean;
}

interface OfferedJob {
  job: Job;
  roles: readonly RoleName[];
}

/** Jobs with the roles that are available. An administrator has all of them. */
const jobsWith = (available: readonly RoleName[]): OfferedJob[] =>
  JOBS.map(({ job, roles }) => ({ job, roles: roles.filter((role) => available.includes(role)) })).filter(
    ({ job, roles }) => (job === 'administrator' ? roles.length === ROLE_NAMES.length : roles.length > 0),
  );

/** The job with exactly these roles, or the one that the list names. */
function chosenJob(chosen: readonly RoleName[], jobs: readonly OfferedJob[]): Job | null {
  const exact = jobs.find(
    ({ roles }) => roles.length === chosen.length && roles.every((role) => chosen.includes(role)),
  );
  return exact?.job ?? jobOf(chosen);
}

/** Each replaces the roles with its own. */
function Jobs({ staff, available }: Omit<RoleChoicesProps, 'isBusy'>) {
  const lacksRoles = useSelector(staff, selectLacksRoles);
  const roles = useSelector(staff, selectRoles);
  const jobs = jobsWith(available);
  return (
    <RadioGroup
      label={copy.job}
      options={jobs.map(({ job }) => ({ id: job, name: JOB_NAMES[job], hint: JOB_WORK[job] }))}
      value={chosenJob(roles, jobs)}
      error={lacksRoles ? copy.chooseRole : null}
      onChoose={(id) => {
        const chosen = jobs.find(({ job }) => job === id);
        if (chosen !== undefined) staff.send({ type: 'roles.choose', roles: chosen.roles });
      }}
    />
  );
}

/** The user can remove a role that they lack, but can't give it. */
function RoleChoices({ staff, available, isBusy }: RoleChoicesProps) {
  const roles = useSelector(staff, selectRoles);
  const isOwnChoice = roles.length > 0 && chosenJob(roles, jobsWith(available)) === null;
  return (
    <div className="staff-choices">
      <Jobs staff={staff} available={available} />
      <Disclosure title={copy.singleRoles} opens={isOwnChoice}>
        <div className="staff-choices">
          <p>{copy.rolesAbout}</p>
          {ROLE_GROUPS.map(({ group, roles: ofGroup }) => (
            <fieldset key={group} className="staff-role-group">
              <legend>{copy.roleGroups[group]}</legend>
              {ofGroup.map((role) => {
                const isRefused = !available.includes(role);
                const hint = isRefused ? copy.roleNotYours : ROLE_WORK[role];
                return (
                  <Checkbox
                    key={role}
                    label={roleWords(role)}
                    {...(hint !== undefined && { hint })}
                    checked={roles.includes(role)}
                    disabled={isBusy || isRefused}
                    onChange={(isOn) => staff.send({ type: 'role.switch', role, isOn })}
                  />
                );
              })}
            </fieldset>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
