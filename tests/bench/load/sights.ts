import type { BrowserContext, Page } from 'playwright-core';
import { GIVE_UP_MS } from './conditions.ts';

/** What a page tells of itself; times are ms since the epoch. */
type Sight =
  | { kind: 'firstPaint'; at: number }
  | { kind: 'shift'; value: number }
  | { kind: 'longTask'; at: number; ms: number }
  | { kind: 'click'; at: number };

const LONG_TASK_MS = 50;

/** Notes paints, layout shifts, long tasks and clicks of every document of the context, also across a reload. */
export async function noteSights(context: BrowserContext) {
  const sights: Sight[] = [];
  await context.exposeBinding('benchNote', (_source, sight: Sight) => void sights.push(sight));
  // tsx wraps inner functions in a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => {
    const note = (sight: Sight) => Reflect.get(globalThis, 'benchNote')(sight);
    const epoch = (ms: number) => performance.timeOrigin + ms;
    const observe = (type: string, tell: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') note({ kind: 'firstPaint', at: epoch(startTime) });
    });
    observe('layout-shift', (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) note({ kind: 'shift', value: Reflect.get(entry, 'value') });
    });
    observe('longtask', ({ startTime, duration }) =>
      note({ kind: 'longTask', at: epoch(startTime), ms: duration }),
    );
    addEventListener('click', ({ timeStamp }) => note({ kind: 'click', at: epoch(timeStamp) }), true);
  });

  return {
    firstPaintAt: () => sights.find((sight) => sight.kind === 'firstPaint')?.at ?? Number.NaN,
    lastClickAt: () => sights.findLast((sight) => sight.kind === 'click')?.at ?? Number.NaN,
    layoutShift: () => sights.reduce((total, sight) => total + (sight.kind === 'shift' ? sight.value : 0), 0),
    /** How long the main thread was blocked in a stretch of time: of each long task what is over 50 ms. */
    blockedMs: (from: number, to: number) =>
      sights.reduce((total, sight) => {
        if (sight.kind !== 'longTask') return total;
        const within = Math.min(sight.at + sight.ms, to) - Math.max(sight.at, from);
        return total + Math.max(0, within - LONG_TASK_MS);
      }, 0),
  };
}

interface Wanted {
  selector: string;
  count: number;
  text: string;
  /** Static markup that waits for its script is no field yet. */
  alive: boolean;
}

/** Waits until elements are painted, two frames in a row, and answers when that was, in ms since the epoch. */
export async function whenSeen(
  page: Page,
  selector: string,
  { count = 1, text = '', alive = false }: Partial<Wanted> = {},
): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted: Wanted) => {
      const isUsable = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const isOwned = Object.keys(element).some((key) => key.startsWith('__react'));
        const isThere = width > 0 && height > 0 && new RegExp(wanted.text).test(element.textContent ?? '');
        return isThere && (!wanted.alive || (isOwned && !element.matches(':disabled')));
      };
      const found = [...document.querySelectorAll(wanted.selector)].filter(isUsable).length >= wanted.count;
      const key = JSON.stringify(wanted);
      const before = Reflect.get(globalThis, 'benchSeen') === key;
      Reflect.set(globalThis, 'benchSeen', found ? key : '');
      return found && before ? performance.timeOrigin + performance.now() : false;
    },
    { selector, count, text, alive },
    { polling: 'raf', timeout: GIVE_UP_MS },
  );
  return Number(await seen.jsonValue());
}
