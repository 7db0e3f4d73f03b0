import { describe, expect, it } from 'vitest';
import { DRAWER, foldingGroupAt, isActiveItem, visibleDrawer } from '#domain/navigation/drawer.ts';
import { pageAt } from '#domain/navigation/routes.ts';

const holding = (...roles: string[]) => ({ roles: roles.map((name) => ({ name })), permissions: [] });
const seenBy = (...roles: string[]) =>
  visibleDrawer(holding(...roles)).map(({ label, items }) => [label, items.map((item) => item.label)]);
const itemFor = (label: string) => {
  const found = DRAWER.flatMap(({ items }) => items).find((item) => item.label === label);
  if (found === undefined) throw new Error(`The drawer has no ${label}`);
  return found;
};

describe('the side drawer', () => {
  it('LAYOUT-3: a user with every admin right sees all items in this order', () => {
    expect(
      seenBy(
        'AdministratorGoalSettings',
        'AdministratorPaymentManagement',
        'AdministratorADACodes',
        'AdministratorFeeManagement',
      ),
    ).toEqual([
      [undefined, ['Dashboard']],
      ['Plans', ['Purchase Plan', 'Manage Patients']],
      ['Reporting', ['Report']],
      ['Admin', ['Goal Settings', 'Payment Management', 'Revenue Management', 'Manage Plan Fees']],
    ]);
  });

  it('LAYOUT-3: each admin item is shown with its own right only', () => {
    expect(seenBy('EditorADACodes').at(-1)).toEqual(['Admin', ['Revenue Management']]);
    expect(seenBy('EditorPlanFees', 'AdministratorGoalSettings').at(-1)).toEqual([
      'Admin',
      ['Goal Settings', 'Manage Plan Fees'],
    ]);
  });

  it('PERM-5: a front desk user, and one with AdministratorPlanFees alone, see no Admin group', () => {
    for (const role of ['ViewerGeneral', 'AdministratorPlanFees']) {
      expect(seenBy(role).map(([label]) => label)).toEqual([undefined, 'Plans', 'Reporting']);
    }
  });

  it('LAYOUT-3: every item opens a page, and only Admin collapses', () => {
    expect(DRAWER.flatMap(({ items }) => items).filter(({ path }) => pageAt(path) === undefined)).toEqual([]);
    expect(DRAWER.filter(({ collapsible }) => collapsible).map(({ label }) => label)).toEqual(['Admin']);
  });

  it('LAYOUT-4: Manage Plan Fees is also active on the edit plan fee page', () => {
    const item = itemFor('Manage Plan Fees');
    expect(
      ['/fee-management', '/edit-plan-fee', '/goal-settings', '/nowhere'].map((path) =>
        isActiveItem(item, path),
      ),
    ).toEqual([true, true, false, false]);
    expect(isActiveItem(itemFor('Payment Management'), '/payment-management/transactions')).toBe(true);
    expect(isActiveItem(itemFor('Purchase Plan'), '/purchase-plan')).toBe(true);
  });

  it('LAYOUT-4: the group with the selected item expands', () => {
    expect(['/edit-plan-fee', '/revenue-management', '/search-patients', '/'].map(foldingGroupAt)).toEqual([
      'admin',
      'admin',
      undefined,
      undefined,
    ]);
  });

  it('LAYOUT-9: another group needs only another entry in the data', () => {
    const extra = {
      name: 'more',
      label: 'More',
      rule: { roles: ['EditorPlanFees'], permissions: [] },
      items: [{ label: 'Extra', path: '/reports', activeOn: ['reports'] }],
    } as const;
    expect(visibleDrawer(holding('EditorPlanFees'), [extra]).map(({ label }) => label)).toEqual(['More']);
    expect(visibleDrawer(holding(), [extra])).toEqual([]);
    expect(visibleDrawer(holding('EditorPlanFees'), [{ ...extra, items: [] }])).toEqual([]);
  });
});
