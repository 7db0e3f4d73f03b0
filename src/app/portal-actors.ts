import { isWorthOffering } from '#domain/navigation/navigation.ts';
import { titleAt } from '#domain/navigation/routes.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import { selectPortalActors } from '#machines/portal/portal.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import { selectView } from '#machines/session/session.selectors.ts';
import { watchSession } from '#machines/session/watch-session.ts';
import type { Browser } from './browser.ts';
import type { Portal } from './portal.ts';
import { wireSession } from './session/session-actor.ts';
import { createTabItems, type TabItems } from './session/tab-items.ts';
import { watchPath } from './watch-path.ts';

export function wirePortal(browser: Browser, config: PageConfig) {
  const tab = createTabItems(browser.sessionStorage);
  const { sessionMachine, client, gate, saveSelection } = wireSession({
    browser,
    config,
    tab,
    session: () => actors.session,
  });
  const machine = portalMachine.provide({
    actors: {
      session: sessionMachine,
      navigation: navigationMachine.provide({
        actors: {
          watchPath: watchPath(browser),
          watchSession: watchSession(
            () => actors.session,
            (session) => ({ view: selectView(session) }),
          ),
        },
        actions: {
          navigate: (_, { path, replaces }) => browser.navigate(path, replaces),
          loadPage: (_, { path }) => browser.openPage(path),
          storeRequestedPage: (_, { path }) => tab.set('requested-page', path),
          showTitle: (_, { path }) => browser.setTitle(`${titleAt(path)} · ${PRODUCT_NAME}`),
        },
      }),
    },
    actions: { logFailure: ({ event }) => console.error(event) },
  });
  const root = createRoot(machine, {
    input: { path: browser.path(), query: browser.query(), requestedPath: requestedPage(tab) },
  });
  const actors = selectPortalActors(root.getSnapshot());
  const portal: Portal = {
    root,
    browser,
    version: config.version,
    client,
    gate,
    showToast: (toast) => actors.toastQueue.send({ type: 'toast.push', toast }),
    tab,
    saveSelection,
  };
  return { actors, portal, machine };
}

/** Session storage can contain anything, so only a page of the portal is offered. */
function requestedPage(tab: TabItems): string | null {
  const stored = tab.get('requested-page');
  return stored !== null && isWorthOffering(stored) ? stored : null;
}
