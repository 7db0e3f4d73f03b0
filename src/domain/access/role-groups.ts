import type { RoleName } from './permissions.ts';

/** All roles, by the work that they are for. */
export const ROLE_GROUPS = [
  { group: 'frontDesk', roles: ['ViewerGeneral', 'ViewerWarning', 'ViewerUrgent'] },
  {
    group: 'billing',
    roles: [
      'AdministratorPaymentManagement',
      'AdministratorFeeManagement',
      'EditorPlanFees',
      'AdministratorPlanFees',
    ],
  },
  {
    group: 'administration',
    roles: [
      'AdministratorGoalSettings',
      'AdministratorADACodes',
      'AdministratorCustomADACodes',
      'EditorADACodes',
    ],
  },
] as const satisfies readonly { group: string; roles: readonly RoleName[] }[];
export type RoleGroup = (typeof ROLE_GROUPS)[number]['group'];

/** The roles of common jobs, to start from. The office manager has the roles of the sample profile (PERM-7). */
export const ROLE_PRESETS = [
  { preset: 'frontDesk', roles: ['ViewerGeneral', 'ViewerWarning'] },
  {
    preset: 'billing',
    roles: [
      'ViewerGeneral',
      'ViewerWarning',
      'ViewerUrgent',
      'AdministratorPaymentManagement',
      'AdministratorFeeManagement',
    ],
  },
  {
    preset: 'officeManager',
    roles: [
      'ViewerGeneral',
      'ViewerWarning',
      'ViewerUrgent',
      'AdministratorPaymentManagement',
      'AdministratorGoalSettings',
      'AdministratorCustomADACodes',
      'EditorPlanFees',
      'EditorADACodes',
    ],
  },
] as const satisfies readonly { preset: string; roles: readonly RoleName[] }[];
export type RolePreset = (typeof ROLE_PRESETS)[number]['preset'];
