const GOALS = 'Goal Settings';
const PAYMENTS = 'Payment Management';
const REVENUE = 'Revenue Management';
const FEES = 'Manage Plan Fees';

/** What somebody holds, and what of the Admin group and the header it opens. */
export interface Holder {
  who: string;
  roles: readonly string[];
  permissions: readonly string[];
  items: readonly string[];
  bell: boolean;
}

const role = (name: string, items: readonly string[], bell = false): Holder => ({
  who: `role ${name}`,
  roles: [name],
  permissions: [],
  items,
  bell,
});
const permission = (name: string, items: readonly string[], bell = false): Holder => ({
  who: `permission ${name}`,
  roles: [],
  permissions: [name],
  items,
  bell,
});
const profile = (who: string, roles: readonly string[], items: readonly string[], bell: boolean): Holder => ({
  who,
  roles,
  permissions: [],
  items,
  bell,
});

const EVERY_ROLE = [
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
];
const MANAGING = [
  'AdministratorGoalSettings',
  'AdministratorPaymentManagement',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
];

/** Every role alone and every permission alone, nothing at all, what opens nothing together, and the sample profiles. */
export const HOLDERS: readonly Holder[] = [
  role('ViewerGeneral', [], true),
  role('ViewerWarning', [], true),
  role('ViewerUrgent', [], true),
  role('AdministratorPlanFees', []),
  role('AdministratorFeeManagement', [FEES]),
  role('AdministratorPaymentManagement', [PAYMENTS]),
  role('AdministratorGoalSettings', [GOALS]),
  role('AdministratorADACodes', [REVENUE]),
  role('AdministratorCustomADACodes', [REVENUE]),
  role('EditorPlanFees', [FEES]),
  role('EditorADACodes', [REVENUE]),
  role('NoSuchRole', []),
  permission('ReadOnlyGeneralNotification', [], true),
  permission('ReadOnlyWarningNotification', [], true),
  permission('ReadOnlyUrgentNotification', [], true),
  permission('GoalSettingsManagement', [GOALS]),
  permission('PaymentManagementManagement', [PAYMENTS]),
  permission('ADACodesManagement', [REVENUE]),
  permission('CustomADACodesManagement', [REVENUE]),
  permission('ADACodesEditor', [REVENUE]),
  permission('PlanFeesManagement', [FEES]),
  permission('PlanFeesEditor', [FEES]),
  profile('nobody in particular', [], [], false),
  profile('an administrator', EVERY_ROLE, [GOALS, PAYMENTS, REVENUE, FEES], true),
  profile(
    'a team member, an office manager, an organization manager',
    MANAGING,
    [GOALS, PAYMENTS, REVENUE, FEES],
    false,
  ),
  profile('the front desk', ['ViewerGeneral'], [], true),
];

/** The pages of the Admin group: the item under which each stands, and what the toast says that it takes. */
export const GUARDED = [
  [
    '/goal-settings',
    'Goal Settings',
    GOALS,
    'Requires the role AdministratorGoalSettings, or the permission GoalSettingsManagement.',
  ],
  [
    '/payment-management',
    'Payment Management',
    PAYMENTS,
    'Requires the role AdministratorPaymentManagement, or the permission PaymentManagementManagement.',
  ],
  [
    '/payment-management/transactions',
    'Practice transactions',
    PAYMENTS,
    'Requires the role AdministratorPaymentManagement, or the permission PaymentManagementManagement.',
  ],
  [
    '/revenue-management',
    'Revenue Management',
    REVENUE,
    'Requires one of the roles AdministratorADACodes, AdministratorCustomADACodes, EditorADACodes, or one of the permissions ADACodesManagement, CustomADACodesManagement, ADACodesEditor.',
  ],
  [
    '/fee-management',
    'Manage Plan Fees',
    FEES,
    'Requires one of the roles AdministratorFeeManagement, EditorPlanFees, or one of the permissions PlanFeesManagement, PlanFeesEditor.',
  ],
  [
    '/edit-plan-fee',
    'Edit plan fee',
    FEES,
    'Requires one of the roles AdministratorFeeManagement, EditorPlanFees, or one of the permissions PlanFeesManagement, PlanFeesEditor.',
  ],
] as const;
