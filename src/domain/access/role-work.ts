import type { RoleName } from './permissions.ts';

/** What a role adds to what everyone can do. */
export const ROLE_WORK: Partial<Record<RoleName, string>> = {
  AdministratorPaymentManagement: 'Refunds, voids, end-of-day close, and office cards',
  AdministratorFeeManagement: 'Schedules, edits, and cancels fee increases',
  AdministratorPlanFees: 'Opens plan fees only together with another plan fees role',
  EditorPlanFees: 'Edits scheduled fee increases',
  AdministratorGoalSettings: 'Sets collection goals',
  AdministratorADACodes:
    'Adds, edits, and removes the practice’s own codes, and changes fees of standard codes',
  AdministratorCustomADACodes: 'Adds, edits, and removes the practice’s own codes',
  EditorADACodes: 'Edits codes',
};
