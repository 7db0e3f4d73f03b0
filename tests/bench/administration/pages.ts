import type { Page } from 'playwright-core';
import { PAUSE_MS } from '../search/conditions.ts';
import { pause, typeKeys } from '../search/keyboard.ts';

const MS_A_SECOND = 1000;
const WHEEL_TURNS = 30;
const WHEEL_PX = 120;
const CLICKS = 4;

/** An office manager's repeated actions on a page. */
export interface Work {
  name: string;
  /** Whether each frame must be on time; otherwise only the next paint after a key or click. */
  holdsFrames?: true;
  begin?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

interface MeasuredPage {
  path: string;
  /** Visible when the page's rows are. */
  shows: string;
  /** The largest page of rows. */
  rows?: number;
  works: readonly Work[];
}

const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

/** Scrolls down the page and back with the wheel. */
const scroll: Work = {
  name: 'scroll',
  holdsFrames: true,
  act: async (page) => {
    await page.mouse.move(700, 500);
    for (const by of [WHEEL_PX, -WHEEL_PX])
      for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
        await page.mouse.wheel(0, by);
        await pause(MS_A_SECOND / WHEEL_TURNS);
      }
  },
};

const goal = (page: Page) => page.getByRole('button', { name: /^December goal/ });
/** Clicks by position, because finding the checkbox by name would cost the page more than the click. */
const selectAll: Work = {
  name: 'select all',
  act: async (page) => {
    const box = await page.locator('thead .checkbox').boundingBox();
    if (box === null) throw new Error('The table has no checkbox for all of its rows.');
    for (let click = 0; click < CLICKS; click += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await pause(MS_A_SECOND / CLICKS);
    }
  },
};

export const PAGES: readonly MeasuredPage[] = [
  {
    path: '/goal-settings',
    shows: '[role=grid] [role=row]:nth-of-type(12)',
    works: [
      {
        name: 'arrow keys',
        begin: (page) => goal(page).focus(),
        act: (page) => typeKeys(page, [...times(11, 'ArrowUp'), ...times(11, 'ArrowDown')]),
      },
      {
        name: 'edit a month',
        begin: (page) => goal(page).focus(),
        act: (page) => typeKeys(page, ['Enter', 'Control+a', ...'48250', 'Enter']),
      },
      scroll,
    ],
  },
  {
    path: '/revenue-management',
    shows: '.table-row',
    rows: 100,
    works: [
      {
        name: 'type a filter',
        begin: (page) => page.getByRole('searchbox').focus(),
        act: async (page) => {
          for (const keys of [[...'B19'], times(3, 'Backspace')]) {
            await typeKeys(page, keys);
            await pause(PAUSE_MS);
          }
        },
      },
      selectAll,
      scroll,
    ],
  },
  {
    path: '/fee-management',
    shows: '.table-row',
    works: [selectAll, scroll],
  },
];
