import type { StaffMember } from '#domain/access/staff-member.ts';

export const staffMember = (changes: Partial<StaffMember> = {}): StaffMember => ({
  id: '4',
  name: 'Robin Vale',
  email: 'robin@vale.test',
  phone: '',
  isActive: true,
  isChangeable: true,
  roles: ['EditorPlanFees'],
  lastSignedInAt: '2026-03-14T13:04:05Z',
  version: 1,
  ...changes,
});
