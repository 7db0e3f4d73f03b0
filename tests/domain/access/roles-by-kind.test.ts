import { expect, it } from 'vitest';
import { kindInShort, rolesByKind } from '#domain/access/roles-by-kind.ts';

it('LAYOUT-8: roles are grouped by what they allow, and an unknown one is not lost', () => {
  const names = ['EditorPlanFees', 'ViewerUrgent', 'AuditorOfTomorrow', 'EditorADACodes', 'ViewerGeneral'];
  expect(rolesByKind(names)).toEqual([
    { kind: 'Editor', subjects: ['Plan fees', 'Procedure codes'] },
    { kind: 'Notifications', subjects: ['General', 'Urgent'] },
    { kind: 'Other', subjects: ['AuditorOfTomorrow'] },
  ]);
});

it('LAYOUT-8: a kind of role names its only area, or counts its areas', () => {
  const names = ['EditorPlanFees', 'EditorADACodes', 'ViewerUrgent', 'ViewerGeneral', 'AuditorOfTomorrow'];
  expect(rolesByKind(names).map(kindInShort)).toEqual([
    'Editor · 2 areas',
    'Notifications · 2 types',
    'Other: AuditorOfTomorrow',
  ]);
});
