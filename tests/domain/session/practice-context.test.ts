import { expect, it } from 'vitest';
import { practiceContextOf } from '#domain/session/practice-context.ts';
import { staffUser } from '../../support/staff-user.ts';

it('SESSION-1: a write of a practice is begun in the organization that has it, and nowhere in a practice of others', () => {
  expect(practiceContextOf(staffUser(), 'p2')).toEqual({ organizationId: 'o1', practiceId: 'p2' });
  expect(practiceContextOf(staffUser(), 'p3')).toEqual({ organizationId: 'o2', practiceId: 'p3' });
  expect(practiceContextOf(staffUser(), 'p9')).toBeNull();
});
