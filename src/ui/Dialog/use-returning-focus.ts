import { useRef } from 'react';
import { fallbacksAround, focusFirstLeft } from '#ui/FocusFallback/focus-fallback.ts';

/** The element that had the focus before the first of several consecutive dialogs. */
let onPage: readonly HTMLElement[] = [];

/** What a user types into. */
const FIRST_FIELD =
  '.dialog-body :is(input, textarea):not([type=hidden], [type=file], [type=checkbox], [type=radio], :disabled)';

const isOnPage = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.closest('[role=dialog], [role=alertdialog]') === null;

/**
 * Moves the focus into an overlay, and back when it closes, even if the overlay replaced another one. Does nothing if
 * the focus has already moved.
 *
 * @param initialFocus a selector; without a match, the overlay itself gets the focus, and its close button does not
 */
export function useReturningFocus(initialFocus = FIRST_FIELD) {
  const openedFrom = useRef<Element | null>(null);
  const fallbacks = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus(event: Event) {
      const { activeElement } = document;
      openedFrom.current = activeElement;
      fallbacks.current = activeElement === null ? [] : fallbacksAround(activeElement);
      if (isOnPage(activeElement)) onPage = [activeElement, ...fallbacks.current];
      const { currentTarget: overlay } = event;
      if (!(overlay instanceof HTMLElement)) return;
      event.preventDefault();
      (overlay.querySelector<HTMLElement>(initialFocus) ?? overlay).focus();
    },

    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const { current } = openedFrom;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      focusFirstLeft(isThere ? [current] : [...fallbacks.current, ...onPage]);
    },
  };
}
