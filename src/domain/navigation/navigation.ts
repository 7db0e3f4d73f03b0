import { ADMIN_RULES, passes, type Rights } from '../access/permissions.ts';
import type { Toast } from '../notification/toast.ts';
import { patientInAddress } from './patient-address.ts';
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

/** Whether the user can open the page that they requested before signing in (LOGIN-9). */
export function canOpenNow(path: string, view: SessionView): boolean {
  if (view.rights === null) return false;
  const detour = detourFrom(path, view);
  const named = patientInAddress(path);
  if (named !== null && view.practiceIds?.includes(named.practiceId) === false) return false;
  return detour === null || detour === 'shortForm' || (detour === 'lacksMember' && named !== null);
}

/** ROUTE-8 */
export const CHOOSE_PATIENT: Toast = {
  variant: 'warning',
  title: 'Choose a patient first',
  label: 'Payments, benefits, and transactions are on each patient’s page.',
};

export const ASK_FOR_ACCESS = 'Ask your administrator for access.';

/** PERM-6. The dashboard shows what to do about it. */
export const lacksRightToast = (path: string): Toast => ({
  variant: 'warning',
  label: `You don’t have access to ${titleAt(path)}`,
});
