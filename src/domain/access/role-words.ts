import type { RoleName } from './permissions.ts';

const ROLE_WORDS: Record<RoleName, string> = {
  ViewerGeneral: 'General notifications',
  ViewerWarning: 'Important notifications',
  ViewerUrgent: 'Urgent notifications',
  AdministratorPlanFees: 'Plan fees administrator',
  AdministratorFeeManagement: 'Fee management administrator',
  AdministratorPaymentManagement: 'Payment management administrator',
  AdministratorGoalSettings: 'Goal settings administrator',
  AdministratorADACodes: 'Procedure codes administrator',
  AdministratorCustomADACodes: 'Custom procedure codes administrator',
  EditorPlanFees: 'Plan fees editor',
  EditorADACodes: 'Procedure codes editor',
};

/** Returns a name unchanged if this version does not know it. */
export const roleWords = (name: string): string => ROLE_WORDS[name as RoleName] ?? name;
