import { expect, it } from 'vitest';
import { begunInPractice } from '#domain/session/begun-in.ts';
import { staffUser } from '../../support/staff-user.ts';

it('SESSION-1: a write of a practice is begun in the organization that has it, and nowhere in a practice of others', () => {
  expect(begunInPractice(staffUser(), 'p2')).toEqual({ organizationId: 'o1', practiceId: 'p2' });
  expect(begunInPractice(staffUser(), 'p3')).toEqual({ organizationId: 'o2', practiceId: 'p3' });
  expect(begunInPractice(staffUser(), 'p9')).toBeNull();
});
