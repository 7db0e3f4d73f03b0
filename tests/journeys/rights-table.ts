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

/** The Admin pages, and the item of each. */
export const GUARDED = [
  ['/goal-settings', 'Goal Settings', GOALS],
  ['/payment-management', 'Payment Management', PAYMENTS],
  ['/payment-management/transactions', 'Practice transactions', PAYMENTS],
  ['/payment-management/day-close', 'End-of-day close', PAYMENTS],
  ['/revenue-management', 'Revenue Management', REVENUE],
  ['/fee-management', 'Manage Plan Fees', FEES],
  ['/edit-plan-fee', 'Edit plan fee', FEES],
] as const;
