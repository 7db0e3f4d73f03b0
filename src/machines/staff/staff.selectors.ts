import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { staffDifferences, staffListed } from '#domain/access/staff-member.ts';
import type { staffMachine } from './staff.machine.ts';
import { factsIn, lacksRoles, messagesIn } from './staff.setup.ts';
import type { StaffField } from './staff.types.ts';

export type StaffRef = ActorRefFrom<typeof staffMachine>;
type Snapshot = SnapshotFrom<typeof staffMachine>;

/** Those who match the search and the job, in the chosen order; null until they are loaded. */
export const selectPeople = ({ context: { people, search, job, sort } }: Snapshot) =>
  people === null ? null : staffListed(people, { search, job }, sort);
export const selectCount = ({ context }: Snapshot) => context.people?.length ?? null;
export const selectSearch = ({ context }: Snapshot) => context.search;
export const selectJob = ({ context }: Snapshot) => context.job;
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectIsNotLoaded = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectStaffFailure = ({ context }: Snapshot) => context.failure;
/**
 * The values that another user stored and that differ from the form; null unless a change was rejected because of
 * them.
 */
export function selectDifferences(snapshot: Snapshot) {
  const { failure, person } = snapshot.context;
  const isOutdated = selectIsFormOpen(snapshot) && failure?.code === 'staffChanged';
  return isOutdated && person !== null ? staffDifferences(person, factsIn(snapshot.context)) : null;
}
export const selectIsFormOpen = (snapshot: Snapshot) =>
  snapshot.matches('editing') || snapshot.matches('discarding') || snapshot.matches('saving');
export const selectIsDiscarding = (snapshot: Snapshot) => snapshot.matches('discarding');
export const selectIsConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Null for a new person. */
export const selectPerson = ({ context }: Snapshot) => context.person;
export const selectRoles = ({ context }: Snapshot) => context.roles;
export const selectFieldError =
  (field: StaffField) =>
  ({ context }: Snapshot) =>
    context.isChecked ? messagesIn(context)[field] : null;
export const selectLacksRoles = ({ context }: Snapshot) => context.isChecked && lacksRoles(context);
