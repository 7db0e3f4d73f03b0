import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstLeft } from '#ui/FocusPlace/focus-place.ts';

/**
 * Moves the focus to the heading of a page that takes the place of another, or to the page itself where it has none.
 * The first page leaves it where a loaded document begins.
 */
export function usePageFocus(page: string | null): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (page === shown.current) return;
    shown.current = page;
    if (main.current) focusFirstLeft([main.current]);
  }, [page]);
  return main;
}
