import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { searchOf } from './search-page.ts';
import { pauseClock, shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';

const ADMIN = 'admin@bridgework.test';

const pageState = (page: Page) => page.locator('[data-page-state]').getAttribute('data-page-state');

it('CONST-2.6, CONST-2.10, PATIENT-6.1, PATIENT-6.2: a page is new for 1000 ms, the patient search for 500 ms; the search waits 300 ms after the last key and shows 10 rows', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, ADMIN);
  await shellOf(page).practice.waitFor();
  await pauseClock(page);
  for (const [title, newMs] of [
    ['Report', 1000],
    ['Purchase Plan', 1000],
    ['Manage Patients', 500],
  ] as const) {
    await shellOf(page).item(title).click();
    await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
    expect(await pageState(page)).toBe('fresh');
    await page.clock.runFor(newMs - 1);
    expect(await pageState(page)).toBe('fresh');
    await page.clock.runFor(1);
    await expect.poll(() => pageState(page)).toBe('settled');
  }

  const { box, cells, pageSize } = searchOf(page);
  await expect.poll(() => page.locator('.table-row[data-opens]').count()).toBe(10);
  expect(await pageSize.inputValue()).toBe('10');
  expect(await cells(9)).not.toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/patient/search')) asked.push(searchParams.get('PageSize') ?? '');
  });
  for (const typed of ['quin', 'quinn']) {
    await box.fill(typed);
    await page.clock.runFor(299);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['10']);
});
