import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seesFocus } from './keyboard.ts';
import { shellOf, stopClock, toastLines } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';

async function openHelp(page: Page) {
  const { account, dialog } = shellOf(page);
  await account.click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await dialog.waitFor();
  return dialog;
}

it('LAYOUT-7.1, LAYOUT-8.4, ENTITY-6.1: Help shows the practice’s phone, hours, email and address, also after a change of practice', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  const { practice, options } = shellOf(page);
  const dialog = await openHelp(page);
  await expect
    .poll(async () => (await dialog.innerText()).split(/\n+/))
    .toEqual([
      'Help and support',
      'How to',
      ...['Take a payment', 'Refund or void a payment', 'A payment is still pending'],
      ...[
        'Add a card or bank account for a patient',
        'A card was declined',
        'Send a receipt again',
        'Sell a plan to a new patient',
        'Renew a plan, or stop it from renewing',
        'Record that a patient used a benefit',
        'Close the day',
        'Invite a coworker',
      ],
      'Report a problem with Bridgework',
      'Ask an administrator of Harborlight Dental Group. Include the error ID, if you see one, and a log of your last steps. The log has no patient information and nothing you typed.',
      'Download log',
      'Your practice',
      'How to reach Harborlight Portland. A manager can change this contact on the Practice page.',
      ...['Phone', '(207) 555-0111'],
      ...['Hours', 'Monday–Friday: 7am-6pm CST', 'Weekend: Closed'],
      ...['Email', 'harborlight.portland@support.test'],
      ...['Address', '12 Lantern Road, Portland, ME 04101'],
      expect.stringMatching(/^Bridgework \d+\.\d+\.\d+$/),
      'Keyboard shortcuts',
    ]);
  await seesFocus(page, 'Help and support');
  expect(await dialog.getByRole('link').first().getAttribute('href')).toBe('tel:2075550111');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await practice.click();
  await options.getByText('Harborlight Galveston').click();
  await openHelp(page);
  await dialog.getByText('harborlight.galveston@support.test').waitFor();
  expect(await dialog.innerText()).not.toContain('harborlight.portland@support.test');
  await dialog.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
});

it('LAYOUT-8.4: Help explains the work of the front desk, and links to a page only if the user may open it', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  const dialog = await openHelp(page);
  await dialog.getByText('Close the day').click();
  const denied = 'You don’t have access to this page. Ask your administrator.';
  await expect.poll(() => dialog.innerText()).toContain(denied);
  expect(await dialog.getByRole('link', { name: /^Open / }).count()).toBe(0);
  await dialog.getByText('Take a payment').click();
  await dialog.getByRole('link', { name: 'Open Manage Patients' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Manage Patients', level: 1 }).waitFor();
});

it('ERR-2.1, ERR-2.2: a toast shows why support information did not load: the first validation message, else the message; the practice’s own phone replaces the missing one', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/);
  await openAs(page, 'frontdesk@bridgework.test');
  const validationErrors = [
    { field: 'id', message: 'The first of two messages.' },
    { field: 'id', message: 'The second of two messages.' },
  ];
  await page.route('**/get-support-information', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 400, reason: 'Bad Request', message: 'No', validationErrors },
    }),
  );
  await stopClock(page);
  const dialog = await openHelp(page);
  const load = dialog.getByRole('button', { name: 'Load hours, email, and address' });
  await load.waitFor();
  expect(await toastLines(page)).toEqual(['Couldn’t load contact information', 'The first of two messages.']);
  await page.route('**/get-support-information', (route) =>
    route.fulfill({ status: 400, json: { status: 400, reason: 'Bad Request', message: 'Not today.' } }),
  );
  await page.clock.runFor(10_000);
  await load.click();
  await expect.poll(() => toastLines(page)).toEqual(['Couldn’t load contact information', 'Not today.']);
  await page.clock.resume();
  expect(await dialog.locator('dl').innerText()).toBe('Phone\n(207) 555-0111');
  await page.unroute('**/get-support-information');
  await load.click();
  await dialog.getByText('harborlight.portland@support.test').waitFor();
});
