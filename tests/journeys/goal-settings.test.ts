import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayIn } from '#domain/date/day.ts';
import { yearOf } from '#domain/goal/goal.ts';
import { focused, openDialog, press, pressToPlace, seesFocus, tabTo } from './keyboard.ts';
import { seesToast, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { pauseSave } from './support/paused-save.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';
import { PRACTICE_ZONE } from './support/time-zone.ts';

const ADMIN = 'admin@bridgework.test';
const OFFICE = 'office@bridgework.test';
const THIS_YEAR = yearOf(dayIn(PRACTICE_ZONE, Date.now()));
/** Each journey that saves has its own year, in which no month is over. */
const [NEXT_YEAR, LATER] = [THIS_YEAR + 1, THIS_YEAR + 2];
const GOALS_API = '/api/admin/organization/1/practice/1/goals';

const goalOf = (page: Page, month: string) =>
  page.getByRole('button', { name: new RegExp(`^${month} goal, `) });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const rowOf = (page: Page, month: string) => page.getByRole('grid').getByRole('row', { name: month });

async function openGoals(page: Page, year = THIS_YEAR): Promise<void> {
  await openAs(page, ADMIN, { at: '/goal-settings' });
  await page.getByRole('grid', { name: `${THIS_YEAR} goals` }).waitFor();
  if (year === THIS_YEAR) return;
  await page.getByRole('button', { name: /Year$/ }).click();
  await page.getByRole('option', { name: String(year) }).click();
  await page.getByRole('grid', { name: `${year} goals` }).waitFor();
}

/** The goals of the grid, from January to December. */
const goalsIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('grid')
    .getByRole('button', { name: / goal, / })
    .allInnerTexts();

async function copy(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((cells) => navigator.clipboard.writeText(cells), text);
}

const isFocused = (place: Locator) => place.evaluate((each) => each === document.activeElement);

async function editGoal(page: Page, month: string, goal: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `${month} goal` });
  const open = async () => {
    if (!(await field.isVisible())) await goalOf(page, month).press('Enter');
    return (await field.isVisible()) && isFocused(field);
  };
  await expect.poll(open).toBe(true);
  await page.keyboard.type(goal);
  await press(page, 'Enter');
  await field.waitFor({ state: 'detached' });
}

/** Another user's change through the API. */
async function asOffice(page: Page) {
  const { request } = page.context();
  const data = { username: OFFICE, password: SAMPLE_PASSWORD };
  const { accessToken } = await (await request.post('/api/authenticate', { data })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    read: async (year: number) => (await request.get(`${GOALS_API}?Year=${year}`, { headers })).json(),
    save: (body: object) => request.post(GOALS_API, { headers, data: body }),
  };
}

it('MISSION-1.7, WIDGET-1.3, API-13.7, API-13.11: by keyboard, a user types goals, leaves a cell, moves with the arrow keys, pastes twelve cells, and saves the year in one call', async ({
  page,
}) => {
  await openGoals(page, NEXT_YEAR);
  const writes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/goals')) writes.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: /Year$/ }).focus();
  await tabTo(page, 'January');
  await pressToPlace(page, 'ArrowRight', goalOf(page, 'January'));
  await page.keyboard.type('42000');
  await page.getByRole('textbox', { name: 'January goal' }).waitFor();
  await press(page, 'Enter');
  await seesFocus(page, 'January goal, $42,000.00');
  await press(page, 'ArrowDown');
  await expect.poll(() => focused(page)).toMatch(/^February goal, /);
  await press(page, 'Enter');
  const february = page.getByRole('textbox', { name: 'February goal' });
  await expect.poll(() => isFocused(february)).toBe(true);
  await page.keyboard.type('soon');
  await press(page, 'Enter');
  await page.getByText('Enter an amount, for example 40,000.00.').waitFor();
  await press(page, 'Escape');
  await expect.poll(() => focused(page)).toMatch(/^February goal, /);
  expect((await goalsIn(page))[0]).toBe('$42,000.00');
  await press(page, '4');
  await expect.poll(() => isFocused(february)).toBe(true);
  await page.keyboard.type('3000');
  await press(page, 'Shift+Tab');
  await seesFocus(page, 'February goal, $43,000.00');

  const cells = Array.from({ length: 12 }, (_, index) => `$${index + 1},200.00`);
  await copy(page, `${cells.join('\r\n')}\r\n`);
  await press(page, 'ArrowUp');
  await seesFocus(page, 'January goal, $42,000.00');
  await press(page, 'ControlOrMeta+v');
  await page.getByText('Pasted 12 months.').waitFor();
  await expect.poll(() => goalsIn(page)).toEqual(cells);
  await page.getByText('12 unsaved changes.').waitFor();

  await save(page).focus();
  await press(page, 'Enter');
  await page.getByText('Goals set successfully').waitFor();
  expect(writes).toEqual([
    {
      year: NEXT_YEAR,
      version: expect.any(Number),
      monthlyTargets: expect.objectContaining({ january: { setting: 1200 }, december: { setting: 12200 } }),
    },
  ]);
  await page.reload();
  await openGoals(page, NEXT_YEAR);
  await expect.poll(() => goalsIn(page)).toEqual(cells);
});

it('API-13.8, WIDGET-2: by keyboard, a year is filled from its total with the shape of last year’s results and in equal months to the cent, and leaving asks before it is lost', async ({
  page,
}) => {
  await page.route(`**/goals?Year=${THIS_YEAR}`, async (route) => {
    const response = await route.fetch();
    const year: { monthlyTargets: Record<string, object> } = await response.json();
    for (const [month, target] of Object.entries(year.monthlyTargets))
      year.monthlyTargets[month] = { ...target, met: month === 'january' ? 9000 : 3000 };
    await route.fulfill({ response, json: year });
  });
  await openGoals(page, NEXT_YEAR);
  const fill = async (total: string, shape: string) => {
    await page.getByRole('button', { name: 'Fill year' }).focus();
    await openDialog(page);
    await tabTo(page, 'Total for the year');
    await page.keyboard.type(total);
    await tabTo(page, `${THIS_YEAR} results`);
    await pressToPlace(page, 'ArrowDown', page.getByRole('radio', { name: shape }));
    await page.getByRole('dialog').getByText(`Total: $${total}`).waitFor();
    await tabTo(page, 'Fill year');
    await press(page, 'Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await fill('84,000.00', `${THIS_YEAR} results`);
  expect((await goalsIn(page)).slice(0, 3)).toEqual(['$18,000.00', '$6,000.00', '$6,000.00']);
  await fill('1,000.00', 'Equal months');
  expect(new Set(await goalsIn(page))).toEqual(new Set(['$83.33', '$83.34']));
  const cents = (await goalsIn(page)).map((goal) => Math.round(Number(goal.slice(1)) * 100));
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(100_000);

  await shellOf(page).item('Report').click();
  await page.getByText('Your unsaved changes in Goal Settings will be lost.').waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(async () => (await goalsIn(page))[0]).not.toMatch(/^\$83/);
  await shellOf(page).item('Report').click();
  await page.getByRole('heading', { name: 'Report', level: 1 }).waitFor();
});

it('API-13.3: by keyboard, goals that another user saved first are shown beside the user’s own, and nothing is lost', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  await openGoals(page, LATER);
  await editGoal(page, 'May', '5000');
  const office = await asOffice(page);
  const { version } = await office.read(LATER);
  const theirs = { may: { setting: 5100 }, june: { setting: 6100 } };
  expect((await office.save({ year: LATER, version, monthlyTargets: theirs })).status()).toBe(200);
  await save(page).press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'changed these goals' });
  await alert.waitFor();
  expect(await alert.getByRole('row').nth(1).innerText()).toMatch(
    /May\s+\$[\d,.]+\s+\$5,000\.00\s+\$5,100\.00/,
  );
  await alert.getByRole('button', { name: 'Keep my changes' }).press('Enter');
  await expect.poll(async () => (await goalsIn(page)).slice(4, 6)).toEqual(['$5,000.00', '$6,100.00']);
  await save(page).press('Enter');
  await page.getByText('Goals set successfully').waitFor();
  const { monthlyTargets } = await office.read(LATER);
  expect([monthlyTargets.may.setting, monthlyTargets.june.setting]).toEqual([5000, 6100]);
});

it('API-13.4: months that are over are locked with the reason, and the server refuses them', async ({
  page,
}) => {
  await openGoals(page, THIS_YEAR - 1);
  await rowOf(page, 'December').getByText('December is over. Its goal can’t change.').waitFor();
  expect(await goalsIn(page)).toEqual([]);
  const fill = page.getByRole('button', { name: 'Fill year' });
  await fill.hover();
  await page.getByText('All months of this year are over. Their goals can’t change.').waitFor();
  const office = await asOffice(page);
  const refused = await office.save({ year: THIS_YEAR - 1, monthlyTargets: { december: { setting: 1 } } });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    409,
    `December ${THIS_YEAR - 1} is over, so its goal can’t change. Nothing was saved.`,
  ]);
});

it('API-13.5, API-13.6, API-17.17: by keyboard, goals are copied to another practice, which can’t be canceled while they are saved, and the organization has the sum', async ({
  page,
}) => {
  await openGoals(page, NEXT_YEAR);
  await editGoal(page, 'March', '777.01');
  const reload = page.waitForRequest(/\/goals\/organization\?/);
  await save(page).press('Enter');
  await seesToast(page, 'Goals set successfully');
  await (await reload).response();
  const others = page.getByRole('table', { name: 'Other practices' });
  const row = others.getByRole('row', { name: /Harborlight Galveston/ });
  await row.getByRole('checkbox').press('Space');
  // Its name ends with "Loading" until the reload has arrived.
  await page.getByRole('button', { name: 'Copy goals to 1 practice', exact: true }).focus();
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: `Copy ${NEXT_YEAR} goals to 1 practice?` });
  await dialog.getByText('Harborlight Galveston: now').waitFor();
  const saving = await pauseSave(page, '**/goals/copy');
  await tabTo(page, 'Copy goals to 1 practice');
  await press(page, 'Enter');
  await dialog.getByRole('button', { name: 'Copy goals to 1 practice Loading' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  saving('goes on');
  await seesToast(page, 'Goals copied successfully');
  const goal = await page.locator('.stat-value').first().innerText();
  await expect.poll(() => row.innerText()).toContain(goal);
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  const amounts = (await others.getByRole('row').allInnerTexts())
    .slice(1)
    .map((text) => cents(/\$[\d,.]+/.exec(text)?.[0] ?? ''));
  const total = await page.getByText(/^Goal \$/).innerText();
  expect(amounts.reduce((sum, each) => sum + each, cents(goal))).toBe(cents(total));
});

it('API-13.9, API-13.10: on March 16 the page shows $1,240 a day needed for the rest of March, and the chart with its table', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-16T16:00:00Z');
  const target = (setting: number, met: number) => ({
    setting,
    met,
    percent: Math.floor((met * 100) / setting),
  });
  const names = ['april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
  const monthlyTargets = {
    january: target(40_000, 41_200),
    february: target(40_000, 36_800),
    march: target(40_000, 20_160),
    ...Object.fromEntries(names.map((name) => [name, target(40_000, 0)])),
  };
  await page.route(/\/goals\?Year=/, (route) =>
    route.fulfill({
      json: { organizationId: '1', practiceId: '1', year: 2026, monthlyTargets, version: 1, changedBy: null },
    }),
  );
  await openAs(page, ADMIN, { at: '/goal-settings' });
  await page.getByText('$1,240 a day').waitFor();
  await page.getByText('needed for the rest of March: $19,840.00 in 16 days').waitFor();
  await page.getByRole('img', { name: 'Goal and net collections by month, 2026' }).waitFor();
  await page.getByText('Goal met in 1 of 2 months so far.').waitFor();
  await page.getByText('View as table').click();
  const table = page.getByRole('table', { name: 'Goal and net collections by month, 2026' });
  expect(await table.getByRole('row', { name: /February/ }).innerText()).toMatch(
    /February\s+\$36,800\.00\s+\$40,000\.00/,
  );
});
