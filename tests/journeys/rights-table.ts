const GOALS = 'Goal Settings';
const PAYMENTS = 'Payment Management';
const REVENUE = 'Revenue Management';
const FEES = 'Manage Plan Fees';
const EVERYTHING = [GOALS, PAYMENTS, REVENUE, FEES];

/** What a user has, and which Admin items it opens. */
export interface Holder {
  roles: readonly string[];
  permissions: readonly string[];
  items: readonly string[];
  hasBell: boolean;
}

type Row = readonly [name: string, items: readonly string[], hasBell?: 'bell'];

const ROLES: readonly Row[] = [
  ['ViewerGeneral', [], 'bell'],
  ['ViewerWarning', [], 'bell'],
  ['ViewerUrgent', [], 'bell'],
  ['AdministratorPlanFees', []],
  ['AdministratorFeeManagement', [FEES]],
  ['AdministratorPaymentManagement', [PAYMENTS]],
  ['AdministratorGoalSettings', [GOALS]],
  ['AdministratorADACodes', [REVENUE]],
  ['AdministratorCustomADACodes', [REVENUE]],
  ['EditorPlanFees', [FEES]],
  ['EditorADACodes', [REVENUE]],
  ['NoSuchRole', []],
];
const PERMISSIONS: readonly Row[] = [
  ['ReadOnlyGeneralNotification', [], 'bell'],
  ['ReadOnlyWarningNotification', [], 'bell'],
  ['ReadOnlyUrgentNotification', [], 'bell'],
  ['GoalSettingsManagement', [GOALS]],
  ['PaymentManagementManagement', [PAYMENTS]],
  ['ADACodesManagement', [REVENUE]],
  ['CustomADACodesManagement', [REVENUE]],
  ['ADACodesEditor', [REVENUE]],
  ['PlanFeesManagement', [FEES]],
  ['PlanFeesEditor', [FEES]],
];
const MANAGING = [
  'AdministratorGoalSettings',
  'AdministratorPaymentManagement',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
];

const NO_RIGHTS: Holder = { roles: [], permissions: [], items: [], hasBell: false };

export const SINGLE_ROLES = ROLES.map(
  ([role, items, bell]): Holder => ({ ...NO_RIGHTS, roles: [role], items, hasBell: bell === 'bell' }),
);
export const SINGLE_PERMISSIONS = PERMISSIONS.map(
  ([permission, items, bell]): Holder => ({
    ...NO_RIGHTS,
    permissions: [permission],
    items,
    hasBell: bell === 'bell',
  }),
);
/** A user without rights, the admin, the three managing profiles, and the front desk. */
export const PROFILES: readonly Holder[] = [
  NO_RIGHTS,
  { ...NO_RIGHTS, roles: ROLES.map(([role]) => role), items: EVERYTHING, hasBell: true },
  { ...NO_RIGHTS, roles: MANAGING, items: EVERYTHING },
  { ...NO_RIGHTS, roles: ['ViewerGeneral'], hasBell: true },
];

const NEEDS_PAYMENTS =
  'Requires the role AdministratorPaymentManagement, or the permission PaymentManagementManagement.';
const NEEDS_FEES =
  'Requires one of the roles AdministratorFeeManagement, EditorPlanFees, or one of the permissions PlanFeesManagement, PlanFeesEditor.';

/** The Admin pages: the item of each, and what the toast says that it requires. */
export const GUARDED = [
  [
    '/goal-settings',
    'Goal Settings',
    GOALS,
    'Requires the role AdministratorGoalSettings, or the permission GoalSettingsManagement.',
  ],
  ['/payment-management', 'Payment Management', PAYMENTS, NEEDS_PAYMENTS],
  ['/payment-management/transactions', 'Practice transactions', PAYMENTS, NEEDS_PAYMENTS],
  [
    '/revenue-management',
    'Revenue Management',
    REVENUE,
    'Requires one of the roles AdministratorADACodes, AdministratorCustomADACodes, EditorADACodes, or one of the permissions ADACodesManagement, CustomADACodesManagement, ADACodesEditor.',
  ],
  ['/fee-management', 'Manage Plan Fees', FEES, NEEDS_FEES],
  ['/edit-plan-fee', 'Edit plan fee', FEES, NEEDS_FEES],
] as const;
