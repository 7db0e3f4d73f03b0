import type { Page } from 'playwright-core';
import { interactionsOf, withoutCalls } from '#bench/browser/interactions.ts';
import { ROUNDS, SHORTEST_TOLD_MS } from './conditions.ts';
import { STEPS, type Step } from './steps.ts';
import { drawerLink, type Visit } from './visit.ts';
import { type Seen, seenWhile } from './watch.ts';

/** The times from a step to the next paint, and to its whole result without the network. */
export interface StepTimes {
  name: string;
  isRoute: boolean;
  toNextPaint: number[];
  toAll: number[];
  layoutShift: number;
}

/** Measures every step several times, after a first round that loads the code. */
export async function measureSteps({ page }: Visit): Promise<StepTimes[]> {
  const times = STEPS.map(({ name, isRoute = false }) => ({
    name,
    isRoute,
    toNextPaint: [] as number[],
    toAll: [] as number[],
    layoutShift: 0,
  }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [place, step] of STEPS.entries()) {
      const { pressedAt: from, paintedAt: to, calls, events, layoutShift } = await take(page, step);
      const own = times[place];
      if (round === 0 || own === undefined) continue;
      own.toNextPaint.push(Math.max(SHORTEST_TOLD_MS, ...interactionsOf(events)));
      own.toAll.push(withoutCalls({ from, to }, calls));
      own.layoutShift = Math.max(own.layoutShift, layoutShift);
    }
  }
  return times;
}

async function take(page: Page, { name, on, sees }: Step): Promise<Seen> {
  const target = on(page);
  if (typeof target === 'string') return seenWhile(page, sees, () => page.keyboard.press(target));
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to click: ${name}.`);
  return seenWhile(page, sees, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
}

/** Measures the time from the dashboard to the rows of the patient search: the first and the second time. */
export async function measureRoutes({ page }: Visit): Promise<{ first: number; again: number }> {
  const toRows = async () => {
    const { pressedAt, paintedAt } = await seenWhile(page, { shows: '.table-open' }, () =>
      drawerLink(page, '/search-patients').click(),
    );
    return paintedAt - pressedAt;
  };
  const first = await toRows();
  await drawerLink(page, '/').click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return { first, again: await toRows() };
}
