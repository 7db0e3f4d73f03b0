import { expect, it } from 'vitest';
import { JOBS, jobOf } from '#domain/access/job.ts';
import { ROLE_NAMES } from '#domain/access/permissions.ts';

it.each(JOBS)('PERM-8: the roles of the preset $job are that job', ({ job, roles }) => {
  expect(jobOf(roles)).toBe(job);
});

it('PERM-8: a job doesn’t depend on the notifications that a person gets', () => {
  expect(jobOf(['ViewerUrgent'])).toBe('frontDesk');
  expect(jobOf(['AdministratorPaymentManagement'])).toBe('billing');
});

it('PERM-8: a person who manages the practice is an administrator', () => {
  expect(jobOf(ROLE_NAMES)).toBe('administrator');
});

it('PERM-8: other roles, an unknown one and none are no job', () => {
  expect(jobOf(['ViewerGeneral', 'EditorPlanFees'])).toBeNull();
  expect(jobOf(['AuditorOfTomorrow'])).toBeNull();
  expect(jobOf([])).toBeNull();
});
