import type { Frame, Page } from 'playwright-core';

const PHONE = { width: 390, height: 844 };

/**
 * The controls of a page and its frames that are too small for a finger on a phone: less than 44 by 44 px respond to
 * a tap.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const devtools = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  await page.setViewportSize(PHONE);
  const small = await Promise.all(page.frames().map(smallTargetsIn));
  await touch(false);
  await devtools.detach();
  if (size) await page.setViewportSize(size);
  return small.flat();
}

async function smallTargetsIn(frame: Frame): Promise<string[]> {
  await frame.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  return frame.evaluate(measureTargets);
}

function measureTargets(): string[] {
  /** Fractions of a pixel are lost to rounding. */
  const least = 43.5;
  const selector =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role^=menuitem], [role=option], [tabindex="0"]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];

  const isSeen = (part: HTMLElement) => {
    const { bottom, width, height } = part.getBoundingClientRect();
    return (
      bottom > 0 &&
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 1 &&
      height > 1
    );
  };
  /** WCAG 2.5.8 exempts a link within a sentence, whose size is that of the text around it. */
  const isInSentence = (part: HTMLElement) =>
    part.matches('a') &&
    getComputedStyle(part).display === 'inline' &&
    part.parentElement?.innerText.trim() !== part.innerText.trim();
  /** A tap on a label reaches its control, and a tap on a row its link. */
  const targetsOf = (part: HTMLElement): HTMLElement[] => [
    part,
    ...((part instanceof HTMLInputElement && part.labels) || []),
    ...(part.matches('.table-open') ? [part.closest<HTMLElement>('[data-opens]') ?? part] : []),
  ];
  const reacts = (targets: readonly HTMLElement[], x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && targets.some((target) => target.contains(hit));
  };
  const isLarge = (targets: readonly HTMLElement[]): boolean =>
    targets.some((target) => {
      const { width, height } = target.getBoundingClientRect();
      if (width >= least && height >= least) return true;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const [dx, dy] = [Math.max(width, least) / 2 - 0.25, Math.max(height, least) / 2 - 0.25];
      return [
        [x - dx, y],
        [x + dx, y],
        [x, y - dy],
        [x, y + dy],
      ].every(([left = 0, top = 0]) => reacts(targets, left, top));
    });
  const isScrolled = (part: HTMLElement) =>
    part.matches('[tabindex="0"]') && part.scrollWidth > part.clientWidth;

  const small = controls.filter(
    (part) =>
      isSeen(part) &&
      !part.closest('[inert], [aria-hidden=true]') &&
      !isScrolled(part) &&
      !isInSentence(part) &&
      !isLarge(targetsOf(part)),
  );
  return small.map((part) => {
    const { width, height } = part.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)}: ${part.outerHTML.slice(0, 120)}`;
  });
}
