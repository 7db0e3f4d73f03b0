import type { Level, PermissionName } from './permissions.ts';

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

/** Returns a name or level unchanged if this version does not know it. */
export const permissionWords = (name: string): string => PERMISSION_WORDS[name as PermissionName] ?? name;

const LEVEL_WORDS: Record<Level, string> = {
  '1000': 'View only',
  '1010': 'Can edit',
  '1111': 'Full access',
};

export function levelInWords(level: string): string {
  return LEVEL_WORDS[level as Level] ?? level;
}
