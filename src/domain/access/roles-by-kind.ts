import { managesPractice } from './may-act.ts';
import { levelInWords, permissionWords } from './permission-words.ts';
import { PERMISSIONS, ROLE_NAMES, ROLE_PERMISSIONS, type RoleName } from './permissions.ts';
import { ROLE_WORK } from './role-work.ts';
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
  level: string;
  /** What the role allows. Empty for a permission that no role carries, whose level says it. */
  work: string;
}

/**
 * What a user may work with, sorted by name: their strongest role in each area, and permissions that none of the roles
 * carries. Notifications are not among them.
 */
export function areasOf(user: Pick<StaffUser, 'roles' | 'permissions'>): Area[] {
  const names = user.roles.map(({ name }) => name);
  const byRole = new Map<string, Area>();
  for (const name of STRONGEST_FIRST.filter((role) => names.includes(role))) {
    const { kind: level, subject } = describe(name);
    if (!byRole.has(subject)) byRole.set(subject, { subject, level, work: ROLE_WORK[name] ?? '' });
  }
  const managed = managesPractice(user) ? MANAGED : [];
  const unknown = names.filter((name) => describe(name).kind === 'Other');
  return [
    ...managed,
    ...byRole.values(),
    ...unknown.map((subject) => ({ subject, level: '', work: '' })),
    ...permissionsWithoutRole(user).map(({ name, level }) => ({
      subject: permissionWords(name),
      level: levelInWords(level),
      work: '',
    })),
  ].sort((one, other) => (one.subject < other.subject ? -1 : 1));
}

/** PERM-8: with full rights in each area. */
const MANAGED: readonly Area[] = [
  { subject: 'Practice', level: 'Administrator', work: 'Hours, time zone, contact, and logo' },
  { subject: 'Staff', level: 'Administrator', work: 'Adds people, and sets what they can do' },
];

/** `AdministratorPlanFees` alone opens nothing (PERM-5). */
const STRENGTH = { Administrator: 0, Editor: 1, Notifications: 2, Other: 3 } as const;
const strength = (role: RoleName): number =>
  role === 'AdministratorPlanFees' ? STRENGTH.Notifications : STRENGTH[describe(role).kind];
const STRONGEST_FIRST = ROLE_NAMES.filter((role) => describe(role).kind !== 'Notifications').sort(
  (one, other) => strength(one) - strength(other),
);

/** The kinds of notifications that a user gets. */
export const notificationsOf = ({ roles }: Pick<StaffUser, 'roles'>): readonly string[] =>
  rolesByKind(roles.map(({ name }) => name)).find(({ kind }) => kind === 'Notifications')?.subjects ?? [];

function permissionsWithoutRole(user: Pick<StaffUser, 'roles' | 'permissions'>): readonly Permission[] {
  const names = ROLE_NAMES.filter((role) => user.roles.some(({ name }) => name === role));
  const byRole = new Set<string>(names.map((role) => ROLE_PERMISSIONS[role]));
  return allPermissions(user).filter(({ name }) => !byRole.has(name));
}
