import { type RefObject, useEffect } from 'react';

const AREA = '.toast-area';

const isInArea = (element: unknown) => element instanceof Element && element.closest(AREA) !== null;

/**
 * F6 moves the focus between the page and the toast. When a focused toast closes, the focus returns to where it was,
 * or to the page's content.
 */
export function useToastFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = document.querySelector(AREA);
    const listeners = new AbortController();
    let cameFrom: EventTarget | null = null;
    let isHeld = false;
    const goBack = () => {
      const target = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : content.current;
      target?.focus();
    };
    const press = (event: KeyboardEvent) => {
      const button = area?.querySelector<HTMLElement>('button');
      if (event.key !== 'F6' || !button) return;
      event.preventDefault();
      if (isInArea(document.activeElement)) goBack();
      else button.focus();
    };
    const move = ({ target, relatedTarget }: FocusEvent) => {
      isHeld = isInArea(target);
      if (isHeld && !isInArea(relatedTarget)) cameFrom = relatedTarget;
    };
    const removal = new MutationObserver(() => {
      if (isHeld && document.activeElement === document.body) goBack();
    });
    if (area) removal.observe(area, { childList: true, subtree: true });
    document.addEventListener('keydown', press, { signal: listeners.signal });
    document.addEventListener('focusin', move, { signal: listeners.signal });
    return () => {
      listeners.abort();
      removal.disconnect();
    };
  }, [content]);
}
