import type { Leave } from '#domain/navigation/leaving.ts';
import { fullPathOf, pageAt } from '#domain/navigation/routes.ts';

interface VisitedPagesParts {
  isHarmless(leave: Leave): boolean;
  ask(leave: Leave): void;
}

interface Stamp {
  /** How many pages lie behind this one. */
  place: number;
}

/** The browser's own: wouter puts one in its place that tells of each change. What a page keeps there stays. */
const stampEntry = (place: number) =>
  History.prototype.replaceState.call(history, { ...history.state, place } satisfies Stamp, '', null);

/**
 * Stands before links, and before Back and Forward: there the address has changed by the time a page hears of them, so where somebody has to be
 * asked first it is put back, and nobody hears of it. Each entry of the history carries its place, which tells how far
 * away it is. As the window's handler, which `createBrowser` has put before all other listeners. Answers how to stop.
 */
export function guardPages({ isHarmless, ask }: VisitedPagesParts): () => void {
  let place = placeOf(history.state) ?? 0;
  let path = location.pathname;
  stampEntry(place);

  function stay(at: number): void {
    place = at;
    path = location.pathname;
    if (placeOf(history.state) === null) stampEntry(place);
  }

  function hearTraversal(event: Event): void {
    const reached = placeOf(history.state);
    if (reached === place) {
      event.stopImmediatePropagation();
      return;
    }
    if (reached === null && location.pathname === path) {
      stay(place + 1);
      return;
    }
    const steps = reached === null ? -1 : reached - place;
    const leave: Leave = { kind: 'history', path: location.pathname, steps };
    if (isHarmless(leave)) {
      stay(place + steps);
      return;
    }
    event.stopImmediatePropagation();
    history.go(-steps);
    ask(leave);
  }

  /** What has been prevented, a link does not do. */
  function hearClick(event: MouseEvent): void {
    const path = pathOfLink(event);
    const leave: Leave | null = path === null ? null : { kind: 'page', path };
    if (leave === null || isHarmless(leave)) return;
    event.preventDefault();
    ask(leave);
  }

  const heard = new AbortController();
  const { signal } = heard;
  window.onpopstate = hearTraversal;
  window.addEventListener('click', hearClick, { capture: true, signal });
  window.addEventListener('pushState', () => stay(place + 1), { signal });
  window.addEventListener('replaceState', () => stay(place), { signal });
  return () => {
    heard.abort();
    window.onpopstate = () => undefined;
  };
}

/** The page of the portal that a plain click on a link would lead to in this tab. */
function pathOfLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  const link = event.composedPath().find((place) => place instanceof HTMLAnchorElement);
  if (!isPlain || link === undefined || link.origin !== location.origin) return null;
  const opensHere = link.target === '' && !link.hasAttribute('download');
  return opensHere && pageAt(fullPathOf(link.pathname) ?? link.pathname) ? link.pathname : null;
}

function placeOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  return typeof state.place === 'number' ? state.place : null;
}
