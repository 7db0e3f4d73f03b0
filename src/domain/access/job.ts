import { managesPractice } from './may-act.ts';
import { ROLE_PRESETS, type RolePreset } from './role-groups.ts';

export type Job = RolePreset | 'administrator';

export const JOB_NAMES: Record<Job, string> = {
  frontDesk: 'Front desk',
  billing: 'Billing',
  officeManager: 'Office manager',
  administrator: 'Administrator',
};

/** Everyone may get notifications: they don't make a job. */
const workOf = (roles: readonly string[]): string => {
  const work = new Set(roles.filter((role) => !role.startsWith('Viewer')));
  return [...work].sort().join();
};

/** The job whose roles these are, notifications apart. Null if they are no job's, as with an unknown role. */
export function jobOf(roles: readonly string[]): Job | null {
  if (roles.length === 0) return null;
  const rights = { roles: roles.map((name) => ({ name })), permissions: [] };
  if (managesPractice(rights)) return 'administrator';
  return ROLE_PRESETS.find((job) => workOf(job.roles) === workOf(roles))?.preset ?? null;
}
