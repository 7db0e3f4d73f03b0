import { ancestorsOf, described, isSeen, texts } from './words.ts';

/** The part of a pixel that rounding may take. */
const ROUNDING = 1;
/** The only animation that continues under reduced motion, slowly: it shows that work is in progress. */
const ESSENTIAL = ['spinner-turn'];

/** Ends every fade and slide. Endless animations continue. */
function settle(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}

function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
}

/**
 * Whether an element may cut off its text: it has an ellipsis, or the keyboard scrolls it or moves through its links. A
 * text area wraps its text and scrolls, and does not render its text node.
 */
const mayCut = (element: Element) => {
  const { overflowX, textOverflow } = getComputedStyle(element);
  const scrolls = overflowX === 'auto' || overflowX === 'scroll';
  if (element.matches('textarea')) return true;
  return textOverflow === 'ellipsis' || (scrolls && element.matches('[tabindex="0"], :has(> a[href])'));
};

const CLEAR = 'rgba(0, 0, 0, 0)';

/** Whether an element has a visible edge: text beyond it looks broken. */
const isBox = (element: Element) => {
  const { borderInlineEndWidth, borderInlineEndColor, backgroundColor } = getComputedStyle(element);
  const hasBorder = borderInlineEndWidth !== '0px' && borderInlineEndColor !== CLEAR;
  return hasBorder || backgroundColor !== CLEAR;
};

/** The element that must contain the whole text: the nearest visible box, or the nearest one that hides or scrolls. */
function holderOf(owner: Element): Element | undefined {
  const line = ancestorsOf(owner).filter((element) => getComputedStyle(element).display !== 'contents');
  const holder = line.find((element) => getComputedStyle(element).overflowX !== 'visible' || isBox(element));
  return line.some(mayCut) ? undefined : holder;
}

/** Text that is cut off or overflows its box. */
function cutOff(): string[] {
  return [...texts()].flatMap(({ node, owner }) => {
    const holder = isSeen(owner) ? holderOf(owner) : undefined;
    if (holder === undefined) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const box = holder.getBoundingClientRect();
    const isWhole = words.left >= box.left - ROUNDING && words.right <= box.right + ROUNDING;
    return isWhole ? [] : [`cut off: ${described(owner)} in ${described(holder)}`];
  });
}

function moving(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
    const isShort = typeof endTime === 'number' && endTime <= 400;
    const followsScroll = animation.timeline !== document.timeline;
    return animation.playState === 'finished' || isShort || followsScroll || ESSENTIAL.includes(name)
      ? []
      : [`moves though less motion is asked for: ${name}`];
  });
}

/** What is wrong with the page; `unreadable` lists text with too little contrast. */
export async function faults(
  { motion }: { motion: string },
  unreadable: () => Promise<readonly string[]>,
): Promise<string[]> {
  const restless = motion === 'reduced' ? moving() : [];
  settle();
  return [...restless, ...overflowing(), ...cutOff(), ...(await unreadable())];
}
