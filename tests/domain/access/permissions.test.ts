import { describe, expect, it } from 'vitest';
import {
  ADMIN_GROUP_RULE,
  ADMIN_RULES,
  type AdminArea,
  BELL_RULE,
  levelAllows,
  PERMISSION_NAMES,
  PERMISSIONS,
  passes,
  ROLE_NAMES,
  ROLE_PERMISSIONS,
  type RoleName,
} from '#domain/access/permissions.ts';

const withRole = (...roles: string[]) => ({ roles: roles.map((name) => ({ name })), permissions: [] });
const withPermission = (...names: string[]) => ({ roles: [], permissions: names.map((name) => ({ name })) });
const openTo = (
  area: AdminArea,
  names: readonly string[],
  holding: typeof withRole | typeof withPermission,
) => names.filter((name) => passes(holding(name), ADMIN_RULES[area]));

describe('roles and permissions', () => {
  it('PERM-3: each permission has a group and a level', () => {
    expect(PERMISSIONS).toEqual({
      ReadOnlyGeneralNotification: { group: 16, level: '1000' },
      ReadOnlyWarningNotification: { group: 16, level: '1000' },
      ReadOnlyUrgentNotification: { group: 16, level: '1000' },
      GoalSettingsManagement: { group: 12, level: '1111' },
      PaymentManagementManagement: { group: 14, level: '1111' },
      ADACodesManagement: { group: 13, level: '1111' },
      CustomADACodesManagement: { group: 13, level: '1111' },
      ADACodesEditor: { group: 13, level: '1010' },
      PlanFeesManagement: { group: 15, level: '1111' },
      PlanFeesEditor: { group: 15, level: '1010' },
    });
  });

  it('PERM-3: administrators have level 1111, editors 1010, viewers 1000', () => {
    const levelOf = (role: RoleName) => PERMISSIONS[ROLE_PERMISSIONS[role]].level;
    const levels = Object.fromEntries(ROLE_NAMES.map((role) => [role, levelOf(role)]));
    expect(levels).toEqual({
      ViewerGeneral: '1000',
      ViewerWarning: '1000',
      ViewerUrgent: '1000',
      AdministratorPlanFees: '1111',
      AdministratorFeeManagement: '1111',
      AdministratorPaymentManagement: '1111',
      AdministratorGoalSettings: '1111',
      AdministratorADACodes: '1111',
      AdministratorCustomADACodes: '1111',
      EditorPlanFees: '1010',
      EditorADACodes: '1010',
    });
    expect([
      ROLE_PERMISSIONS.ViewerGeneral,
      ROLE_PERMISSIONS.ViewerWarning,
      ROLE_PERMISSIONS.ViewerUrgent,
    ]).toEqual(['ReadOnlyGeneralNotification', 'ReadOnlyWarningNotification', 'ReadOnlyUrgentNotification']);
  });

  it('PERM-3: the bits of a level are read, create, update and delete; an editor reads and changes', () => {
    const allowed = (level: string) =>
      (['read', 'create', 'update', 'delete'] as const).filter((action) => levelAllows(level, action));
    expect(allowed('1000')).toEqual(['read']);
    expect(allowed('1010')).toEqual(['read', 'update']);
    expect(allowed('1111')).toEqual(['read', 'create', 'update', 'delete']);
    expect(allowed('')).toEqual([]);
  });

  it('PERM-4: one role or one permission of the list is enough, by its exact name', () => {
    const rule = { roles: ['EditorPlanFees'], permissions: ['PlanFeesEditor'] } as const;
    expect(passes(withRole('ViewerGeneral', 'EditorPlanFees'), rule)).toBe(true);
    expect(passes(withPermission('PlanFeesEditor'), rule)).toBe(true);
    expect(passes(withRole('PlanFeesEditor', 'editorplanfees'), rule)).toBe(false);
    expect(passes({ roles: [], permissions: [] }, rule)).toBe(false);
  });

  it('PERM-5: each admin page is open to these roles and permissions only', () => {
    const openings = (area: AdminArea) => [
      openTo(area, ROLE_NAMES, withRole),
      openTo(area, PERMISSION_NAMES, withPermission),
    ];
    expect(openings('goalSettings')).toEqual([['AdministratorGoalSettings'], ['GoalSettingsManagement']]);
    expect(openings('paymentManagement')).toEqual([
      ['AdministratorPaymentManagement'],
      ['PaymentManagementManagement'],
    ]);
    expect(openings('revenueManagement')).toEqual([
      ['AdministratorADACodes', 'AdministratorCustomADACodes', 'EditorADACodes'],
      ['ADACodesManagement', 'CustomADACodesManagement', 'ADACodesEditor'],
    ]);
    expect(openings('planFees')).toEqual([
      ['AdministratorFeeManagement', 'EditorPlanFees'],
      ['PlanFeesManagement', 'PlanFeesEditor'],
    ]);
  });

  it('PERM-5: the Admin group is shown with any of these rights; AdministratorPlanFees alone shows nothing', () => {
    expect(ROLE_NAMES.filter((role) => passes(withRole(role), ADMIN_GROUP_RULE))).toEqual([
      'AdministratorFeeManagement',
      'AdministratorPaymentManagement',
      'AdministratorGoalSettings',
      'AdministratorADACodes',
      'AdministratorCustomADACodes',
      'EditorPlanFees',
      'EditorADACodes',
    ]);
    expect(PERMISSION_NAMES.filter((name) => passes(withPermission(name), ADMIN_GROUP_RULE))).toEqual(
      PERMISSION_NAMES.slice(3),
    );
  });

  it('BELL-1: the bell needs a viewer role or a read-only notification permission', () => {
    expect(ROLE_NAMES.filter((role) => passes(withRole(role), BELL_RULE))).toEqual([
      'ViewerGeneral',
      'ViewerWarning',
      'ViewerUrgent',
    ]);
    expect(PERMISSION_NAMES.filter((name) => passes(withPermission(name), BELL_RULE))).toEqual([
      'ReadOnlyGeneralNotification',
      'ReadOnlyWarningNotification',
      'ReadOnlyUrgentNotification',
    ]);
  });
});
