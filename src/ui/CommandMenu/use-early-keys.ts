import { useLayoutEffect } from 'react';

/**
 * Adds what the user types before the input is on the page to a text.
 *
 * @param text null while there is nothing to wait for
 */
export function useEarlyKeys(text: string | null, onType: (text: string) => void): void {
  useLayoutEffect(() => {
    if (text === null) return undefined;
    const listener = new AbortController();
    const type = (event: KeyboardEvent) => {
      const typed = afterKey(text, event.key);
      if (typed === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      onType(typed);
    };
    document.addEventListener('keydown', type, { capture: true, signal: listener.signal });
    return () => listener.abort();
  }, [text, onType]);
}

function afterKey(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : null;
}
