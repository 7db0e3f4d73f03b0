import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { traceIn } from '#domain/atelier/trace.ts';
import { seesFocus } from './keyboard.ts';
import { shellOf, stopClock, toastLines } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';
import { withSettings } from './support/with-settings.ts';

const seesFocusOn = (field: Locator) => field.evaluate((element) => element === document.activeElement);

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
      ...['How to', 'Keyboard shortcuts', 'Search how-tos'],
      ...['Payments', 'Take a payment', 'A card was declined', 'A payment is still pending'],
      ...['Refund or void a payment', 'Send a receipt again', 'Remind patients who are past due'],
      'Add a card or bank account for a patient',
      ...['Plans and benefits', 'Sell a plan to a new patient', 'Renew a plan, or stop it from renewing'],
      'Tell a patient what the plan covers',
      'Record that a patient used a benefit',
      ...[
        'Around the office',
        'Correct a patient’s address, phone, or email',
        'Close the day',
        'Add a coworker',
      ],
      'Contact support or report a problem',
      expect.stringMatching(/^Bridgework \d+\.\d+\.\d+$/),
      'Ask an administrator of Harborlight Dental Group. Include the error ID, if you see one, and a log of your last steps. The log has no patient information and nothing you typed.',
      'Download log',
      'Your practice',
      'How to reach Harborlight Portland. An administrator can change this on the Practice page.',
      ...['Phone', '(207) 555-0111'],
      ...['Hours', 'Monday–Friday: 7am-6pm CST', 'Weekend: Closed'],
      ...['Email', 'harborlight.portland@support.test'],
      ...['Address', '12 Lantern Road, Portland, ME 04101'],
    ]);
  await seesFocus(page, 'Help and support');
  const phone = dialog.getByRole('link', { name: '(207) 555-0111' });
  expect(await phone.getAttribute('href')).toBe('tel:2075550111');
  expect(await dialog.getByRole('link', { name: 'Practice page' }).count()).toBe(0);
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

it('LAYOUT-8.4: Help finds how-tos by their words while the user types, opens the only answer, and says when there is none', async ({
  page,
}) => {
  await openAs(page, 'frontdesk@bridgework.test');
  const dialog = await openHelp(page);
  const search = dialog.getByRole('searchbox', { name: 'Search how-tos' });
  const status = dialog.getByRole('region', { name: 'How to' }).getByRole('status');
  const titles = () => dialog.locator('summary').allInnerTexts();
  await search.pressSequentially('Receipt');
  await expect.poll(titles).toEqual(['Refund or void a payment', 'Send a receipt again']);
  expect(await status.innerText()).toBe('2 answers');
  await search.fill("don't charge");
  await dialog.getByText('Don’t charge again.').waitFor();
  expect(await titles()).toEqual(['A payment is still pending']);
  expect(await status.innerText()).toBe('1 answer');
  await search.fill('invite');
  await expect.poll(titles).toEqual(['Add a coworker']);
  await search.fill('crown');
  await expect.poll(titles).toEqual(['Tell a patient what the plan covers']);
  await search.fill('parking');
  await expect
    .poll(() => status.innerText())
    .toBe('No answer for “parking”. Ask an administrator of Harborlight Dental Group.');
  expect(await titles()).toEqual([]);
  await dialog.getByRole('button', { name: 'Show all topics' }).click();
  await expect.poll(titles).toHaveLength(14);
  await search.fill('parking');
  await page.keyboard.press('Escape');
  await openHelp(page);
  expect(await search.inputValue()).toBe('');
  expect(await titles()).toHaveLength(14);
});

const onPortalOfSupport = withSettings({
  SUPPORT_EMAIL: 'help@bridgework.test',
  SUPPORT_PHONE: '(800) 555-0123',
  SUPPORT_HOURS: '8am-6pm ET',
});

interface SentEmail {
  id: number;
  to: string;
  subject: string;
  body: string;
}

onPortalOfSupport(
  'PERM-8, ATELIER-7.4: a manager opens the Practice page from Help; a report is emailed to support with its number, the error ID and the log; the log can still be saved',
  async ({ page, pageErrors, address }) => {
    pageErrors.expect(/status of 500/);
    await page.route('**/get-support-information', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': '7d41f0ce-5a0b-4a8e-9c55-0c1d9a52b7e3' },
        json: { status: 500, reason: 'Internal Server Error', message: 'Not today.' },
      }),
    );
    await openAs(page, 'admin@bridgework.test');
    const dialog = await openHelp(page);
    await dialog.getByText('7d41f0ce').first().waitFor();
    const report = dialog.getByRole('region', { name: 'Contact support or report a problem' });
    expect((await report.innerText()).replaceAll(/\n+/g, '\n')).toContain(
      ['Phone', '(800) 555-0123', '8am-6pm ET', 'Email', 'help@bridgework.test'].join('\n'),
    );
    await report.getByRole('button', { name: 'Send to support' }).click();
    await report.getByText('Enter your question or problem.').waitFor();
    const message = report.getByRole('textbox', { name: 'How can we help?' });
    await expect.poll(() => seesFocusOn(message)).toBe(true);
    await message.pressSequentially('The receipt stays empty');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Twice');
    await page.keyboard.press('Escape');
    await shellOf(page).account.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText('Your unsaved changes in your problem report will be lost.').waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await openHelp(page);
    expect(await message.inputValue()).toBe('The receipt stays empty\nTwice');
    const saved = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Download log' }).click();
    expect((await saved).suggestedFilename()).toBe('problem-report.json');
    await report
      .getByText('Downloaded the log, problem-report.json. Email it to help@bridgework.test.')
      .waitFor();

    await message.pressSequentially('\n\n\n\n\n\n');
    // Leaving the field removes these lines. The button must not move away under the pointer.
    await report.getByRole('button', { name: 'Send to support' }).click();
    const sent = report.getByText(/^Sent. Your number is/);
    await sent.waitFor();
    const [, number = ''] =
      /^Sent\. Your number is (\d{4}-\d{4})\. We’ll reply to admin@bridgework\.test\.$/.exec(
        await sent.innerText(),
      ) ?? [];
    const outbox = await (await fetch(`${address}/dev/outbox.json`)).json();
    const email = (outbox.results as SentEmail[]).find(({ to }) => to === 'help@bridgework.test');
    expect(email?.subject).toMatch(new RegExp(`^Problem with Bridgework [\\d.]+ \\(${number}\\)$`));
    expect(email?.body).toMatch(/^The receipt stays empty\nTwice\n\n/);
    expect(email?.body).toContain('\nError ID: 7d41f0ce\n');
    const log = await (await fetch(`${address}/dev/outbox/${email?.id}/file`)).text();
    expect(traceIn(log).steps.length).toBeGreaterThan(0);
    expect(log).not.toMatch(/receipt stays|Twice|admin@bridgework/);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => seesFocusOn(message)).toBe(true);
    expect(await message.inputValue()).toBe('');
    await dialog.getByRole('link', { name: 'Practice page' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Practice', level: 1 }).waitFor();
  },
);

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
  const load = dialog.getByRole('button', { name: 'Try again' });
  await load.waitFor();
  expect(await toastLines(page)).toEqual([
    'Couldn’t load the practice’s contact',
    'The first of two messages.',
  ]);
  expect(await page.locator('.toast').getAttribute('data-variant')).toBe('error');
  await page.route('**/get-support-information', (route) =>
    route.fulfill({ status: 400, json: { status: 400, reason: 'Bad Request', message: 'Not today.' } }),
  );
  await page.clock.runFor(10_000);
  await load.click();
  await expect.poll(() => toastLines(page)).toEqual(['Couldn’t load the practice’s contact', 'Not today.']);
  await page.clock.resume();
  expect(await dialog.locator('dl').innerText()).toBe('Phone\n(207) 555-0111');
  await dialog.getByText('Hours, email, and address didn’t load.').waitFor();
  await page.unroute('**/get-support-information');
  await load.click();
  await dialog.getByText('harborlight.portland@support.test').waitFor();
});

it('ERR-2, LAYOUT-7: on a phone the toast neither covers nor moves Help, and the search is on the first screen', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 500/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/get-support-information', (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(page, 'frontdesk@bridgework.test');
  const dialog = await openHelp(page);
  const toast = page.locator('.toast');
  await toast.waitFor();
  const top = async () => (await dialog.boundingBox())?.y ?? 0;
  const underToast = await top();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect(underToast).toBeGreaterThan(y + height);
  const search = dialog.getByRole('searchbox', { name: 'Search how-tos' });
  const box = await search.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
  await dialog.getByRole('link', { name: '(207) 555-0111' }).waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).waitFor();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await toast.waitFor({ state: 'detached' });
  expect(await top()).toBe(underToast);
  await search.fill('cash');
  await dialog.getByRole('region', { name: 'Contact', exact: true }).waitFor({ state: 'hidden' });
  expect(await top()).toBe(underToast);
});
