import type { Difference } from '../failure/difference.ts';
import { formatPhone } from '../text/phone.ts';
import type { RoleName } from './permissions.ts';
import { roleWords } from './role-words.ts';
import type { StaffDetails } from './staff-details.ts';

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
  version: number;
}

/** What a user can change about a staff member. */
export interface StaffFacts extends StaffDetails {
  roles: readonly RoleName[];
}

export interface NewStaffMember extends StaffFacts {
  email: string;
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

export const staffAdded = (name: string) =>
  ({ variant: 'success', label: `${name} gets an email to choose a password` }) as const;
export const staffSaved = (name: string) => ({ variant: 'success', label: `Saved ${name}` }) as const;
export const linkSent = (email: string) =>
  ({ variant: 'success', label: `Password link sent to ${email}` }) as const;
