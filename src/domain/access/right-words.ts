import type { Level, PermissionName, RoleName } from './permissions.ts';

const ROLE_WORDS: Record<RoleName, string> = {
  ViewerGeneral: 'General notifications',
  ViewerWarning: 'Important notifications',
  ViewerUrgent: 'Urgent notifications',
  AdministratorPlanFees: 'Plan fees administrator',
  AdministratorFeeManagement: 'Fee management administrator',
  AdministratorPaymentManagement: 'Payment management administrator',
  AdministratorGoalSettings: 'Goal settings administrator',
  AdministratorADACodes: 'Procedure codes administrator',
  AdministratorCustomADACodes: 'Custom codes administrator',
  EditorPlanFees: 'Plan fees editor',
  EditorADACodes: 'Procedure codes editor',
};

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

/** A name that this version does not know stays as it is. */
export const roleWords = (name: string): string => ROLE_WORDS[name as RoleName] ?? name;

export const permissionWords = (name: string): string => PERMISSION_WORDS[name as PermissionName] ?? name;

const LEVEL_WORDS: Record<Level, string> = {
  '1000': 'View only',
  '1010': 'Can edit',
  '1111': 'Full access',
};

export function levelInWords(level: string): string {
  return LEVEL_WORDS[level as Level] ?? level;
}
