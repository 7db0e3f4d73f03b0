import { createContext, useContext } from 'react';
import type { PortalClient } from '#api/client.ts';
import type { SessionGate } from '#api/session-gate.ts';
import type { Toast } from '#domain/toast.ts';
import type { Browser } from './browser.ts';

/** What the ports of the charts around a signed-in page stand on. The login page has it too, and uses none of it. */
export interface Portal {
  browser: Browser;
  client: PortalClient;
  /** For calls that are not of the client's making: how they get the session's token. */
  gate: SessionGate;
  showToast(toast: Toast): void;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('No portal: render the page inside <PortalContext>.');
  return portal;
}
