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
  /** An IANA name: Today and ages are the practice's own (CONST-3). */
  timeZone: string;
}

export interface Organization {
  id: string;
  name: string;
  practices: readonly Practice[];
}

/** A member of a practice's staff, as `GET /user` answers. `firstName` holds the full name (LAYOUT-2). */
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

/** What a user holds by a role or beside them, each name once, in alphabetical order. */
export function heldPermissions({
  roles,
  permissions,
}: Pick<StaffUser, 'roles' | 'permissions'>): Permission[] {
  const held = [...permissions, ...roles.flatMap((role) => role.permissions)];
  return sortedByName([...new Map(held.map((permission) => [permission.name, permission])).values()]);
}

/** First letter of the first and of the last word, upper case; one word gives one letter (LAYOUT-2). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US') ?? '').join('');
}

/** Made once: asked with options, `localeCompare` makes one for every two names. */
const alphabet = new Intl.Collator('en-US', { numeric: true });

/** The options of a header menu, in alphabetical order (LAYOUT-1). */
export function sortedByName<Option extends { name: string }>(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => alphabet.compare(a.name, b.name));
}
