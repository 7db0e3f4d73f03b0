export const ROLE_NAMES = [
  'ViewerGeneral',
  'ViewerWarning',
  'ViewerUrgent',
  'AdministratorPlanFees',
  'AdministratorFeeManagement',
  'AdministratorPaymentManagement',
  'AdministratorGoalSettings',
  'AdministratorADACodes',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export const PERMISSION_NAMES = [
  'ReadOnlyGeneralNotification',
  'ReadOnlyWarningNotification',
  'ReadOnlyUrgentNotification',
  'GoalSettingsManagement',
  'PaymentManagementManagement',
  'ADACodesManagement',
  'CustomADACodesManagement',
  'ADACodesEditor',
  'PlanFeesManagement',
  'PlanFeesEditor',
] as const;
export type PermissionName = (typeof PERMISSION_NAMES)[number];

const PERMISSION_GROUPS = {
  goals: 12,
  adaCodes: 13,
  paymentManagement: 14,
  planFees: 15,
  notification: 16,
} as const;

/** Four bits: read, create, update, delete (PERM-3). */
const LEVELS = { readOnly: '1000', editor: '1010', full: '1111' } as const;
export type Level = (typeof LEVELS)[keyof typeof LEVELS];

export const LEVEL_BITS = ['read', 'create', 'update', 'delete'] as const;
export type Action = (typeof LEVEL_BITS)[number];

export function levelAllows(level: string, action: Action): boolean {
  return level[LEVEL_BITS.indexOf(action)] === '1';
}

/** PERM-3 */
export const PERMISSIONS: Record<PermissionName, { group: number; level: Level }> = {
  ReadOnlyGeneralNotification: { group: PERMISSION_GROUPS.notification, level: LEVELS.readOnly },
  ReadOnlyWarningNotification: { group: PERMISSION_GROUPS.notification, level: LEVELS.readOnly },
  ReadOnlyUrgentNotification: { group: PERMISSION_GROUPS.notification, level: LEVELS.readOnly },
  GoalSettingsManagement: { group: PERMISSION_GROUPS.goals, level: LEVELS.full },
  PaymentManagementManagement: { group: PERMISSION_GROUPS.paymentManagement, level: LEVELS.full },
  ADACodesManagement: { group: PERMISSION_GROUPS.adaCodes, level: LEVELS.full },
  CustomADACodesManagement: { group: PERMISSION_GROUPS.adaCodes, level: LEVELS.full },
  ADACodesEditor: { group: PERMISSION_GROUPS.adaCodes, level: LEVELS.editor },
  PlanFeesManagement: { group: PERMISSION_GROUPS.planFees, level: LEVELS.full },
  PlanFeesEditor: { group: PERMISSION_GROUPS.planFees, level: LEVELS.editor },
};

export const ROLE_PERMISSIONS: Record<RoleName, PermissionName> = {
  ViewerGeneral: 'ReadOnlyGeneralNotification',
  ViewerWarning: 'ReadOnlyWarningNotification',
  ViewerUrgent: 'ReadOnlyUrgentNotification',
  AdministratorPlanFees: 'PlanFeesManagement',
  AdministratorFeeManagement: 'PlanFeesManagement',
  AdministratorPaymentManagement: 'PaymentManagementManagement',
  AdministratorGoalSettings: 'GoalSettingsManagement',
  AdministratorADACodes: 'ADACodesManagement',
  AdministratorCustomADACodes: 'CustomADACodesManagement',
  EditorPlanFees: 'PlanFeesEditor',
  EditorADACodes: 'ADACodesEditor',
};

export interface AccessRule {
  roles: readonly RoleName[];
  permissions: readonly PermissionName[];
}

/** A user's roles and permissions. Unknown names give no access. */
export interface Rights {
  roles: readonly { name: string }[];
  permissions: readonly { name: string }[];
}

/** The check of PERM-4. */
export function passes(rights: Rights, rule: AccessRule): boolean {
  const hasAny = (own: readonly { name: string }[], wanted: readonly string[]) =>
    own.some(({ name }) => wanted.includes(name));
  return hasAny(rights.roles, rule.roles) || hasAny(rights.permissions, rule.permissions);
}

/** PERM-5. No rule names `AdministratorPlanFees`, so that role alone gives no access. */
export const ADMIN_RULES = {
  goalSettings: { roles: ['AdministratorGoalSettings'], permissions: ['GoalSettingsManagement'] },
  paymentManagement: {
    roles: ['AdministratorPaymentManagement'],
    permissions: ['PaymentManagementManagement'],
  },
  revenueManagement: {
    roles: ['AdministratorADACodes', 'AdministratorCustomADACodes', 'EditorADACodes'],
    permissions: ['ADACodesManagement', 'CustomADACodesManagement', 'ADACodesEditor'],
  },
  planFees: {
    roles: ['AdministratorFeeManagement', 'EditorPlanFees'],
    permissions: ['PlanFeesManagement', 'PlanFeesEditor'],
  },
} as const satisfies Record<string, AccessRule>;
export type AdminArea = keyof typeof ADMIN_RULES;

/** A user who passes one item's rule sees the Admin group (PERM-5). */
export const ADMIN_GROUP_RULE: AccessRule = {
  roles: Object.values(ADMIN_RULES).flatMap((rule) => rule.roles),
  permissions: Object.values(ADMIN_RULES).flatMap((rule) => rule.permissions),
};

/** Who can set up a part of the portal (WIDGET-6): administrators, not editors and viewers. */
export const SETUP_RULE: AccessRule = {
  roles: ROLE_NAMES.filter((name) => name.startsWith('Administrator')),
  permissions: PERMISSION_NAMES.filter((name) => PERMISSIONS[name].level === LEVELS.full),
};

export const BELL_RULE: AccessRule = {
  roles: ['ViewerGeneral', 'ViewerWarning', 'ViewerUrgent'],
  permissions: ['ReadOnlyGeneralNotification', 'ReadOnlyWarningNotification', 'ReadOnlyUrgentNotification'],
};
