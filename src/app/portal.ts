import { createContext, useContext } from 'react';
import type { PortalClient } from '#api/client.ts';
import type { SessionGate } from '#api/session-gate.ts';
import type { Toast } from '#domain/notification/toast.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { PortalRef } from '#machines/portal/portal.selectors.ts';
import type { Browser } from './browser.ts';
import type { TabItems } from './session/tab-items.ts';

/** What the ports of a signed-in page need. The login page creates it but uses none of it. */
export interface Portal {
  root: PortalRef;
  browser: Browser;
  /** The product's version, for problem reports. */
  version: string;
  client: PortalClient;
  /** The session's token, for requests that the client does not send. */
  gate: SessionGate;
  showToast(toast: Toast): void;
  tab: TabItems;
  /** Rejects if a reload would not find it. */
  saveSelection(selection: Selection): Promise<void>;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('No portal: render the page inside <PortalContext>.');
  return portal;
}
