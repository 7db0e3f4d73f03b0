import type { Page } from 'playwright-core';

/** Finds text and controls outside the window, and a page that scrolls sideways. A list may scroll inside the page. */
export const reflowFaults = (page: Page): Promise<string[]> =>
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
