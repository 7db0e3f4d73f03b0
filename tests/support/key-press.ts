import type { KeyPress } from '#domain/navigation/shortcut.ts';

/** A single key press outside of fields on a non-Mac keyboard, with the given changes. */
export function keyPress(key: string, given: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    ctrl: false,
    meta: false,
    alt: false,
    shift: false,
    isPartial: false,
    focus: 'page',
    isMac: false,
    hasSingleKeys: true,
    hasSearchBox: false,
    ...given,
  };
}
