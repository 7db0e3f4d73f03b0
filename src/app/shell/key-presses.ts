import type { KeyPress } from '#domain/navigation/shortcut.ts';

/** Elements that use letters to type or to choose an option. */
const FIELDS = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]';
const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';
/** Overlays that are closing may still have the focus, but their keys are meant for the page. */
const CLOSED =
  ':is([role=dialog], [role=alertdialog], [role=menu])[data-state=closed], [data-exiting], [popover]:not(:popover-open)';

/**
 * Listens for keys that no element has handled. Not in `browser.ts`, which the login page loads. Returns a function
 * that stops listening.
 */
export function onKeyDown(listener: (event: KeyboardEvent) => void): () => void {
  // Chrome reports what it fills in as an event without a key.
  const listen = (event: Event) => event instanceof KeyboardEvent && listener(event);
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}

export function keyPressIn(
  event: KeyboardEvent,
  given: Pick<KeyPress, 'isMac' | 'hasSingleKeys' | 'hasSearchBox'>,
): KeyPress {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  return {
    key,
    ctrl: ctrlKey,
    meta: metaKey,
    alt: altKey,
    shift: shiftKey,
    isPartial: repeat || isComposing || defaultPrevented,
    focus: focusOf(event.target),
    ...given,
  };
}

const SEARCH_BOX = 'main input[type=search]';

/** The first on the page. */
export const searchBoxIn = ({ view }: Pick<UIEvent, 'view'>): HTMLElement | null =>
  view?.document.querySelector<HTMLElement>(SEARCH_BOX) ?? null;

/** Selects the typed text, so that the next letter replaces it. */
export function focusSearchBox(): void {
  const box = window.document.querySelector<HTMLInputElement>(SEARCH_BOX);
  box?.focus();
  box?.select();
}

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.ownerDocument.querySelector(DIALOG) !== null) return 'dialog';
  // An event from a shadow root has the host as its target, and a widget may have a field there.
  const inside = target.shadowRoot?.activeElement ?? target;
  return inside.closest(FIELDS) === null || inside.closest(CLOSED) !== null ? 'page' : 'field';
}
