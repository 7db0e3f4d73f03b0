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

/** What a role adds to the work of everyone. */
export const ROLE_WORK: Partial<Record<RoleName, string>> = {
  AdministratorPaymentManagement: 'Refunds, voids, end-of-day close, and office cards',
  AdministratorFeeManagement: 'Schedules, edits, and cancels fee increases',
  AdministratorPlanFees: 'Opens plan fees only together with another plan fees role',
  EditorPlanFees: 'Edits scheduled fee increases',
  AdministratorGoalSettings: 'Sets collection goals',
  AdministratorADACodes: 'Adds, edits, and removes standard codes',
  AdministratorCustomADACodes: 'Adds, edits, and removes the practice’s own codes',
  EditorADACodes: 'Edits codes',
};
