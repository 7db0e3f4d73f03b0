import { describe, expect, it } from 'vitest';
import { commandsFor } from '#domain/navigation/command.ts';
import { isConfigured, setupOf } from '#domain/navigation/part-setup.ts';
import { shortcutSheet } from '#domain/navigation/shortcut.ts';
import { DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { staffUser } from '../../support/staff-user.ts';
import { ADDRESSES } from './addresses.ts';

const NO_REPORT = {
  ...ADDRESSES,
  reportUrl: '',
  marketplaceUrl: '',
  widgets: { ...ADDRESSES.widgets, plans: '' },
};
const rights = (name: string) => ({ roles: [{ name }], permissions: [] });

describe('WIDGET-6: a part that is not configured', () => {
  it('is marked for administrators, and hidden from editors and viewers', () => {
    const setupFor = (name: string) => setupOf('reports', NO_REPORT, rights(name));
    expect(setupFor('AdministratorGoalSettings')).toBe('needed');
    expect(setupFor('EditorPlanFees')).toBe('hidden');
    expect(setupFor('ViewerGeneral')).toBe('hidden');
    expect(setupOf('reports', ADDRESSES, rights('ViewerGeneral'))).toBe('done');
    expect(
      setupOf('reports', NO_REPORT, { roles: [], permissions: [{ name: 'PaymentManagementManagement' }] }),
    ).toBe('needed');
  });

  it.each(['reports', 'renewalFrame', 'comparePlans', 'patientExplorePlans', 'explorePlans'] as const)(
    'is %s without its address',
    (page) => {
      expect([isConfigured(page, ADDRESSES), isConfigured(page, NO_REPORT)]).toEqual([true, false]);
    },
  );

  it('is marked in the command menu and in the list of shortcuts, or absent there', () => {
    const selection = { organizationId: 'o1', practiceId: 'p1', memberId: 'm1' };
    const listed = (name: string) => {
      const user = staffUser({ roles: [{ id: '1', name, permissions: [] }] });
      const setting = {
        user,
        selection,
        appearance: DEFAULT_APPEARANCE,
        hasBell: false,
        addresses: NO_REPORT,
      };
      return [
        commandsFor(setting)
          .flatMap(({ commands }) => commands)
          .filter((each) => ['Report', 'Purchase a plan'].includes(each.name))
          .map((each) => `${each.name}: ${each.about}`),
        shortcutSheet(NO_REPORT, user)
          .flatMap(({ rows }) => rows)
          .filter(({ does }) => does === 'Report')
          .map(({ does, about }) => `${does}: ${about}`),
      ];
    };
    expect(listed('AdministratorPlanFees')).toEqual([
      ['Purchase a plan: Setup needed', 'Report: Setup needed'],
      ['Report: Setup needed'],
    ]);
    expect(listed('ViewerGeneral')).toEqual([[], []]);
  });
});
