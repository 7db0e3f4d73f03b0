import type { KeyPress } from '#domain/navigation/shortcut.ts';

/** A key pressed alone outside of fields, on a keyboard that is no Mac's, with whatever matters to the test given. */
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
