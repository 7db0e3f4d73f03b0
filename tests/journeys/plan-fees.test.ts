import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays, dayIn, formatDate } from '#domain/date/day.ts';
import { openDialog, press, pressTo, tabTo } from './keyboard.ts';
import { asksToLeave, toastLines } from './shell-page.ts';
import { it } from './support/journey.ts';
import { pauseSave } from './support/paused-save.ts';
import type { SamplePerson } from './support/sign-in.ts';
import { openAs } from './support/signed-in.ts';
import { PRACTICE_ZONE } from './support/time-zone.ts';

/** A day of the practice in the page's format. */
const dayFrom = (days: number): string => formatDate(addDays(dayIn(PRACTICE_ZONE, Date.now()), days));

/** The plan fee pages. */
function feesOf(page: Page) {
  const table = page.getByRole('table', { name: 'Plan fees' });
  const rows = table.locator('tbody .table-row');
  const dialog = page.getByRole('dialog');
  return {
    rows,
    dialog,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    inDialog: (name: string) => dialog.getByRole('button', { name, exact: true }),
    select: (level: string) => page.getByRole('checkbox', { name: `Select ${level}`, exact: true }).check(),
    row: (plan: string, level: string) =>
      rows
        .filter({ has: page.getByRole('link', { name: plan, exact: true }) })
        .filter({ has: page.getByText(level, { exact: true }) }),
    async cells(plan: string, level: string): Promise<string[]> {
      const row = this.row(plan, level).locator('td[data-name]');
      await row.first().waitFor();
      const cells = await row.allInnerTexts();
      return cells.map((words) => words.replace(/\s+/g, ' ').trim());
    },
    level: (name: string) => page.getByRole('group', { name, exact: true }),
    async history(): Promise<string[]> {
      const events = await page.locator('.fee-history-event > div').allInnerTexts();
      return events.map((words) => words.replace(/\n+/g, '\n'));
    },
  };
}

async function openFees(page: Page, email: SamplePerson = 'admin@bridgework.test') {
  await openAs(page, email, { at: '/fee-management' });
  const fees = feesOf(page);
  await fees.rows.first().waitFor();
  return fees;
}

it('MISSION-1.6: Manage Plan Fees lists ten plans to a page with their levels, fees and scheduled increases', async ({
  page,
}) => {
  const fees = await openFees(page);
  await expect.poll(() => fees.rows.count()).toBe(30);
  expect(await fees.cells('Bright Start', 'Individual')).toEqual([
    'Bright Start',
    'Individual',
    '$400.00',
    '—',
    '—',
    '—',
  ]);
  expect((await fees.cells('Complete Smile', 'Two members')).slice(0, 4)).toEqual([
    'Complete Smile',
    'Two members',
    '$425.50',
    '$442.52 (+4%)',
  ]);
  await fees.button('Next page').click();
  await expect.poll(() => fees.rows.count()).toBe(6);
  await page.getByText('11–12 of 12 plans', { exact: true }).waitFor();
});

it('API-14.9, API-17.17, DIALOG-3.7, ROUTE-8.4: staff increase two fees by 5 percent after a dry run, which can’t be canceled while they are saved, change one on its edit page to a fixed fee, which Close discards only after a confirmation, and cancel it', async ({
  page,
}) => {
  const fees = await openFees(page);
  await fees.select('Gum Health Plus, Individual');
  await fees.select('Gum Health Plus, Family');
  await page.getByText('2 fees selected', { exact: true }).waitFor();
  await fees.button('Increase 2 fees').click();
  await fees.inDialog('Review').click();
  await fees.dialog.getByText('Percentage is required.', { exact: true }).waitFor();
  await fees.dialog.getByRole('textbox', { name: 'Percentage' }).fill('5');
  await fees.dialog.getByLabel('Takes effect on').fill(dayFrom(59));
  await fees.inDialog('Review').click();
  await fees.dialog.getByText(`The earliest date is ${dayFrom(60)}, 60 days from today.`).waitFor();
  await fees.dialog.getByLabel('Takes effect on').fill(dayFrom(70));
  await fees.inDialog('Review').click();
  await fees.dialog.getByText('$420.00 → $441.00', { exact: true }).waitFor();
  await fees.dialog.getByText('$1,092.00 → $1,146.60', { exact: true }).waitFor();
  await fees.dialog.getByText('Preview the email', { exact: true }).click();
  await fees.dialog.getByText(/will be \$441\.00 per year\./).waitFor();
  const saving = await pauseSave(page, '**/plan-fees/increase');
  await fees.inDialog('Schedule increase').click();
  await fees.inDialog('Schedule increase Loading').waitFor();
  expect(await fees.inDialog('Back').isDisabled()).toBe(true);
  expect(await fees.inDialog('Close').count()).toBe(0);
  saving('goes on');
  await expect.poll(() => toastLines(page)).toEqual(['Fee increase scheduled']);
  await expect
    .poll(() => fees.cells('Gum Health Plus', 'Individual'))
    .toEqual(['Gum Health Plus', 'Individual', '$420.00', '$441.00 (+5%)', dayFrom(10), dayFrom(70)]);

  await fees.row('Gum Health Plus', 'Individual').getByRole('link').click();
  await page.waitForURL((url) => url.pathname === '/edit-plan-fee');
  await page.getByRole('heading', { name: 'Gum Health Plus', level: 2 }).waitFor();
  await fees.button('Edit increase: Individual').click();
  await fees.dialog.getByText('To a new fee', { exact: true }).click();
  await fees.dialog.getByLabel('New fee per year').fill('435.5');
  await fees.inDialog('Close').click();
  await fees.inDialog('Keep editing').click();
  await fees.inDialog('Review').click();
  await fees.dialog.getByText('$420.00 → $435.50', { exact: true }).waitFor();
  await fees.inDialog('Save increase').click();
  await fees.level('Individual').getByText('$435.50', { exact: true }).waitFor();
  await fees.button('Cancel increase: Individual').click();
  await fees.dialog.getByText('The fee stays $420.00. No notices have gone out.').waitFor();
  await fees.inDialog('Cancel increase').click();
  await fees.level('Individual').getByText('No increase is scheduled.').waitFor();
  await expect
    .poll(() => fees.history())
    .toEqual([
      `Increase canceled: Individual\n$435.50 starting ${dayFrom(70)}`,
      `Increase edited: Individual\n$435.50 starting ${dayFrom(70)}, notice ${dayFrom(10)}`,
      `Increase scheduled: Family\n$1,146.60 starting ${dayFrom(70)}, notice ${dayFrom(10)}`,
      `Increase scheduled: Individual\n$441.00 starting ${dayFrom(70)}, notice ${dayFrom(10)}`,
    ]);
  await page.reload();
  await page.getByRole('heading', { name: 'Gum Health Plus', level: 2 }).waitFor();
  await fees.button('All plan fees').click();
  await fees.rows.first().waitFor();
});

it('API-14.9: staff schedule, edit and cancel an increase by keyboard', async ({ page }) => {
  const fees = await openFees(page);
  await tabTo(page, 'Select Everyday Care, Individual');
  await press(page, 'Space');
  await pressTo(page, 'Shift+Tab', 'Increase fee');
  await openDialog(page);
  await tabTo(page, 'Percentage');
  await page.keyboard.type('3');
  await press(page, 'Enter');
  await fees.dialog.getByText('$290.00 → $298.70', { exact: true }).waitFor();
  await tabTo(page, 'Schedule increase');
  await press(page, 'Enter');
  await expect.poll(async () => (await fees.cells('Everyday Care', 'Individual'))[3]).toBe('$298.70 (+3%)');

  await fees.row('Everyday Care', 'Individual').getByRole('link').press('Enter');
  await fees.button('Edit increase: Individual').focus();
  await openDialog(page);
  await tabTo(page, 'Percentage": "3');
  await press(page, 'ControlOrMeta+a', '4', 'Enter');
  await fees.dialog.getByText('$290.00 → $301.60', { exact: true }).waitFor();
  await tabTo(page, 'Save increase');
  await press(page, 'Enter');
  await fees.level('Individual').getByText('$301.60 (+4%)', { exact: true }).waitFor();
  await fees.button('Cancel increase: Individual').focus();
  await openDialog(page);
  await tabTo(page, 'Cancel increase');
  await press(page, 'Enter');
  await fees.level('Individual').getByText('No increase is scheduled.').waitFor();
});

it('API-14.2: after the notices are sent, the page explains what canceling an increase means', async ({
  page,
}) => {
  const fees = await openFees(page);
  const notice = (await fees.cells('Family Circle', 'Family'))[4]?.replace(' Sent', '');
  await fees.row('Family Circle', 'Family').getByRole('link').click();
  await fees.level('Family').getByText(`Sent ${notice}`, { exact: true }).waitFor();
  expect(await fees.button('Edit increase: Family').count()).toBe(0);
  await fees.button('Cancel increase: Family').click();
  await fees.dialog.getByText('The fee stays $806.00 when members renew.', { exact: true }).waitFor();
  await fees.dialog.getByText(`Notices went out on ${notice}.`).waitFor();
  await fees.inDialog('Keep increase').click();
});

it('API-14.7, API-17.16: if two users edit the same fee, the second sees the change of the first', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  const first = await openFees(page);
  await first.select('Implant Aftercare, Individual');
  await first.button('Increase fee').click();
  const other = await context.newPage();
  const second = await openFees(other);
  await second.select('Implant Aftercare, Individual');
  await second.button('Increase fee').click();
  for (const [fees, percent] of [
    [first, '4'],
    [second, '6'],
  ] as const) {
    await fees.dialog.getByRole('textbox', { name: 'Percentage' }).fill(percent);
    await fees.inDialog('Review').click();
    await fees.inDialog('Schedule increase').waitFor();
    expect(await asksToLeave(fees === first ? page : other)).toBe(true);
  }
  await first.inDialog('Schedule increase').click();
  await first.dialog.waitFor({ state: 'detached' });
  await second.inDialog('Schedule increase').click();
  await second.dialog.getByRole('alert').getByText('Someone else changed this fee.').waitFor();
  await second.dialog
    .getByRole('row', { name: /Implant Aftercare, Individual.*312\.00 from .*6% more from/ })
    .waitFor();
  await second.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => asksToLeave(other)).toBe(false);
  await expect
    .poll(async () => (await second.cells('Implant Aftercare', 'Individual'))[3])
    .toBe('$312.00 (+4%)');
});
