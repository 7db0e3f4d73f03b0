import { expect, it } from 'vitest';
import { levelAllows, passes } from '#domain/access/permissions.ts';

const withRole = (...roles: string[]) => ({ roles: roles.map((name) => ({ name })), permissions: [] });
const withPermission = (...names: string[]) => ({ roles: [], permissions: names.map((name) => ({ name })) });

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
