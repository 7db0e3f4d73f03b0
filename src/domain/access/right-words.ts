import type { Level, PermissionName, RoleName } from './permissions.ts';

type RoleKind = 'Administrator' | 'Editor' | 'Notifications';

const ROLES: Record<RoleName, { kind: RoleKind; subject: string }> = {
  ViewerGeneral: { kind: 'Notifications', subject: 'General' },
  ViewerWarning: { kind: 'Notifications', subject: 'Important' },
  ViewerUrgent: { kind: 'Notifications', subject: 'Urgent' },
  AdministratorPlanFees: { kind: 'Administrator', subject: 'Plan fees' },
  AdministratorFeeManagement: { kind: 'Administrator', subject: 'Fee management' },
  AdministratorPaymentManagement: { kind: 'Administrator', subject: 'Payment management' },
  AdministratorGoalSettings: { kind: 'Administrator', subject: 'Goal settings' },
  AdministratorADACodes: { kind: 'Administrator', subject: 'Procedure codes' },
  AdministratorCustomADACodes: { kind: 'Administrator', subject: 'Custom codes' },
  EditorPlanFees: { kind: 'Editor', subject: 'Plan fees' },
  EditorADACodes: { kind: 'Editor', subject: 'Procedure codes' },
};
const KINDS: readonly RoleKind[] = ['Administrator', 'Editor', 'Notifications'];

const PERMISSION_WORDS: Record<PermissionName, string> = {
  ReadOnlyGeneralNotification: 'General notifications',
  ReadOnlyWarningNotification: 'Important notifications',
  ReadOnlyUrgentNotification: 'Urgent notifications',
  GoalSettingsManagement: 'Goal settings',
  PaymentManagementManagement: 'Payment management',
  ADACodesManagement: 'Procedure codes',
  CustomADACodesManagement: 'Custom procedure codes',
  ADACodesEditor: 'Procedure codes',
  PlanFeesManagement: 'Plan fees',
  PlanFeesEditor: 'Plan fees',
};

const roleOf = (name: string): { kind: RoleKind; subject: string } | undefined => ROLES[name as RoleName];

/** A name that this version does not know stays as it is. */
export function roleWords(name: string): string {
  const role = roleOf(name);
  return role === undefined ? name : `${role.subject} ${role.kind.toLowerCase()}`;
}

/** Roles by what they allow: `Editor`, and what of. Names that this version does not know come last. */
export function rolesByKind(names: readonly string[]): { kind: string; subjects: readonly string[] }[] {
  const subjectsOf = (kind: RoleKind) =>
    names.flatMap((name) => (roleOf(name)?.kind === kind ? (roleOf(name)?.subject ?? []) : []));
  return [
    ...KINDS.map((kind) => ({ kind, subjects: subjectsOf(kind).sort() })),
    { kind: 'Other', subjects: names.filter((name) => roleOf(name) === undefined) },
  ].filter(({ subjects }) => subjects.length > 0);
}

export const permissionWords = (name: string): string => PERMISSION_WORDS[name as PermissionName] ?? name;

const LEVEL_WORDS: Record<Level, string> = {
  '1000': 'View only',
  '1010': 'Can edit',
  '1111': 'Full access',
};

export function levelInWords(level: string): string {
  return LEVEL_WORDS[level as Level] ?? level;
}
