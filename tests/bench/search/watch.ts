import type { BrowserContext, Page } from 'playwright-core';
import { TIMEOUT_MS } from '#bench/browser/conditions.ts';
import type { Period, TimedEvent } from '#bench/browser/interactions.ts';
import { SHORTEST_TOLD_MS } from './conditions.ts';

export interface Call extends Period {
  path: string;
}

/** What a page recorded since it started to wait. Times are ms of the page's clock. */
export interface Seen {
  /** The last key or click. */
  pressedAt: number;
  paintedAt: number;
  events: readonly TimedEvent[];
  calls: readonly Call[];
  /** The start of each frame. */
  frames: readonly number[];
  layoutShift: number;
}

/** What to wait for: new rows of the table, or a shown or hidden element, at a path without a skeleton. */
export interface Sight {
  rows?: true;
  path?: string;
  shows?: string;
  hides?: string;
}

/** Makes every page of a context record its events. */
export async function watchPages(context: BrowserContext): Promise<void> {
  // tsx wraps inner functions in a helper that does not exist in a page.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(watchPage, SHORTEST_TOLD_MS);
}

/** Runs in the page, and records frames while it waits. */
function watchPage(shortestToldMs: number): void {
  const nothing = () => ({
    pressedAt: Number.NaN,
    paintedAt: Number.NaN,
    events: [] as TimedEvent[],
    calls: [] as Call[],
    frames: [] as number[],
    layoutShift: 0,
  });
  let seen = nothing();
  let isThere: () => boolean = () => false;
  let rowsAre: 'old' | 'asked' | 'new' = 'old';
  let nextFrame = 0;

  const observers: (() => void)[] = [];
  const observe = (type: string, report: (entry: PerformanceEntry) => void, more = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
    observer.observe({ type, ...more });
    observers.push(() => observer.takeRecords().forEach(report));
  };
  observe(
    'event',
    (entry) => seen.events.push({ interaction: Reflect.get(entry, 'interactionId'), ms: entry.duration }),
    { durationThreshold: shortestToldMs },
  );
  observe('resource', ({ name, startTime, duration }) =>
    seen.calls.push({ path: new URL(name).pathname, from: startTime, to: startTime + duration }),
  );
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.layoutShift += Reflect.get(entry, 'value');
  });
  for (const type of ['keydown', 'click'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        seen.pressedAt = timeStamp;
      },
      true,
    );

  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Element && target.matches('.table'))) continue;
      if (target.getAttribute('aria-busy') === 'true') rowsAre = 'asked';
      else if (rowsAre === 'asked') rowsAre = 'new';
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });

  const afterPaint = new MessageChannel();
  afterPaint.port1.onmessage = () => {
    seen.paintedAt = performance.now();
  };
  const eachFrame = (stamp: number) => {
    seen.frames.push(stamp);
    if (isThere()) {
      isThere = () => false;
      afterPaint.port2.postMessage(null);
    }
    nextFrame = requestAnimationFrame(eachFrame);
  };
  const isShown = ({ path, shows, hides }: Sight) => {
    if (path !== undefined) {
      if (location.pathname !== path) return false;
      const main = document.querySelector('main');
      if (!main || main.querySelector('.skeleton, [aria-busy=true]')) return false;
    }
    if (hides !== undefined && document.querySelector(hides)) return false;
    return shows === undefined || document.querySelector(shows) !== null;
  };

  Reflect.set(globalThis, 'bench', {
    waitFor(sight: Sight) {
      for (const take of observers) take();
      seen = nothing();
      rowsAre = 'old';
      isThere = () => (sight.rows ? rowsAre === 'new' : isShown(sight));
      nextFrame = requestAnimationFrame(eachFrame);
    },
    hasSeen: () => !Number.isNaN(seen.paintedAt),
    /** Browsers report events after the frame that shows their result. */
    settle: () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
    take() {
      cancelAnimationFrame(nextFrame);
      for (const take of observers) take();
      return seen;
    },
  });
}

/** Performs an action, waits until its result is painted, and returns what the page recorded. */
export async function seenWhile(page: Page, sight: Sight, act: () => Promise<void>): Promise<Seen> {
  await page.evaluate((wanted) => Reflect.get(globalThis, 'bench').waitFor(wanted), sight);
  await act();
  await page.waitForFunction(() => Reflect.get(globalThis, 'bench').hasSeen(), null, {
    polling: 50,
    timeout: TIMEOUT_MS,
  });
  await page.evaluate(() => Reflect.get(globalThis, 'bench').settle());
  return page.evaluate(() => Reflect.get(globalThis, 'bench').take());
}
