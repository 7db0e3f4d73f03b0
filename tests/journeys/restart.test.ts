import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { stopClock } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { bellAt } from './support/bell-ids.ts';
import { it } from './support/journey.ts';
import { killAt } from './support/kill-at.ts';
import { freePort, type Portal, removeDataDir, startPortal } from './support/portal.ts';
import { sampleDataDir } from './support/sample-data.ts';
import { fillLogin, SAMPLE_PASSWORD } from './support/sign-in.ts';

const ADMIN = 'admin@bridgework.test';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal({ dataDir: sampleDataDir(), port: await freePort() });
});

afterAll(async () => {
  await portal.kill();
  removeDataDir(portal.dataDir);
});

async function startAgain(): Promise<void> {
  portal = await startPortal({ dataDir: portal.dataDir, port: Number(new URL(portal.address).port) });
}

async function signInTo(page: Page): Promise<void> {
  await page.goto(`${portal.address}/login`);
  await fillLogin(page, ADMIN);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

const organizationButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Organization/ });

async function chooseAnotherOrganization(page: Page): Promise<string> {
  await organizationButton(page).click();
  const other = page.locator('[role=menuitemradio][aria-checked=false]').first();
  const name = await other.innerText();
  await other.click();
  await expect.poll(() => organizationButton(page).innerText()).toContain(name);
  return name;
}

interface Account {
  organizations: { practices: { id: string }[] }[];
}

it('a restart keeps what was changed: a dismissed notification stays away, and nobody has to sign in again', async ({
  page,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await signInTo(page);
  const chosen = await chooseAnotherOrganization(page);
  const api = await apiOf(portal.address, ADMIN, SAMPLE_PASSWORD);
  const account = (await api.get('/user')) as Account;
  const practice = account.organizations[0]?.practices[0]?.id ?? '';
  const [dismissed, ...others] = await bellAt(api, practice);
  await api.post(`/support/practice/${practice}/notification/${dismissed}/dismiss`);

  expect(await portal.stop()).toBe(0);
  await startAgain();

  const again = await apiOf(portal.address, ADMIN, SAMPLE_PASSWORD);
  expect(await bellAt(again, practice)).toEqual(others);
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(await organizationButton(page).innerText()).toContain(chosen);
});

it('a server that is killed while a page loads loses nobody: the page says what to do, and works once it is back', async ({
  page,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await signInTo(page);
  // By itself it would try again too, every ten seconds of a clock that runs.
  await stopClock(page);
  await killAt(page, '**/api/user', () => portal.kill());
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/api/user');
  await startAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await organizationButton(page).waitFor();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

it('a second server on the same data folder refuses to start and says why', async () => {
  const second = startPortal({ dataDir: portal.dataDir });
  await expect(second).rejects.toThrow(/ended with 1/);
  await expect(second).rejects.toThrow(/data folder/i);
});
