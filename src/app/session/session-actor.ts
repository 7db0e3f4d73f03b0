import { fromCallback } from 'xstate';
import { refreshToken, signOut } from '#api/authentication.ts';
import { createPortalClient, type PortalClient } from '#api/client.ts';
import { failureFrom, isUnauthorized } from '#domain/failure/failure.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import type { RefreshAnswer, TabNews } from '#machines/token-store/token-store.types.ts';
import type { Browser } from '../browser.ts';
import { clearMemory } from './memory.ts';
import { createSealedStore } from './sealed-store.ts';
import { createSelectionStore } from './selection-store.ts';
import { claimTab, sessionPorts } from './session.ports.ts';
import { createSessionGate } from './session-gate.ts';
import { createSessionStore } from './session-store.ts';
import { createTabChannel } from './tab-channel.ts';
import type { TabItems } from './tab-items.ts';
import { TOKEN_ITEM } from './token-store.ports.ts';

export interface SessionParts {
  browser: Browser;
  config: PageConfig;
  tab: TabItems;
  /** Available once the root has created it. */
  session(): SessionRef;
}

export function wireSession({ browser, config, tab, session }: SessionParts) {
  const sealed = createSealedStore({
    storage: browser.localStorage,
    databases: browser.databases,
    origin: browser.origin,
    wait: browser.wait,
  });
  const store = createSessionStore({
    sealed,
    channel: createTabChannel(),
    locks: browser.locks,
    requestRefresh: (token, signal) => requestRefresh(client, token, signal),
    sendSignOut: (token) => signOut(client, token),
    onOnline: browser.onOnline,
    clearTabData() {
      tab.clear();
      clearMemory();
    },
    now: browser.now,
    wait: browser.wait,
  });
  const { gate, refused } = createSessionGate(store, session);
  const client = createPortalClient({ baseUrl: config.apiBase, session: gate, fetch: browser.fetch });
  const selections = createSelectionStore(sealed, tab);
  const machine = sessionMachine.provide({
    actors: {
      ...sessionPorts({
        client,
        store,
        selections,
        tab,
        refused,
        address: () => browser.path() + browser.query(),
        showBarePath: () => browser.navigate(browser.path(), true),
      }),
      watchTabs: fromCallback(({ sendBack }) => {
        store.listen((news) => {
          if (news.type === 'started') claimTab(tab, news.userId);
          sendBack(eventOf(news));
        });
        return browser.onStorageChange((item) => {
          if (item === null || item === TOKEN_ITEM) void store.check();
        });
      }),
    },
    actions: { reloadOnDashboard: () => browser.replacePage(ROUTES.dashboard.path) },
  });
  browser.onShownAgain(browser.reload);
  return { sessionMachine: machine, client, gate, saveSelection: selections.save };
}

function eventOf(news: TabNews): SessionEvent {
  switch (news.type) {
    case 'started':
      return { type: 'session.startedElsewhere', userId: news.userId };
    case 'ended':
      return { type: 'session.endedElsewhere' };
    case 'refused':
      return { type: 'token.refused' };
  }
}

async function requestRefresh(
  client: PortalClient,
  token: string,
  signal: AbortSignal,
): Promise<RefreshAnswer> {
  try {
    return { kind: 'tokens', tokens: await refreshToken(client, token, signal) };
  } catch (error) {
    return isUnauthorized(failureFrom(error)) ? { kind: 'refused' } : { kind: 'unreachable' };
  }
}
