import { describe, expect, it } from 'vitest';
import { mayAct } from '#domain/access/may-act.ts';
import { missingRight } from '#domain/access/missing-right.ts';
import type { Action, AdminArea } from '#domain/access/permissions.ts';

const ACTIONS: readonly Action[] = ['read', 'create', 'update', 'delete'];
const allowed = (rights: Parameters<typeof mayAct>[0], area: AdminArea) =>
  ACTIONS.filter((action) => mayAct(rights, area, action));

describe('what a right allows', () => {
  it('PERM-3.3: a permission allows what its stored level says', () => {
    const rights = { roles: [], permissions: [{ name: 'GoalSettingsManagement', level: '1010' }] };
    expect(allowed(rights, 'goalSettings')).toEqual(['read', 'update']);
  });

  it('PERM-8.2: names the roles that would allow it', () => {
    expect(missingRight('planFees', 'create')).toBe('You need the role Fee management administrator.');
    expect(missingRight('revenueManagement', 'update')).toBe(
      'You need the role Procedure codes administrator, Custom procedure codes administrator, or Procedure codes editor.',
    );
  });
});
