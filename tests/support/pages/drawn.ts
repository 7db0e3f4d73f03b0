/**
 * What is drawn, as far as it matters to axe: each kind of element that is seen, with the kind that it stands in. What
 * it says, how it is called and how many there are of its kind make no difference. Runs in the page, and knows nothing
 * else.
 */
export function readDrawn(): string {
  const telling = ['class', 'role', 'disabled', 'aria-invalid', 'data-tone', 'data-variant'];
  const kindOf = (element: Element) =>
    [element.tagName, ...telling.map((name) => element.getAttribute(name) ?? '')].join(' ');
  const speaks = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
  const drawnAs = (element: Element) =>
    `${element.parentElement && kindOf(element.parentElement)} > ${kindOf(element)} ${speaks(element)}`;
  const drawn = [...document.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(drawnAs);
  return [...new Set(drawn)].sort().join('\n');
}
