import type { Page } from 'playwright-core';

/**
 * Finds text and controls outside the window, a page that scrolls sideways, and bars that cover a low window. A list may
 * scroll inside the page.
 */
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
    const LOW = 480;
    const bars = document.querySelectorAll('.frame-header, .form-actions, .dialog-header, .dialog-actions');
    const sticks = (bar: Element) => innerHeight < LOW && getComputedStyle(bar).position === 'sticky';
    return [
      ...[...bars].filter(sticks).map(({ className }) => `covers the low window: ${className}`),
      ...(scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...parts.filter(isCutOff).map((part) => `cut off: ${part.outerHTML.slice(0, 160)}`),
    ];
  });
