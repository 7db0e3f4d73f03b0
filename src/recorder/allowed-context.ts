/** Context keys whose values describe the page's behavior and nothing about a person. */
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
