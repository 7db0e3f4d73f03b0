import type { Difference } from '../failure/difference.ts';
import { successToast } from '../notification/toast.ts';
import { formatPhone } from '../text/phone.ts';
import { type Job, jobOf } from './job.ts';
import { ROLE_NAMES, type RoleName } from './permissions.ts';
import { roleWords } from './role-words.ts';
import { sortedByName } from './staff.ts';
import { changedDetails, type StaffDetails } from './staff-details.ts';

/** A staff member, as shown to users who manage the practice (PERM-8). */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  phone: string;
  isActive: boolean;
  /** The user belongs to every organization of the staff member. */
  isChangeable: boolean;
  roles: readonly string[];
  /** An instant; null if the staff member has never signed in. */
  lastSignedInAt: string | null;
  version: number;
}

/** What a user can change about a staff member. */
export interface StaffFacts extends StaffDetails {
  roles: readonly RoleName[];
}

export interface NewStaffMember extends StaffFacts {
  email: string;
}

/** A new staff member may start days after the invitation. */
export const INVITATION_DAYS = 7;

export interface StaffSort {
  field: 'name' | 'lastSignedInAt';
  order: 'asc' | 'desc';
}
export const BY_NAME: StaffSort = { field: 'name', order: 'asc' };

/** `other`: the roles match no job. */
export type JobChoice = Job | 'other';

export interface StaffFilter {
  /** Part of a name or an email. */
  search: string;
  /** Null for every job. */
  job: JobChoice | null;
}

/** The people who match the filter, in order. People who never signed in come before all others. */
export function staffListed(
  people: readonly StaffMember[],
  { search, job }: StaffFilter,
  { field, order }: StaffSort,
): readonly StaffMember[] {
  const wanted = search.trim().toLowerCase();
  const found = sortedByName(
    people.filter(
      ({ name, email, roles }) =>
        `${name}\n${email}`.toLowerCase().includes(wanted) &&
        (job === null || job === (jobOf(roles) ?? 'other')),
    ),
  );
  const timeOf = ({ lastSignedInAt }: StaffMember) =>
    lastSignedInAt === null ? 0 : Date.parse(lastSignedInAt);
  const sorted = field === 'name' ? found : found.sort((one, other) => timeOf(one) - timeOf(other));
  return order === 'asc' ? sorted : sorted.reverse();
}

const wordsOf = (roles: readonly string[]): string => roles.map(roleWords).sort().join(', ');

export const staffDifferences = (
  stored: Pick<StaffMember, 'name' | 'phone' | 'roles'>,
  mine: StaffFacts,
): readonly Difference[] =>
  [
    { name: 'Full name', stored: stored.name, mine: mine.name },
    { name: 'Phone', stored: formatPhone(stored.phone), mine: formatPhone(mine.phone) },
    { name: 'Roles', stored: wordsOf(stored.roles), mine: wordsOf(mine.roles) },
  ].filter((each) => each.stored !== each.mine);

/** Fields and roles that the user left alone get the stored value; those that the user changed keep it. */
export function mergedFacts(before: StaffMember, mine: StaffFacts, stored: StaffMember): StaffFacts {
  const { name, phone } = { ...stored, ...changedDetails(mine, before) };
  const sourceOf = (role: RoleName) =>
    mine.roles.includes(role) === before.roles.includes(role) ? stored : mine;
  return { name, phone, roles: ROLE_NAMES.filter((role) => sourceOf(role).roles.includes(role)) };
}

export const staffAdded = (name: string) => successToast(`${name} gets an email to choose a password`);
export const staffSaved = (name: string) => successToast(`Saved ${name}`);
export const linkSent = (email: string) => successToast(`Password link sent to ${email}`);
