import type { Difference } from '../failure/difference.ts';
import type { RoleName } from './permissions.ts';
import { roleWords } from './role-words.ts';

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

export interface NewStaffMember {
  name: string;
  email: string;
  roles: readonly RoleName[];
}

const wordsOf = (roles: readonly string[]): string => roles.map(roleWords).sort().join(', ');

export function staffDifferences(
  stored: Pick<StaffMember, 'roles'>,
  roles: readonly RoleName[],
): readonly Difference[] {
  const difference = { name: 'Roles', stored: wordsOf(stored.roles), mine: wordsOf(roles) };
  return difference.stored === difference.mine ? [] : [difference];
}

export const staffAdded = (name: string) =>
  ({ variant: 'success', label: `${name} gets an email to choose a password` }) as const;
export const staffSaved = (name: string) => ({ variant: 'success', label: `Saved ${name}` }) as const;
export const linkSent = (email: string) =>
  ({ variant: 'success', label: `Password link sent to ${email}` }) as const;
