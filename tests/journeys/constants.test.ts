import { decodeJwt } from 'jose';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openLogin } from './login-page.ts';
import { searchOf } from './search-page.ts';
import { shellOf } from './shell-page.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD, signIn } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';

const pageState = (page: Page) => page.locator('[data-page-state]').getAttribute('data-page-state');
const drawer = (page: Page) => page.locator('.frame').getAttribute('data-drawer');

it('CONST-2.2, CONST-2.9, API-20.2: an email has 50 characters, a password 20; a token is valid for 60 minutes, and expiresIn is 36000', async ({
  page,
}) => {
  const { email, password, submit } = await openLogin(page);
  await email.fill(`${'a'.repeat(60)}`);
  await password.fill('b'.repeat(30));
  expect([(await email.inputValue()).length, (await password.inputValue()).length]).toEqual([50, 20]);
  await email.fill(ADMIN);
  await password.fill(SAMPLE_PASSWORD);
  let tokens = { accessToken: '', expiresIn: 0 };
  await page.route('**/api/authenticate', async (route) => {
    const response = await route.fetch();
    tokens = await response.json();
    await route.fulfill({ response });
  });
  await submit.click();
  await shellOf(page).practice.waitFor();
  const { iat = 0, exp = 0 } = decodeJwt(tokens.accessToken);
  expect([exp - iat, tokens.expiresIn]).toEqual([60 * 60, 36_000]);
});

it('CONST-2.6, CONST-2.10, PATIENT-6.1, PATIENT-6.2: a page is initial for 1000 ms, the patient search for 500 ms; its input waits 300 ms, and a page has 10 rows', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, ADMIN);
  await shellOf(page).practice.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [name, title, newMs] of [
    ['Report', 'Report', 1000],
    ['Manage Patients', 'Manage Patients', 500],
  ] as const) {
    await shellOf(page).item(name).click();
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
  await box.fill('quinn');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['10']);
});

it('CONST-2.5, CONST-2.7: a screen is narrow below 1024 px, and a dialog fades for 300 ms', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(page, ADMIN);
  const { menuButton, practice, dialog, account } = shellOf(page);
  await practice.waitFor();
  const clickContent = () => page.locator('.frame-content').click({ position: { x: 400, y: 400 } });
  if ((await drawer(page)) !== 'expanded') await menuButton.click();
  await expect.poll(() => drawer(page)).toBe('expanded');
  await clickContent();
  expect(await drawer(page)).toBe('expanded');
  await page.setViewportSize({ width: 1023, height: 800 });
  await clickContent();
  await expect.poll(() => drawer(page)).toBe('collapsed');
  await page.setViewportSize({ width: 1024, height: 800 });

  await account.click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await dialog.waitFor();
  const fades = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).animationDuration);
  expect([await fades('.dialog-overlay'), await fades('.dialog')]).toEqual(['0.3s', '0.3s']);
});
