import { describe, expect, it } from 'vitest';
import {
  firstSelection,
  scopeOf,
  selectedOrganization,
  selectedPractice,
  selectionFor,
  selectOrganization,
  selectPractice,
} from '#domain/session/selection.ts';
import { ORGANIZATIONS, staffUser } from '../../support/staff-user.ts';

const ann = staffUser();
const FIRST = { organizationId: 'o1', practiceId: 'p1', memberId: null };

describe('the selection of a tab', () => {
  it('SESSION-2: starts with the first organization and its first practice, in the server’s order', () => {
    expect(firstSelection(ann)).toEqual(FIRST);
  });

  it('SESSION-2: skips an organization without practices, and is empty without any practice', () => {
    const empty = { id: 'o0', name: 'Empty', practices: [] };
    expect(firstSelection(staffUser({ organizations: [empty, ...ORGANIZATIONS] }))).toEqual(FIRST);
    expect(firstSelection(staffUser({ organizations: [empty] }))).toBeNull();
    expect(firstSelection(staffUser({ organizations: [] }))).toBeNull();
  });

  it('SESSION-2: a stored selection is restored only if the practice still is one of the user’s', () => {
    const stored = { organizationId: 'o1', practiceId: 'p2', memberId: 'm7' };
    expect(selectionFor(ann, stored)).toEqual(stored);
    for (const gone of [
      { ...stored, organizationId: 'o9' },
      { ...stored, practiceId: 'p9' },
      { ...stored, practiceId: 'p3' },
    ]) {
      expect(selectionFor(ann, gone)).toEqual(FIRST);
    }
    expect(selectionFor(ann, null)).toEqual(FIRST);
  });

  it('SESSION-2: changing the organization selects its first practice and no member', () => {
    expect(selectOrganization(ann, 'o2')).toEqual({ organizationId: 'o2', practiceId: 'p3', memberId: null });
    expect(selectOrganization(ann, 'o9')).toBeNull();
  });

  it('SESSION-2: changing the practice stays in the organization and selects no member', () => {
    const current = { ...FIRST, memberId: 'm7' };
    expect(selectPractice(ann, current, 'p2')).toEqual({ ...FIRST, practiceId: 'p2' });
    expect(selectPractice(ann, current, 'p3')).toBeNull();
  });

  it('SESSION-2: a member is selected with their practice, and only in one of the user’s', () => {
    expect(selectPractice(ann, FIRST, 'p1', 'm8')).toEqual({ ...FIRST, memberId: 'm8' });
    expect(selectPractice(ann, FIRST, 'p9', 'm8')).toBeNull();
  });

  it('SESSION-1: has organization and practice with their state, and the user', () => {
    const harbor = { organizationId: 'o2', practiceId: 'p3', memberId: null };
    expect(scopeOf(ann, harbor)).toEqual({
      organization: { id: 'o2', state: 'CA' },
      practice: { id: 'p3', state: 'CA' },
      user: ann,
    });
    expect(scopeOf(ann, { ...harbor, practiceId: 'p1' })).toBeNull();
    expect([selectedOrganization(ann, harbor)?.name, selectedPractice(ann, harbor)?.name]).toEqual([
      'Bay Dental',
      'Harbor Road',
    ]);
  });
});
