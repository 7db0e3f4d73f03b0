import { ancestorsOf, isSeen, texts } from './words.ts';

/** What of a style axe's rule on contrast may ask for. */
const PAINT = [
  ...['color', 'background-color', 'background-image', 'opacity', 'visibility', 'clip-path', 'filter'],
  ...['mix-blend-mode', 'font-size', 'font-weight', 'text-shadow', '-webkit-text-fill-color'],
  ...['-webkit-text-stroke-width', '-webkit-text-stroke-color'],
];
const BESIDE = ['::before', '::after'];
const CLEAR = 'rgba(0, 0, 0, 0)';

/** Words or a field, and where each line of them stands. */
interface Words {
  owner: Element;
  lines: readonly DOMRect[];
}

const linesOf = (node: Node): DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
};

const allWords = (): Words[] => [
  ...[...texts()].map(({ node, owner }) => ({ owner, lines: linesOf(node) })),
  ...[...document.querySelectorAll('input, select, textarea')].map((owner) => ({
    owner,
    lines: [owner.getBoundingClientRect()],
  })),
];

const paintOf = (element: Element, beside?: string): string => {
  const style = getComputedStyle(element, beside);
  return PAINT.map((property) => style.getPropertyValue(property)).join(';');
};

/** How an element is painted, with what its style sheet sets before and after what is in it. */
const paintsOf = (element: Element): string[] => [
  paintOf(element),
  ...BESIDE.filter((beside) => getComputedStyle(element, beside).content !== 'none').map(
    (beside) => `${beside} ${paintOf(element, beside)} ${getComputedStyle(element, beside).position}`,
  ),
];

const placeOf = (element: Element): string => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(' ');
};

const holds = (element: Element, line: DOMRect): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= line.left && right >= line.right && top <= line.top && bottom >= line.bottom;
};

/** What lies over and under the middle of a line; nothing where the words can't be found there. */
function stackAt({ x, y, width, height }: DOMRect, owner: Element): Element[] {
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
  return stack.includes(owner) ? stack : [];
}

const isPassedThrough = (element: Element): boolean => {
  const { pointerEvents, backgroundColor, backgroundImage } = getComputedStyle(element);
  return pointerEvents === 'none' && (backgroundColor !== CLEAR || backgroundImage !== 'none');
};

const CHANCE = / (id|for|name|style|aria-[a-z]+by|aria-controls|aria-owns|aria-activedescendant)="[^"]*"/g;

/** What the page consists of, but for names by chance and for what the style sheets make of it. */
const structure = (): string => document.body.innerHTML.replaceAll(CHANCE, '');

/**
 * All that the contrast of the page's words depends on: where it is the same, so is the contrast. What lies under
 * words matters, not where on the page they stand; where that can't be found out, as below the window's edge, every
 * element's place counts.
 */
export function grounds(): string {
  const all = [...document.querySelectorAll('html, body, body *')];
  const numbers = new Map(all.map((element, number) => [element, number]));
  const words = allWords();
  const stacks = words
    .filter(({ owner }) => isSeen(owner))
    .map(({ owner, lines }) =>
      lines
        .filter(({ width, height }) => width > 0 && height > 0)
        .map((line) => ({ owner, line, stack: stackAt(line, owner) })),
    );
  const isKnown = stacks.flat().every(({ stack }) => stack.length > 0);
  const underWords = [...stacks.flat().flatMap(({ stack }) => stack), ...words.map(({ owner }) => owner)];
  const involved = isKnown ? new Set(underWords.flatMap(ancestorsOf)) : all;
  const placed = isKnown ? all.filter(isPassedThrough) : all;
  const layers = stacks.map((lines) =>
    lines.map(({ owner, line, stack }) => [
      numbers.get(owner),
      ...stack.map((element) => `${numbers.get(element)}${holds(element, line) ? '' : ' in part'}`),
    ]),
  );
  return JSON.stringify([
    structure(),
    layers.map((lines) => [...new Set(lines.map((line) => line.join(', ')))]),
    [...involved].map((element) => [numbers.get(element), ...paintsOf(element)]),
    placed.map((element) => [numbers.get(element), placeOf(element)]),
  ]);
}
