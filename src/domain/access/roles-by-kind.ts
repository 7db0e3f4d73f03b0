import { permissionWords } from './permission-words.ts';
import { PERMISSIONS, ROLE_NAMES, ROLE_PERMISSIONS } from './permissions.ts';

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
