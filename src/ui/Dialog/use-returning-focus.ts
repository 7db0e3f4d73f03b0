import { useRef } from 'react';

/** Where on the page the focus was before the first of dialogs that follow one another. */
let onPage: HTMLElement | null = null;

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
  /** The entry of a list that it was opened from: its button may be gone by the time. */
  const place = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      openedFrom.current = document.activeElement;
      place.current = openedFrom.current?.closest<HTMLElement>('[data-focus-place]') ?? null;
      if (isOnPage(openedFrom.current)) onPage = openedFrom.current;
      if (initialFocus === undefined || !(event.currentTarget instanceof HTMLElement)) return;
      const first = event.currentTarget.querySelector<HTMLElement>(initialFocus);
      if (first === null) return;
      event.preventDefault();
      first.focus();
    },

    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { current } = openedFrom;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      if (document.activeElement === document.body) (isThere ? current : (place.current ?? onPage))?.focus();
    },
  };
}
