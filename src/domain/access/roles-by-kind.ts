import { levelInWords, permissionWords } from './permission-words.ts';
import { PERMISSIONS, ROLE_NAMES, ROLE_PERMISSIONS } from './permissions.ts';
import { allPermissions, type Permission, type StaffUser } from './staff.ts';

interface RolesOfKind {
  kind: string;
  subjects: readonly string[];
}

const KINDS = ['Administrator', 'Editor', 'Notifications', 'Other'] as const;
type Kind = (typeof KINDS)[number];
const KIND_OF_LEVEL = { '1111': 'Administrator', '1010': 'Editor', '1000': 'Notifications' } as const;
const NOTIFICATIONS = / notifications$/;

/** The area is that of the role's permission, so that roles and permissions list the same areas. */
function describe(name: string): { kind: Kind; subject: string } {
  const role = ROLE_NAMES.find((known) => known === name);
  if (role === undefined) return { kind: 'Other', subject: name };
  const permission = ROLE_PERMISSIONS[role];
  const kind = KIND_OF_LEVEL[PERMISSIONS[permission].level];
  return { kind, subject: permissionWords(permission).replace(NOTIFICATIONS, '') };
}

/** Roles grouped by kind, with the area of each. Names that this version does not know come last. */
export function rolesByKind(names: readonly string[]): RolesOfKind[] {
  const described = names.map(describe);
  return KINDS.map((kind) => ({
    kind,
    subjects: [
      ...new Set(described.filter((role) => role.kind === kind).map(({ subject }) => subject)),
    ].sort(),
  })).filter(({ subjects }) => subjects.length > 0);
}

export interface Area {
  subject: string;
  levels: readonly string[];
}

/** What a user may work with, sorted by name: by their roles, and by permissions that none of the roles carries. */
export function areasOf(user: Pick<StaffUser, 'roles' | 'permissions'>): Area[] {
  const areas = new Map<string, Set<string>>();
  const add = (subject: string, level: string) =>
    areas.set(subject, (areas.get(subject) ?? new Set()).add(level));
  for (const { kind, subjects } of rolesByKind(user.roles.map(({ name }) => name)))
    for (const subject of subjects) {
      if (kind === 'Notifications') add(kind, subject);
      else add(subject, kind === 'Other' ? '' : kind);
    }
  for (const { name, level } of permissionsWithoutRole(user)) add(permissionWords(name), levelInWords(level));
  return [...areas]
    .map(([subject, levels]) => ({ subject, levels: [...levels] }))
    .sort((one, other) => (one.subject < other.subject ? -1 : 1));
}

function permissionsWithoutRole(user: Pick<StaffUser, 'roles' | 'permissions'>): readonly Permission[] {
  const names = ROLE_NAMES.filter((role) => user.roles.some(({ name }) => name === role));
  const byRole = new Set<string>(names.map((role) => ROLE_PERMISSIONS[role]));
  return allPermissions(user).filter(({ name }) => !byRole.has(name));
}
