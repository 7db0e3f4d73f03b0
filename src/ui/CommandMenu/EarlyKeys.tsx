import { useLayoutEffect } from 'react';

interface EarlyKeysProps {
  text: string;
  onType: (text: string) => void;
}

/** Adds to a text what is typed before its input is on the page. */
export function EarlyKeys({ text, onType }: EarlyKeysProps) {
  useLayoutEffect(() => {
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
  return null;
}

function afterKey(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : null;
}
