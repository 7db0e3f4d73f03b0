import { ADMIN_RULES, passes, type Rights, type RoleName } from '../access/permissions.ts';
import type { Toast } from '../notification/toast.ts';
import { fullPathOf, isLoginPath, pageAt, pageOf, ROUTES, titleAt } from './routes.ts';

/** The parts of the session that decide which page is shown. */
export interface SessionView {
  phase: 'unknown' | 'signedOut' | 'signedIn';
  /** Null until the user is loaded. Until then, rights decide nothing. */
  rights: Rights | null;
  hasMember: boolean | null;
  /** The practices that the user can open. */
  practiceIds?: readonly string[];
}

export const UNKNOWN_VIEW: SessionView = { phase: 'unknown', rights: null, hasMember: null };

export type Detour =
  | 'needsSignIn'
  | 'alreadySignedIn'
  | 'unknownPath'
  | 'shortForm'
  | 'lacksRight'
  | 'lacksMember';

/** The first reason not to show a path, in the order of ROUTE-5 to ROUTE-8 and PERM-6. */
export function detourFrom(path: string, view: SessionView): Detour | null {
  if (view.phase === 'unknown') return null;
  if (view.phase === 'signedOut') return isLoginPath(path) ? null : 'needsSignIn';
  if (isLoginPath(path)) return 'alreadySignedIn';
  if (fullPathOf(path) !== undefined) return 'shortForm';
  const name = pageAt(path);
  if (name === undefined) return 'unknownPath';
  const { area, needsMember } = pageOf(name);
  if (area !== undefined && view.rights !== null && !passes(view.rights, ADMIN_RULES[area]))
    return 'lacksRight';
  return needsMember && view.hasMember === false ? 'lacksMember' : null;
}

export function detourTarget(path: string, detour: Detour): string {
  switch (detour) {
    case 'needsSignIn':
      return ROUTES.login.path;
    case 'lacksMember':
      return ROUTES.searchPatients.path;
    case 'shortForm':
      return fullPathOf(path) ?? ROUTES.dashboard.path;
    case 'alreadySignedIn':
    case 'unknownPath':
    case 'lacksRight':
      return ROUTES.dashboard.path;
  }
}

/** LOGIN-9 */
export function isWorthOffering(path: string): boolean {
  const known = pageAt(path) !== undefined || fullPathOf(path) !== undefined;
  return known && !isLoginPath(path) && pageAt(path) !== 'dashboard';
}

/** ROUTE-7 */
export const NO_SUCH_PAGE: Toast = {
  variant: 'warning',
  title: 'That page doesn’t exist',
  label: 'We opened the dashboard instead.',
};

/** ROUTE-8 */
export const CHOOSE_PATIENT: Toast = {
  variant: 'warning',
  title: 'Choose a patient first',
  label: 'Payments, benefits, and transactions are on each patient’s page.',
};

const NAMELESS_ROLE: RoleName = 'AdministratorPlanFees';
/** Duplicates `role-words.ts`, which the login page should not load. */
const NAMELESS_ROLE_WORDS = 'Plan fees administrator';

/** PERM-5, PERM-6 */
export function lacksRightToast(path: string, rights: Rights | null): Toast {
  const hasNamelessRole = rights?.roles.some(({ name }) => name === NAMELESS_ROLE) === true;
  const nameless = hasNamelessRole
    ? ` Your role, ${NAMELESS_ROLE_WORDS}, doesn’t open any page on its own.`
    : '';
  return {
    variant: 'warning',
    title: `You don’t have access to ${titleAt(path)}`,
    label: `${ASK_FOR_ACCESS}${nameless}`,
  };
}

export const ASK_FOR_ACCESS = 'Ask your administrator for access.';
