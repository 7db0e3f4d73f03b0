import { createContext, useContext } from 'react';
import type { PortalClient } from '#api/client.ts';
import type { SessionGate } from '#api/session-gate.ts';
import type { Toast } from '#domain/notification/toast.ts';
import type { Selection } from '#domain/session/selection.ts';
import type { PortalRef } from '#machines/portal/portal.selectors.ts';
import type { Browser } from './browser.ts';
import type { TabItems } from './session/tab-items.ts';

/** What the ports of the charts around a signed-in page stand on. The login page has it too, and uses none of it. */
export interface Portal {
  /** The chart that starts and stops the actors around a signed-in page. */
  root: PortalRef;
  browser: Browser;
  client: PortalClient;
  /** For calls that are not of the client's making: how they get the session's token. */
  gate: SessionGate;
  showToast(toast: Toast): void;
  /** What this tab keeps over a reload. */
  tab: TabItems;
  /** What a reload of this tab works on. Rejects where it would not find it. */
  saveSelection(selection: Selection): Promise<void>;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('No portal: render the page inside <PortalContext>.');
  return portal;
}
