import type { StaffMember } from '#domain/access/staff-member.ts';

export const staffMember = (changes: Partial<StaffMember> = {}): StaffMember => ({
  id: '4',
  name: 'Robin Vale',
  email: 'robin@vale.test',
  phone: '',
  isActive: true,
  isChangeable: true,
  roles: ['EditorPlanFees'],
  version: 1,
  ...changes,
});
