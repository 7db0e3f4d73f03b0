import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { commandMenuOf, storedText } from './command-page.ts';
import { focusedWords, shellOf } from './shell-page.ts';
import { apiOf } from './support/api.ts';
import { it } from './support/journey.ts';
import { SAMPLE_PASSWORD } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';

const ADMIN = 'admin@bridgework.test';
/** No other journey opens patients as this user. */
const TEAM = 'team@bridgework.test';

interface Found {
  results: { memberId: string; name: string; lastName: string; dateOfBirth: string }[];
}

const PATIENTS = '/patient-management/practice/1';

/** Two patients of the first practice with unique birth dates. */
async function twoPatients(address: string, username: string) {
  const api = await apiOf(address, username, SAMPLE_PASSWORD);
  const pages = [1, 2].map((at) => api.get(`${PATIENTS}/patient/search?Page=${at}&PageSize=100`));
  const results = ((await Promise.all(pages)) as Found[]).flatMap((each) => each.results);
  const alone = results.filter(
    ({ dateOfBirth, name }) =>
      results.filter((each) => each.dateOfBirth === dateOfBirth || each.name === name).length === 1,
  );
  const [one, other] = alone;
  if (one === undefined || other === undefined) throw new Error('The sample data have no such patients.');
  return { api, one, other };
}

const seesPatient = (page: Page, { memberId }: { memberId: string }) =>
  page.getByRole('region', { name: 'Patient' }).getByText(`Member ID ${memberId}`).waitFor();

const formatDay = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

it('SESSION-2, API-5, WIDGET-2: in the command menu, the keyboard finds a patient by birth date or name and opens the patient', async ({
  page,
  address,
}) => {
  const { one, other } = await twoPatients(address, ADMIN);
  await openAs(page, ADMIN);
  const menu = commandMenuOf(page);
  await menu.opener.waitFor();
  await menu.open();
  await page.keyboard.type(formatDay(one.dateOfBirth));
  await expect
    .poll(async () => [
      ...(await menu.patients('Recently viewed patients')),
      ...(await menu.patients('Patients')),
    ])
    .toEqual([one.name]);
  await expect
    .poll(() => page.locator('.command-menu-state').innerText())
    .toContain('1 patient matches date of birth');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await seesPatient(page, one);
  expect(new URL(page.url()).pathname).toBe('/view-patient/overview');
  await expect.poll(() => focusedWords(page)).toBe('Patient overview');

  const [firstName] = other.name.split(' ');
  await menu.open();
  await page.keyboard.type(`${other.lastName} ${firstName}`);
  await menu.option(other.memberId).waitFor();
  await menu.option(other.memberId).click();
  await seesPatient(page, other);
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('selection') ?? '{}'));
  expect(kept).toEqual({ organizationId: '1', practiceId: '1', memberId: other.memberId });
});

it('SESSION-5.7: recent patients are listed before the user types, and the browser stores nothing of them', async ({
  page,
  address,
}) => {
  const { api, one, other } = await twoPatients(address, TEAM);
  const recent = async () => ((await api.get(`${PATIENTS}/patient/recent`)) as Found).results;
  for (const { memberId } of [other, one]) {
    await api.get(`${PATIENTS}/member/${memberId}/detail`);
    await expect.poll(async () => (await recent())[0]?.memberId).toBe(memberId);
  }
  await openAs(page, TEAM);
  const menu = commandMenuOf(page);
  await menu.opener.click();
  await expect.poll(() => menu.patients('Recently viewed patients')).toEqual([one.name, other.name]);
  expect(await menu.chosen.innerText()).toContain(one.name);
  await page.keyboard.press('Enter');
  await seesPatient(page, one);
  const stored = await storedText(page);
  for (const { name, lastName, dateOfBirth } of [one, other])
    for (const secret of [name, lastName, dateOfBirth]) expect(stored).not.toContain(secret);
});

it('LAYOUT-1, LAYOUT-2, CONST-1: the command menu changes practice, organization and appearance, opens the profile and logs out; the focus returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN);
  const menu = commandMenuOf(page);
  await menu.opener.focus();
  const type = async (words: string) => {
    await menu.open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  };
  await type('galveston');
  await shellOf(page).practice.getByText('Harborlight Galveston').waitFor();
  await type('appearance dark');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['scheme'])).toBe('dark');
  await type('profile');
  await page.getByRole('dialog', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedWords(page)).toContain('Search or jump to');
  await type('organization cedar');
  await shellOf(page).organization.getByText('Cedar and Vine Dentistry').waitFor();
  await type('log off');
  await page.getByRole('button', { name: 'LOGIN' }).waitFor();
});
