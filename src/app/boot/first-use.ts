const FIRST_USE = ['input', 'focusin', 'pointerdown', 'pointermove', 'keydown'] as const;

/** Calls once, when the user first touches the page. Returns a function that stops waiting. */
export function onFirstUse(page: Document, work: () => void): () => void {
  const listeners = new AbortController();
  const first = () => {
    listeners.abort();
    work();
  };
  for (const type of FIRST_USE) page.addEventListener(type, first, { signal: listeners.signal });
  return () => listeners.abort();
}
