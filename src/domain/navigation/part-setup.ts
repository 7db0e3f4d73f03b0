import { passes, type Rights, SETUP_RULE } from '../access/permissions.ts';
import type { PageConfig } from '../session/page-config.ts';
import { widgetAddress } from './hosting.ts';
import { type PageName, pageOf } from './routes.ts';

type Addresses = Pick<PageConfig, 'widgets' | 'marketplaceUrl' | 'reportUrl'>;

/** `needed` is marked; `hidden` has no button, because the user can't set it up. */
export type PartSetup = 'done' | 'needed' | 'hidden';

export const SETUP_NEEDED = 'Setup needed';

export function isConfigured(page: PageName, addresses: Addresses): boolean {
  if (pageOf(page).frame !== undefined) return addresses.marketplaceUrl !== '';
  switch (page) {
    case 'dashboard':
    case 'settings':
    case 'staff':
    case 'practice':
    case 'login':
      return true;
    case 'reports':
      return addresses.reportUrl !== '';
    default:
      return widgetAddress(page, addresses) !== '';
  }
}

/** Whether a button that opens a page is shown as usual, marked, or hidden (WIDGET-6). */
export function setupOf(page: PageName, addresses: Addresses, rights: Rights): PartSetup {
  if (isConfigured(page, addresses)) return 'done';
  return passes(rights, SETUP_RULE) ? 'needed' : 'hidden';
}
