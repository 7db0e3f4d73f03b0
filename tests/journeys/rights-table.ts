import type { Page } from 'playwright-core';

const GOALS = 'Goal Settings';
const PAYMENTS = 'Payment Management';
const REVENUE = 'Revenue Management';
const FEES = 'Manage Plan Fees';
const EVERYTHING = [GOALS, PAYMENTS, REVENUE, FEES];

/** A user's rights, and the Admin items that they open. */
export interface Holder {
  roles: readonly string[];
  /** Name and level: `PlanFeesEditor 1010`. */
  permissions: readonly string[];
  items: readonly string[];
  hasBell: boolean;
  /** Opens `Practice` and `Staff` (PERM-8). */
  managesPractice: boolean;
}

type Row = readonly [right: string, items: readonly string[], hasBell?: 'bell'];

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
  ['ReadOnlyGeneralNotification 1000', [], 'bell'],
  ['ReadOnlyWarningNotification 1000', [], 'bell'],
  ['ReadOnlyUrgentNotification 1000', [], 'bell'],
  ['GoalSettingsManagement 1111', [GOALS]],
  ['PaymentManagementManagement 1111', [PAYMENTS]],
  ['ADACodesManagement 1111', [REVENUE]],
  ['CustomADACodesManagement 1111', [REVENUE]],
  ['ADACodesEditor 1010', [REVENUE]],
  ['PlanFeesManagement 1111', [FEES]],
  ['PlanFeesEditor 1010', [FEES]],
];
const LOWER_LEVELS: readonly Row[] = [
  ['GoalSettingsManagement 1000', [GOALS]],
  ['PaymentManagementManagement 1000', [PAYMENTS]],
  ['PaymentManagementManagement 1010', [PAYMENTS]],
  ['ADACodesEditor 1000', [REVENUE]],
  ['CustomADACodesManagement 1010', [REVENUE]],
  ['PlanFeesEditor 1000', [FEES]],
];
const MANAGING = [
  'AdministratorGoalSettings',
  'AdministratorPaymentManagement',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
];
const FULL_ACCESS = [
  'AdministratorGoalSettings',
  'AdministratorPaymentManagement',
  'AdministratorADACodes',
  'AdministratorFeeManagement',
];

const NO_RIGHTS: Holder = {
  roles: [],
  permissions: [],
  items: [],
  hasBell: false,
  managesPractice: false,
};

const holderOf = ([right, items, bell]: Row): Holder => ({
  ...NO_RIGHTS,
  [right.includes(' ') ? 'permissions' : 'roles']: [right],
  items,
  hasBell: bell === 'bell',
});

export const SINGLE_ROLES = ROLES.map(holderOf);
export const SINGLE_PERMISSIONS = PERMISSIONS.map(holderOf);
/** Permissions with a lower level than their own. */
export const LIMITED_PERMISSIONS = LOWER_LEVELS.map(holderOf);
/** A user without rights, the admin, the three managing profiles, the front desk, and full access without the rest. */
export const PROFILES: readonly Holder[] = [
  NO_RIGHTS,
  {
    ...NO_RIGHTS,
    roles: ROLES.map(([role]) => role),
    items: EVERYTHING,
    hasBell: true,
    managesPractice: true,
  },
  { ...NO_RIGHTS, roles: MANAGING, items: EVERYTHING },
  { ...NO_RIGHTS, roles: ['ViewerGeneral'], hasBell: true },
  { ...NO_RIGHTS, roles: FULL_ACCESS, items: EVERYTHING, managesPractice: true },
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

/** Pages that every user can open, with a button that only users who manage the practice see. */
export const MANAGEMENT = [
  ['/practice', 'Practice', 'Save changes'],
  ['/staff', 'Staff', 'Add staff member'],
] as const;

export const rightsIn = ({ roles, permissions }: Holder): string =>
  [...roles, ...permissions].join(', ') || 'without rights';

const STORED = 'test-rights';

/** Gives the page's account the rights that `becomes` stored. */
export const alterRights = (page: Page) =>
  page.addInitScript((stored) => {
    const send = window.fetch;
    window.fetch = async (...call) => {
      const response = await send(...call);
      const rights = sessionStorage.getItem(stored);
      if (rights === null || !response.url.endsWith('/api/user') || !response.ok) return response;
      return Response.json({ ...(await response.json()), ...JSON.parse(rights) });
    };
  }, STORED);

/** Gives the user these rights from the next page load on. */
export const becomes = (page: Page, { roles, permissions }: Holder): Promise<void> =>
  page.evaluate(([stored, rights]) => sessionStorage.setItem(stored, rights), [
    STORED,
    JSON.stringify({
      roles: roles.map((name, id) => ({ id: String(id), name, permissions: [] })),
      permissions: permissions.map((right, id) => {
        const [name, level] = right.split(' ');
        return { id: String(id), name, group: 12, level };
      }),
    }),
  ] as const);
