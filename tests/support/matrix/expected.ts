import type { Operation } from '#server/http/contract.ts';

/** Who may call: nobody has to be signed in; whoever is; whoever is linked to the place; of those, a holder of one of these. */
export type Who = 'open' | 'signed in' | 'linked' | readonly string[];

const GOALS = ['AdministratorGoalSettings', 'GoalSettingsManagement'];
const PAYMENTS = ['AdministratorPaymentManagement', 'PaymentManagementManagement'];
const FEES = ['AdministratorFeeManagement', 'EditorPlanFees', 'PlanFeesManagement', 'PlanFeesEditor'];
/** Levels 1111: these create and delete procedure codes. */
const CODES_IN_FULL = [
  'AdministratorADACodes',
  'AdministratorCustomADACodes',
  'ADACodesManagement',
  'CustomADACodesManagement',
];
/** With the editors, whose level is 1010: these read and change them. */
const CODES = [...CODES_IN_FULL, 'EditorADACodes', 'ADACodesEditor'];
/** The rights that are not named for custom codes alone: these change a standard one. */
export const STANDARD_CODES = [
  'AdministratorADACodes',
  'EditorADACodes',
  'ADACodesManagement',
  'ADACodesEditor',
];

const OPEN = ['authenticate', 'refreshToken', 'signOut'];

/** Below `/admin/…/practice/{practiceId}/`. */
const ADMINISTRATION: Readonly<Record<string, readonly string[]>> = {
  goals: GOALS,
  'payment-account': PAYMENTS,
  'credit-account': PAYMENTS,
  transactions: PAYMENTS,
  'ada-codes': CODES,
  'plan-fees': FEES,
};

/**
 * Who may call an operation, by PERM-3 to PERM-6, which name addresses. Written by hand from the requirements and not
 * from the server's own table, with which it is compared.
 */
export function whoMay({ id, method, path }: Pick<Operation, 'id' | 'method' | 'path'>): Who {
  if (OPEN.includes(id)) return 'open';
  const area = /^\/admin\/organization\/\{organizationId\}\/practice\/\{practiceId\}\/([\w-]+)/.exec(
    path,
  )?.[1];
  if (area === undefined) return /\{(practiceId|organizationId|id)\}/.test(path) ? 'linked' : 'signed in';
  if (area === 'ada-codes' && (method === 'POST' || method === 'DELETE')) return CODES_IN_FULL;
  const rights = ADMINISTRATION[area];
  if (rights === undefined) throw new Error(`Name in ADMINISTRATION who may call ${path}.`);
  return rights;
}

/** A person of the matrix: the roles and permissions that they hold, and whether they are signed in at all. */
export interface Person {
  name: string;
  roles: readonly string[];
  permissions: readonly string[];
}

const ROLES = [
  'ViewerGeneral',
  'ViewerWarning',
  'ViewerUrgent',
  'AdministratorPlanFees',
  'AdministratorFeeManagement',
  'AdministratorPaymentManagement',
  'AdministratorGoalSettings',
  'AdministratorADACodes',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
];
const PERMISSIONS = [
  'ReadOnlyGeneralNotification',
  'ReadOnlyWarningNotification',
  'ReadOnlyUrgentNotification',
  'GoalSettingsManagement',
  'PaymentManagementManagement',
  'ADACodesManagement',
  'CustomADACodesManagement',
  'ADACodesEditor',
  'PlanFeesManagement',
  'PlanFeesEditor',
];
const MANAGING = [
  'AdministratorGoalSettings',
  'AdministratorPaymentManagement',
  'AdministratorCustomADACodes',
  'EditorPlanFees',
  'EditorADACodes',
];

/** The profiles of the sample, as PERM-7 has them. */
export const PROFILES: readonly Person[] = [
  { name: 'admin', roles: ROLES, permissions: [] },
  { name: 'team', roles: MANAGING, permissions: [] },
  { name: 'office', roles: MANAGING, permissions: [] },
  { name: 'organization', roles: MANAGING, permissions: [] },
  { name: 'frontdesk', roles: ['ViewerGeneral'], permissions: [] },
];

/** Without a token. */
export const SIGNED_OUT: Person = { name: 'signed out', roles: [], permissions: [] };

/** One with nothing, and one for every role and every permission alone. */
export const SINGLES: readonly Person[] = [
  { name: 'nothing', roles: [], permissions: [] },
  ...ROLES.map((role) => ({ name: role, roles: [role], permissions: [] })),
  ...PERMISSIONS.map((permission) => ({ name: permission, roles: [], permissions: [permission] })),
];

export const holdsOneOf = ({ roles, permissions }: Person, wanted: readonly string[]): boolean =>
  wanted.some((name) => roles.includes(name) || permissions.includes(name));
