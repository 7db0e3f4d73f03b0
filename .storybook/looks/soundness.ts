import { ancestorsOf, described, isSeen, texts } from './words.ts';

/** How much of a pixel rounding may take. */
const ROUNDING = 1;
/** The one animation that goes on when less motion is asked for, slowly: it says that work is under way. */
const ESSENTIAL = ['spinner-turn'];

/** Brings whatever fades or slides in to its end. What goes round and round goes on. */
function settle(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}

function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
}

/** Whether an element may end its words early: it says so by an ellipsis, or the keyboard can scroll it. */
const mayCut = (element: Element) => {
  const { overflowX, textOverflow } = getComputedStyle(element);
  const scrolls = overflowX === 'auto' || overflowX === 'scroll';
  return textOverflow === 'ellipsis' || (scrolls && element.getAttribute('tabindex') === '0');
};

const CLEAR = 'rgba(0, 0, 0, 0)';

/** Whether an element has an edge that can be seen: words beyond it look broken. */
const isBox = (element: Element) => {
  const { borderInlineEndWidth, borderInlineEndColor, backgroundColor } = getComputedStyle(element);
  const hasBorder = borderInlineEndWidth !== '0px' && borderInlineEndColor !== CLEAR;
  return hasBorder || backgroundColor !== CLEAR;
};

/** What must hold the words of an element whole: the nearest box around them, or what hides or scrolls them. */
function holderOf(owner: Element): Element | undefined {
  const line = ancestorsOf(owner).filter((element) => getComputedStyle(element).display !== 'contents');
  const holder = line.find((element) => getComputedStyle(element).overflowX !== 'visible' || isBox(element));
  return line.some(mayCut) ? undefined : holder;
}

/** Words that are cut off, or that run out of the box that they stand in. */
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
    return animation.playState === 'finished' || isShort || ESSENTIAL.includes(name)
      ? []
      : [`moves though less motion is asked for: ${name}`];
  });
}

/** What is wrong with what the page shows; `unreadable` says whose contrast is too low. */
export async function faults(
  { motion }: { motion: string },
  unreadable: () => Promise<readonly string[]>,
): Promise<string[]> {
  const restless = motion === 'reduced' ? moving() : [];
  settle();
  return [...restless, ...overflowing(), ...cutOff(), ...(await unreadable())];
}
