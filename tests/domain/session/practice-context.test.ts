import { expect, it } from 'vitest';
import { practiceContextOf } from '#domain/session/practice-context.ts';
import { staffUser } from '../../support/staff-user.ts';

it('SESSION-1: a write has the context of the organization that the practice belongs to, and none for a practice of others', () => {
  expect(practiceContextOf(staffUser(), 'p2')).toEqual({ organizationId: 'o1', practiceId: 'p2' });
  expect(practiceContextOf(staffUser(), 'p3')).toEqual({ organizationId: 'o2', practiceId: 'p3' });
  expect(practiceContextOf(staffUser(), 'p9')).toBeNull();
});
