import { expect } from 'vitest';
import { alterAccount, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';

const GOALS = 'Goal Settings';
const PAYMENTS = 'Payment Management';
const REVENUE = 'Revenue Management';
const FEES = 'Manage Plan Fees';

/** What each role alone opens. */
const ROLES = {
  AdministratorFeeManagement: FEES,
  EditorPlanFees: FEES,
  AdministratorPaymentManagement: PAYMENTS,
  AdministratorGoalSettings: GOALS,
  AdministratorADACodes: REVENUE,
  AdministratorCustomADACodes: REVENUE,
  EditorADACodes: REVENUE,
};
/** What each permission alone opens. */
const PERMISSIONS = {
  GoalSettingsManagement: GOALS,
  PaymentManagementManagement: PAYMENTS,
  ADACodesManagement: REVENUE,
  CustomADACodesManagement: REVENUE,
  ADACodesEditor: REVENUE,
  PlanFeesManagement: FEES,
  PlanFeesEditor: FEES,
};
/** All of these together open nothing. */
const POWERLESS = {
  roles: ['ViewerGeneral', 'ViewerWarning', 'ViewerUrgent', 'AdministratorPlanFees', 'NoSuchRole'],
  permissions: ['ReadOnlyGeneralNotification', 'ReadOnlyWarningNotification', 'ReadOnlyUrgentNotification'],
};
const EVERYBODY = ['Dashboard', 'Purchase Plan', 'Manage Patients', 'Report'];

interface Held {
  roles?: readonly string[];
  permissions?: readonly string[];
}

const accountWith = ({ roles = [], permissions = [] }: Held) => ({
  roles: roles.map((name, id) => ({ id: String(id), name, permissions: [] })),
  permissions: permissions.map((name, id) => ({ id: String(id), name, group: 12, level: '1111' })),
});

it('PERM-1, PERM-2, PERM-4, PERM-5: one role or one permission alone opens its item of the menu and no other', async ({
  page,
}) => {
  await signIn(page, 'frontdesk@bridgework.test');
  const { drawer, admin, item } = shellOf(page);
  const opens = async (held: Held, items: readonly string[]) => {
    await alterAccount(page, () => accountWith(held));
    await page.reload();
    await item('Report').waitFor();
    expect(await admin.count(), JSON.stringify(held)).toBe(items.length);
    if (items.length > 0) await admin.click();
    expect(await drawer.getByRole('link').allInnerTexts(), JSON.stringify(held)).toEqual([
      ...EVERYBODY,
      ...items,
    ]);
  };
  for (const [role, item] of Object.entries(ROLES)) await opens({ roles: [role] }, [item]);
  for (const [name, item] of Object.entries(PERMISSIONS)) await opens({ permissions: [name] }, [item]);
  await opens(POWERLESS, []);
});
