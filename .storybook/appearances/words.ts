/** The texts of the page that are more than space, each with the element that it stands in. */
export function* texts(): Generator<{ node: Node; owner: Element }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.textContent?.trim() && node.parentElement !== null) yield { node, owner: node.parentElement };
}

export function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement === null ? [element] : [element, ...ancestorsOf(parentElement)];
}

export const isForReadersAlone = (element: Element): boolean => {
  const { clipPath, width } = getComputedStyle(element);
  return clipPath === 'inset(50%)' && width === '1px';
};

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !ancestorsOf(element).some(isForReadersAlone);

export const described = (element: Element): string => {
  const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words}`;
};
