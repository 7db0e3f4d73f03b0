/** Keys of contexts whose values say how the page behaves, and nothing about a person. */
export const ALLOWED_CONTEXT: ReadonlySet<string> = new Set([
  'density',
  'drawer',
  'hasMore',
  'isChecked',
  'isClockOff',
  'isHidden',
  'isNarrow',
  'isOpen',
  'panel',
  'prefersCollapsed',
  'scheme',
  'theme',
]);
