import { useRef } from 'react';
import { focusFirstLeft, placesAround } from '#ui/FocusPlace/focus-place.ts';

/** Where on the page the focus was before the first of dialogs that follow one another, and the places around it. */
let onPage: readonly HTMLElement[] = [];

const isOnPage = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.closest('[role=dialog], [role=alertdialog]') === null;

/**
 * The focus goes into an overlay, and back to where it was when the overlay goes: also where the overlay had taken the
 * place of another one, and not where the focus has found its way already.
 *
 * @param initialFocus selects what has the focus first; without it the first control has
 */
export function useReturningFocus(initialFocus: string | undefined) {
  const openedFrom = useRef<Element | null>(null);
  /** What is around that: it may be gone by the time. */
  const places = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus(event: Event) {
      const { activeElement } = document;
      openedFrom.current = activeElement;
      places.current = activeElement === null ? [] : placesAround(activeElement);
      if (isOnPage(activeElement)) onPage = [activeElement, ...places.current];
      if (initialFocus === undefined || !(event.currentTarget instanceof HTMLElement)) return;
      const first = event.currentTarget.querySelector<HTMLElement>(initialFocus);
      if (first === null) return;
      event.preventDefault();
      first.focus();
    },

    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const { current } = openedFrom;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      focusFirstLeft(isThere ? [current] : [...places.current, ...onPage]);
    },
  };
}
