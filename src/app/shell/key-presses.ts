import type { KeyPress } from '#domain/navigation/shortcut.ts';

/** Where letters are typed, or choose something. */
const FIELDS = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]';
const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';
/** Closed by now, though it still fades and may still have the focus: whoever goes on typing means the page. */
const CLOSED =
  ':is([role=dialog], [role=alertdialog], [role=menu])[data-state=closed], [data-exiting], [popover]:not(:popover-open)';

/** Keys that nobody on the page had a use for before; not in `browser.ts`, which the login page loads. Answers how to stop. */
export function onKeyDown(hear: (event: KeyboardEvent) => void): () => void {
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** A key press as the shortcuts read it; the browser tells it, and where on its page the focus is. */
export function keyPressIn(event: KeyboardEvent, given: Pick<KeyPress, 'isMac' | 'hasSingleKeys'>): KeyPress {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  return {
    key,
    ctrl: ctrlKey,
    meta: metaKey,
    alt: altKey,
    shift: shiftKey,
    isPartial: repeat || isComposing || defaultPrevented,
    place: placeOf(event.target),
    ...given,
  };
}

function placeOf(target: EventTarget | null): KeyPress['place'] {
  if (!(target instanceof Element)) return 'page';
  if (target.ownerDocument.querySelector(DIALOG) !== null) return 'dialog';
  // Of what happens in a shadow root the page is told the host alone: a widget may have a field there.
  const inside = target.shadowRoot?.activeElement ?? target;
  return inside.closest(FIELDS) === null || inside.closest(CLOSED) !== null ? 'page' : 'field';
}
