import type { Page } from 'playwright-core';

/**
 * What does not fit into the window: a page that scrolls sideways, words that are cut off with nothing to say so, and
 * controls that lie beside the window or under something else even when they are scrolled to.
 */
export const reflowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The link that skips to the content is out of the window until it has the focus. Lists are opened by a button: the
    // select beside it takes what the browser fills in, and nobody sees or reaches it.
    const CONTROLS =
      'a[href]:not(.skip-link), button, input, select:not([data-react-aria-prevent-focus] *), textarea, [role^=menuitem]';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const named = (element: Element) => element.outerHTML.slice(0, 160);
    const top =
      [...document.querySelectorAll('[role=dialog], [role=menu]')].filter(isSeen).at(-1) ?? document.body;
    const { scrollWidth, clientWidth } = document.documentElement;

    const isBesideOrUnder = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top: start, bottom } = control.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) return true;
      const hit = document.elementFromPoint((left + right) / 2, (start + bottom) / 2);
      const label = control.closest('label');
      return hit === null || !(control.contains(hit) || hit.contains(control) || label?.contains(hit));
    };
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = (way: string) => way === 'hidden' || way === 'clip';
      if (!isSeen(element) || element.innerText === '') return false;
      const isCutSideways = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutBelow = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return (isCutSideways && textOverflow !== 'ellipsis') || isCutBelow;
    };
    return [
      ...(scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...[...top.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.closest('.visually-hidden, svg') === null && isCut(element))
        .map((element) => `cut off: ${named(element)}`),
      ...[...top.querySelectorAll(CONTROLS)]
        .filter((control) => isSeen(control) && isBesideOrUnder(control))
        .map((control) => `out of reach: ${named(control)}`),
    ];
  });

/** Words and controls beside the window, and a page that scrolls sideways. A list may scroll within the page. */
export const partsCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>('button, a, h1, p, [role=menuitem]')];
    const scrollsInside = (part: Element): boolean => {
      const parent = part.parentElement;
      if (parent === null || parent === document.documentElement) return false;
      const { overflowX } = getComputedStyle(parent);
      return (
        (/auto|scroll/.test(overflowX) && parent.scrollWidth > parent.clientWidth) || scrollsInside(parent)
      );
    };
    const isCutOff = (part: HTMLElement) => {
      const { left, right, width } = part.getBoundingClientRect();
      const isSeen = part.checkVisibility({ visibilityProperty: true }) && width > 1 && !scrollsInside(part);
      return isSeen && (left < 0 || right > clientWidth);
    };
    return [
      ...(scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...parts.filter(isCutOff).map((part) => `cut off: ${part.outerHTML.slice(0, 160)}`),
    ];
  });
