import { managesPractice } from './may-act.ts';
import { ROLE_NAMES, type RoleName } from './permissions.ts';

/** The roles of common jobs, to start from. The office manager has the roles of the sample profile (PERM-7). */
export const JOBS = [
  { job: 'frontDesk', roles: ['ViewerGeneral', 'ViewerWarning'] },
  {
    job: 'billing',
    roles: ['ViewerGeneral', 'ViewerWarning', 'ViewerUrgent', 'AdministratorPaymentManagement'],
  },
  {
    job: 'officeManager',
    roles: [
      'ViewerGeneral',
      'ViewerWarning',
      'ViewerUrgent',
      'AdministratorPaymentManagement',
      'AdministratorGoalSettings',
      'AdministratorCustomADACodes',
      'EditorPlanFees',
      'EditorADACodes',
    ],
  },
  { job: 'administrator', roles: ROLE_NAMES },
] as const satisfies readonly { job: string; roles: readonly RoleName[] }[];
export type Job = (typeof JOBS)[number]['job'];

export const JOB_NAMES: Record<Job, string> = {
  frontDesk: 'Front desk',
  billing: 'Billing',
  officeManager: 'Office manager',
  administrator: 'Administrator',
};

/** Each names the jobs that it includes. */
export const JOB_WORK: Record<Job, string> = {
  frontDesk: 'Patients, plan sales, and payments',
  billing: 'Front desk work, plus refunds and the end-of-day close',
  officeManager: 'Front desk and billing work, plus goals, fees, and codes',
  administrator: 'Every page, the staff, and the practice',
};

/** Notifications don't make a job, because everyone may get them. */
const workOf = (roles: readonly string[]): string => {
  const work = new Set(roles.filter((role) => !role.startsWith('Viewer')));
  return [...work].sort().join();
};

/** The job whose roles these are, notifications apart. Null if they are no job's, as with an unknown role. */
export function jobOf(roles: readonly string[]): Job | null {
  if (roles.length === 0) return null;
  const rights = { roles: roles.map((name) => ({ name })), permissions: [] };
  if (managesPractice(rights)) return 'administrator';
  return JOBS.find((each) => workOf(each.roles) === workOf(roles))?.job ?? null;
}
