import { expect, it } from 'vitest';
import { permissionWords } from '#domain/access/permission-words.ts';
import { ROLE_NAMES, ROLE_PERMISSIONS } from '#domain/access/permissions.ts';
import { ROLE_GROUPS } from '#domain/access/role-groups.ts';
import { areasOf, notificationsOf, rolesByKind } from '#domain/access/roles-by-kind.ts';

it('LAYOUT-8: roles are grouped by what they allow, and an unknown one is not lost', () => {
  const names = ['EditorPlanFees', 'ViewerUrgent', 'AuditorOfTomorrow', 'EditorADACodes', 'ViewerGeneral'];
  expect(rolesByKind(names)).toEqual([
    { kind: 'Editor', subjects: ['Plan fees', 'Procedure codes'] },
    { kind: 'Notifications', subjects: ['General', 'Urgent'] },
    { kind: 'Other', subjects: ['AuditorOfTomorrow'] },
  ]);
});

it('LAYOUT-8: a user with every role has as many areas in the roles as in the permissions', () => {
  const permissions = new Set(ROLE_NAMES.map((role) => permissionWords(ROLE_PERMISSIONS[role])));
  const areas = [...permissions].filter((words) => !words.endsWith('notifications'));
  const administrator = rolesByKind(ROLE_NAMES).find(({ kind }) => kind === 'Administrator');
  expect(administrator?.subjects).toEqual(areas.sort());
});

it('LAYOUT-8: the areas of a user are sorted, with the level and the work of the strongest role, or of a permission', () => {
  const permission = (name: string, level: string) => ({ id: name, name, group: 15, level });
  const role = (name: string) => ({ id: name, name, permissions: [permission('PlanFeesEditor', '1010')] });
  const user = {
    roles: ['ViewerUrgent', 'AdministratorPlanFees', 'EditorPlanFees', 'AuditorOfTomorrow'].map(role),
    permissions: [permission('ADACodesEditor', '1010')],
  };
  const [fees] = areasOf({ ...user, roles: [role('AdministratorPlanFees')] });
  expect(areasOf(user)).toEqual([
    { subject: 'AuditorOfTomorrow', level: '', work: '' },
    { subject: 'Plan fees', level: 'Editor', work: 'Edits scheduled fee increases' },
    { subject: 'Procedure codes', level: 'Can edit', work: '' },
  ]);
  expect([fees?.level, notificationsOf(user)]).toEqual(['Administrator', ['Urgent']]);
});

it('PERM-8: each role is in one group of the staff dialog', () => {
  expect(ROLE_GROUPS.flatMap(({ roles }) => [...roles]).sort()).toEqual([...ROLE_NAMES].sort());
});
