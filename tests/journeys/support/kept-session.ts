import type { AuthResult } from '#api/authentication.ts';
import { createBrowser } from '#app/browser.ts';
import { createSealedStore } from '#app/session/sealed-store.ts';
import { createSelectionStore } from '#app/session/selection-store.ts';
import { createSessionStore } from '#app/session/session-store.ts';
import { createTabChannel } from '#app/session/tab-channel.ts';
import { createTabItems } from '#app/session/tab-items.ts';
import type { Selection } from '#domain/session/selection.ts';

/**
 * Stores a session in this browser through the portal's own stores, like a sign-in. Runs on a page of the portal's
 * origin.
 */
export async function keep(tokens: AuthResult, selection: Selection): Promise<void> {
  const browser = createBrowser(window);
  const wait = () => Promise.resolve();
  const sealed = createSealedStore({
    storage: browser.localStorage,
    databases: browser.databases,
    origin: browser.origin,
    wait,
  });
  const tab = createTabItems(browser.sessionStorage);
  const session = createSessionStore({
    sealed,
    channel: createTabChannel(),
    locks: browser.locks,
    requestRefresh: () => Promise.resolve({ kind: 'unreachable' }),
    sendSignOut: () => Promise.resolve(),
    onOnline: browser.onOnline,
    clearTabData: tab.clear,
    now: browser.now,
    wait,
  });
  const { kind } = await session.begin(tokens);
  if (kind !== 'stored') throw new Error(`The session was not kept: ${kind}`);
  await createSelectionStore(sealed, tab).begin(selection);
}
