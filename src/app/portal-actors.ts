import { createActor } from 'xstate';
import { isWorthOffering } from '#domain/navigation/navigation.ts';
import { titleAt } from '#domain/navigation/routes.ts';
import type { Toast, ToastAction } from '#domain/notification/toast.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { selectPath } from '#machines/navigation/navigation.selectors.ts';
import { selectView } from '#machines/session/session.selectors.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import type { Actors } from '#react/actors.tsx';
import type { Browser } from './browser.ts';
import type { Portal } from './portal.ts';
import { wireSession } from './session/session-actor.ts';
import { createTabItems, type TabItems } from './session/tab-items.ts';

/** The portal's charts over a browser: every port provided, nothing started. */
export function wirePortal(browser: Browser, config: PageConfig) {
  const tab = createTabItems(browser.sessionStorage);
  const toastHearers = new Set<(action: ToastAction) => void>();
  const wiredToasts = toastQueueMachine.provide({
    actions: {
      tellAction: (_, { action }) => {
        for (const hear of toastHearers) if (action) hear(action);
      },
    },
  });
  const toastQueue = createActor(wiredToasts);
  const showToast = (toast: Toast) => toastQueue.send({ type: 'toast.push', toast });
  const { session, machine, client, gate, saveSelection } = wireSession({
    browser,
    config,
    tab,
    showToast,
  });
  const wiredNavigation = navigationMachine.provide({
    actions: {
      navigate: (_, { path, replaces }) => browser.navigate(path, replaces),
      keepAskedPage: (_, { path }) => tab.set('asked-page', path),
      showToast: (_, toast) => showToast(toast),
    },
  });
  const navigation = createActor(wiredNavigation, {
    input: { path: browser.path(), view: selectView(session.getSnapshot()), askedFor: askedPage(tab) },
  });
  const actors: Actors = { session, navigation, toastQueue };

  function start(): void {
    session.subscribe((snapshot) => navigation.send({ type: 'session.change', view: selectView(snapshot) }));
    let titled = '';
    navigation.subscribe((snapshot) => {
      const path = selectPath(snapshot);
      if (path !== titled) browser.setTitle(`${titleAt(path)} · ${PRODUCT_NAME}`);
      titled = path;
    });
    browser.onPathChange((changed) => navigation.send({ type: 'path.change', path: changed }));
    for (const actor of [toastQueue, navigation, session]) actor.start();
  }

  function onToastAction(hear: (action: ToastAction) => void): () => void {
    toastHearers.add(hear);
    return () => void toastHearers.delete(hear);
  }

  const portal: Portal = { browser, client, gate, showToast, onToastAction, tab, saveSelection };
  return { actors, portal, machines: [machine, wiredNavigation, wiredToasts], start };
}

/** Anybody can write into session storage: only a page of ours is offered. */
function askedPage(tab: TabItems): string | null {
  const kept = tab.get('asked-page');
  return kept !== null && isWorthOffering(kept) ? kept : null;
}
