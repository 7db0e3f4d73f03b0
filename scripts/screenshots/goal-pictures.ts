import type { Page } from 'playwright-core';
import { dialogIsOpen, FAILED, type Picture, press, see, steps } from './picture.ts';

const GOALS = { at: '/goal-settings' } as const;
const shown = steps(
  (page: Page) => page.getByRole('img', { name: /^Goal and net collections/ }).waitFor(),
  see('Harborlight Galveston'),
);

const CONFLICT = {
  status: 409,
  reason: 'Conflict',
  code: 'goalsChanged',
  message: 'Someone else changed these goals. Nothing was saved.',
};

async function typeGoal(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^April goal, / }).click();
  await page.keyboard.type('42000');
}

const changed = steps(shown, typeGoal, (page) => page.keyboard.press('Enter'), see('1 unsaved change.'));

/** Goal settings. */
export const GOAL_PICTURES: readonly Picture[] = [
  { ...GOALS, name: 'goals', show: shown },
  { ...GOALS, name: 'goals-editing', show: steps(shown, typeGoal) },
  { ...GOALS, name: 'goals-changed', show: changed },
  { ...GOALS, name: 'goals-table', show: steps(shown, (page) => page.getByText('View as table').click()) },
  {
    ...GOALS,
    name: 'goals-conflict',
    show: steps(
      changed,
      (page) =>
        page.route(/\/goals(\?|$)/, async (route) => {
          if (route.request().method() === 'POST') return route.fulfill({ status: 409, json: CONFLICT });
          const response = await route.fetch();
          const json = await response.json();
          json.monthlyTargets.april.setting = 38_000;
          return route.fulfill({ response, json });
        }),
      press('button', 'Save changes'),
      see('changed these goals'),
    ),
  },
  { ...GOALS, name: 'goals-fill', show: steps(shown, press('button', 'Fill year'), dialogIsOpen) },
  {
    ...GOALS,
    name: 'goals-copy',
    show: steps(
      shown,
      (page) => page.getByLabel('Select Harborlight Galveston').focus(),
      (page) => page.keyboard.press('Space'),
      press('button', 'Copy goals to 1 practice'),
      dialogIsOpen,
    ),
  },
  { ...GOALS, name: 'goals-failed', answers: { goals: FAILED }, show: see('Couldn’t load goals') },
];
