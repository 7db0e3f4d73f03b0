import type { BrowserContext, Frame, Page } from 'playwright-core';
import { TIMEOUT_MS } from './conditions.ts';

/** A page's measurements. Times are ms since the epoch. */
type PageEvent =
  | { kind: 'firstPaint'; at: number }
  | { kind: 'shift'; value: number }
  | { kind: 'longTask'; at: number; ms: number }
  | { kind: 'click'; at: number };

const LONG_TASK_MS = 50;

/** Records paints, layout shifts, long tasks and clicks of every document in the context, including after a reload. */
export async function recordPageMetrics(context: BrowserContext) {
  const events: PageEvent[] = [];
  await context.exposeBinding('benchReport', (_source, event: PageEvent) => void events.push(event));
  // tsx wraps inner functions in a helper that does not exist in a page.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => {
    const report = (event: PageEvent) => Reflect.get(globalThis, 'benchReport')(event);
    const epoch = (ms: number) => performance.timeOrigin + ms;
    const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') report({ kind: 'firstPaint', at: epoch(startTime) });
    });
    observe('layout-shift', (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput'))
        report({ kind: 'shift', value: Reflect.get(entry, 'value') });
    });
    observe('longtask', ({ startTime, duration }) =>
      report({ kind: 'longTask', at: epoch(startTime), ms: duration }),
    );
    addEventListener('click', ({ timeStamp }) => report({ kind: 'click', at: epoch(timeStamp) }), true);
  });

  return {
    firstPaintAt: () => events.find((event) => event.kind === 'firstPaint')?.at ?? Number.NaN,
    lastClickAt: () => events.findLast((event) => event.kind === 'click')?.at ?? Number.NaN,
    layoutShift: () => events.reduce((total, event) => total + (event.kind === 'shift' ? event.value : 0), 0),
    /** How long the main thread was blocked between two times: the part over 50 ms of each long task. */
    blockedMs: (from: number, to: number) =>
      events.reduce((total, event) => {
        if (event.kind !== 'longTask') return total;
        const within = Math.min(event.at + event.ms, to) - Math.max(event.at, from);
        return total + Math.max(0, within - LONG_TASK_MS);
      }, 0),
  };
}

interface Wanted {
  selector: string;
  count: number;
  /** A regular expression that the element's text must match. */
  text: string;
  /** Whether React must own the element and it must be enabled, unlike pre-rendered markup. */
  isHydrated: boolean;
}

/** Waits until the elements are painted in two consecutive frames. Returns the time in ms since the epoch. */
export async function whenVisible(
  page: Page | Frame,
  selector: string,
  { count = 1, text = '', isHydrated = false }: Partial<Wanted> = {},
): Promise<number> {
  const visible = await page.waitForFunction(
    (wanted: Wanted) => {
      const isVisible = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const isOwned = Object.keys(element).some((key) => key.startsWith('__react'));
        const isThere = width > 0 && height > 0 && new RegExp(wanted.text).test(element.textContent ?? '');
        return isThere && (!wanted.isHydrated || (isOwned && !element.matches(':disabled')));
      };
      const found = [...document.querySelectorAll(wanted.selector)].filter(isVisible).length >= wanted.count;
      const key = JSON.stringify(wanted);
      const wasFound = Reflect.get(globalThis, 'benchFound') === key;
      Reflect.set(globalThis, 'benchFound', found ? key : '');
      return found && wasFound ? performance.timeOrigin + performance.now() : false;
    },
    { selector, count, text, isHydrated },
    { polling: 'raf', timeout: TIMEOUT_MS },
  );
  return Number(await visible.jsonValue());
}
