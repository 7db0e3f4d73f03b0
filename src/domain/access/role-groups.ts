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
