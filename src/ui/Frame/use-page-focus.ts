import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstLeft } from '#ui/FocusFallback/focus-fallback.ts';

/**
 * Moves the focus to the heading of a page that replaces another one or shows another person. Does nothing on a
 * document's first page.
 */
export function usePageFocus(page: string | null, subject: string | null): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ page, subject });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, subject };
    const isAboutAnother = before.subject !== null && subject !== null && before.subject !== subject;
    if (main.current && (page !== before.page || isAboutAnother)) focusFirstLeft([main.current]);
  }, [page, subject]);
  return main;
}
