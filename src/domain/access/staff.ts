import type { PermissionName, RoleName } from './permissions.ts';

export interface Permission {
  id: string;
  name: string;
  group: number;
  level: string;
}

export interface Role {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

export interface Practice {
  id: string;
  name: string;
  phone: string;
  goal: number;
  /** Two letters, such as `OH`. */
  state: string;
  /** An IANA name. Today's date and ages follow the practice's time zone (CONST-3). */
  timeZone: string;
}

export interface Organization {
  id: string;
  name: string;
  practices: readonly Practice[];
}

/** The response of `GET /user`. `firstName` contains the full name (LAYOUT-2). */
export interface StaffUser {
  id: string;
  firstName: string;
  email: string;
  username: string;
  phone: string;
  locked: boolean;
  organizations: readonly Organization[];
  roles: readonly (Role & { name: RoleName | (string & {}) })[];
  permissions: readonly (Permission & { name: PermissionName | (string & {}) })[];
}

/** The user with changed data of one practice. */
export const withPracticeFacts = (
  user: StaffUser,
  practiceId: string,
  facts: Pick<Practice, 'timeZone' | 'phone'>,
): StaffUser => ({
  ...user,
  organizations: user.organizations.map((organization) => ({
    ...organization,
    practices: organization.practices.map((practice) =>
      practice.id === practiceId ? { ...practice, ...facts } : practice,
    ),
  })),
});

/** Permissions from roles and direct ones, without duplicates, in alphabetical order. */
export function allPermissions({
  roles,
  permissions,
}: Pick<StaffUser, 'roles' | 'permissions'>): Permission[] {
  const all = [...permissions, ...roles.flatMap((role) => role.permissions)];
  return sortedByName([...new Map(all.map((permission) => [permission.name, permission])).values()]);
}

/** LAYOUT-2 */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US') ?? '').join('');
}

/** `localeCompare` with options builds a collator for each comparison. */
const alphabet = new Intl.Collator('en-US', { numeric: true });

export function sortedByName<Option extends { name: string }>(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => alphabet.compare(a.name, b.name));
}
