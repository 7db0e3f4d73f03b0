import { fallbacksAround, focusFirstLeft } from './focus-fallback.ts';

const canHoldFocus = (element: Element) => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus in a part of the page: when the focused control is removed or disabled, the innermost focus target
 * around it takes the focus (WCAG 2.4.3). @returns stops it
 */
export function keepFocus(root: HTMLElement): () => void {
  const listeners = new AbortController();
  let holder: Element | null = null;
  let fallbacks: HTMLElement[] = [];
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    holder = target;
    fallbacks = fallbacksAround(target);
  };
  const leave = () =>
    queueMicrotask(() => {
      if (holder && canHoldFocus(holder) && document.activeElement !== holder) holder = null;
    });
  const change = new MutationObserver(() => {
    if (holder === null || canHoldFocus(holder)) return;
    const isLost = document.activeElement === document.body || document.activeElement === holder;
    holder = null;
    if (isLost) focusFirstLeft(fallbacks);
  });
  change.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', hold, { signal: listeners.signal });
  root.addEventListener('focusout', leave, { signal: listeners.signal });
  return () => {
    listeners.abort();
    change.disconnect();
  };
}
