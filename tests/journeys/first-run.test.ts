import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

const emptyPractice = (page: Page, done: object = {}) =>
  page.route('**/first-steps', (route) =>
    route.fulfill({ json: { plan: false, patient: false, officeCard: false, goals: false, ...done } }),
  );

it('LAYOUT-12.2: the dashboard of an empty practice lists four steps, ticks those that are done, and each leads to its page', async ({
  page,
}) => {
  await emptyPractice(page, { plan: true });
  await openAs(page, 'admin@bridgework.test');
  const steps = page.getByRole('main').getByRole('listitem');
  await expect
    .poll(() => steps.getByRole('link').allInnerTexts())
    .toEqual(['Add a plan', 'Add a patient', 'Add the office card', 'Set goals']);
  expect(await steps.filter({ hasText: 'Done' }).getByRole('link').allInnerTexts()).toEqual(['Add a plan']);
  for (const [name, path] of [
    ['Add a plan', '/fee-management'],
    ['Add a patient', '/explore-plans'],
    ['Add the office card', '/payment-management'],
    ['Set goals', '/goal-settings'],
  ] as const) {
    await steps.getByRole('link', { name }).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.goBack();
  }
  await page.getByRole('link', { name: 'invite your staff' }).press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/staff');
});

it('LAYOUT-12.3: a step whose page the user may not open is absent; without a response, there are no steps', async ({
  page,
  pageErrors,
}) => {
  const heading = page.getByRole('heading', { name: /^Set up / });
  await emptyPractice(page);
  await openAs(page, 'office@bridgework.test');
  await heading.waitFor();
  await openAs(page, 'frontdesk@bridgework.test');
  await page.getByText('Report is not displayed').waitFor();
  expect(await heading.count()).toBe(0);
  await page.unroute('**/first-steps');
  pageErrors.expect(/503/);
  await page.route('**/first-steps', (route) => route.fulfill({ status: 503, json: {} }));
  await openAs(page, 'admin@bridgework.test');
  await page.getByText('Report is not displayed').waitFor();
  expect(await heading.count()).toBe(0);
});
