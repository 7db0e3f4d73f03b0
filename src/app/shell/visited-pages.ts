import type { Leave } from '#domain/navigation/leaving.ts';
import { fullPathOf, pageAt } from '#domain/navigation/routes.ts';
import { navigationBlockerMachine } from '#machines/navigation-blocker/navigation-blocker.machine.ts';
import { selectIsBlocked } from '#machines/navigation-blocker/navigation-blocker.selectors.ts';
import { createRoot } from '#machines/roots.ts';

interface VisitedPagesParts {
  isHarmless(leave: Leave): boolean;
  requestLeave(leave: Leave): void;
}

export function wireNavigationBlocker(requestLeave: VisitedPagesParts['requestLeave']) {
  return navigationBlockerMachine.provide({
    actions: {
      recordIndex: (_, { index }) => numberEntry(index),
      traverse: (_, { steps }) => history.go(steps),
      requestLeave: (_, { leave }) => requestLeave(leave),
    },
  });
}

/**
 * Notifies the chart of links, and of Back and Forward before any other listener, as the window handler that
 * `createBrowser` has reserved. Returns a function that stops listening.
 */
export function guardPages({ isHarmless, requestLeave }: VisitedPagesParts): () => void {
  const blocker = createRoot(wireNavigationBlocker(requestLeave), {
    input: { index: indexOf(history.state) ?? 0, path: location.pathname },
  }).start();
  const isHarmlessAt = (path: string) => isHarmless({ kind: 'page', path });
  const isBlocked = () => selectIsBlocked(blocker.getSnapshot());

  function onTraversal(event: Event): void {
    const path = location.pathname;
    const index = indexOf(history.state);
    blocker.send({ type: 'entry.reach', index, path, isHarmless: isHarmlessAt(path) });
    if (isBlocked()) event.stopImmediatePropagation();
  }

  function onClick(event: MouseEvent): void {
    const link = pageLinkIn(event);
    if (link === null) return;
    const { pathname, search } = link;
    blocker.send({ type: 'link.click', path: pathname + search, isHarmless: isHarmlessAt(pathname) });
    if (isBlocked()) event.preventDefault();
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  const onChange = (type: 'entry.push' | 'entry.replace') => () =>
    blocker.send({ type, path: location.pathname });
  window.onpopstate = onTraversal;
  window.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('pushState', onChange('entry.push'), { signal });
  window.addEventListener('replaceState', onChange('entry.replace'), { signal });
  return () => {
    listeners.abort();
    window.onpopstate = () => undefined;
    blocker.stop();
  };
}

/** The link whose portal page a plain click would open in this tab. */
function pageLinkIn(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  const link = event.composedPath().find((place) => place instanceof HTMLAnchorElement);
  if (!isPlain || link === undefined || link.origin !== location.origin) return null;
  const opensHere = link.target === '' && !link.hasAttribute('download');
  return opensHere && pageAt(fullPathOf(link.pathname) ?? link.pathname) ? link : null;
}

/**
 * wouter replaces `history.replaceState` with a function that dispatches an event. Keeps the state that a page has
 * stored there.
 */
function numberEntry(index: number): void {
  if (indexOf(history.state) !== null) return;
  History.prototype.replaceState.call(history, { ...history.state, index }, '', null);
}

function indexOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('index' in state)) return null;
  return typeof state.index === 'number' ? state.index : null;
}
