import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { selectMember } from './shell-page.ts';
import { it } from './support/journey.ts';
import { storeSession } from './support/signed-in.ts';

const TREATMENTS = '**/api/**/treatment-summary';
const SCHEDULE = '**/payment/schedule';

async function signInAt(page: Page, memberId: string) {
  await storeSession(page, 'frontdesk@bridgework.test');
  await selectMember(page, memberId);
}

/** Pays once a year, and has paid. */
const CYRUS = '10000078';
/** Pays monthly, with 30 dollars due. */
const SØREN = '10000001';

const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
    );
const figures = async (page: Page) =>
  (await page.locator('.plan-record .stat-value').allInnerTexts()).map((words) => words.trim());

it('ROUTE-8.7: the treatment summary lists used procedures and the plan’s savings; the transactions link to it', async ({
  page,
}) => {
  await signInAt(page, CYRUS);
  const plan = {
    planId: '1',
    planName: 'Care',
    startDate: '2026-01-01',
    endDate: '2027-01-01',
    planFee: 250,
  };
  const used = {
    descriptionOfCdtCodes: 'Fluoride varnish',
    benefit: 'Fluoride',
    cdtCode: 'X1100',
    emailed: true,
  };
  const procedures = [
    { ...used, procedureDate: '2026-03-10', benefitRequestStatus: 'Denied', ucrAmount: 45, saved: 0 },
    { ...used, procedureDate: '2026-02-09', benefitRequestStatus: 'Confirmed', ucrAmount: 45, saved: 40.5 },
  ];
  await page.route(TREATMENTS, (route) => route.fulfill({ json: { ...plan, procedures } }));
  await page.goto('/view-patient/transactions');
  await page.getByRole('link', { name: 'Treatment summary' }).click();
  await expect
    .poll(() => rowsOf(page, 'Procedures used'))
    .toEqual([
      ['Fluoride varnish', 'X1100', 'Fluoride', '03/10/2026', 'Denied by patient', '$45.00', '—', '—'],
      ['Fluoride varnish', 'X1100', 'Fluoride', '02/09/2026', 'Confirmed', '$45.00', '$4.50', '$40.50'],
    ]);
  expect(await figures(page)).toEqual(['$45.00', '$4.50', '$40.50', '$250.00']);
});

it('ROUTE-8.8: the payment arrangement lists what is paid, due and next; the transactions link to it', async ({
  page,
}) => {
  await signInAt(page, CYRUS);
  const payments = [
    { dueDate: '2020-01-22', amount: 25.5, paid: 25.5, pending: 0 },
    { dueDate: '2020-02-22', amount: 25.5, paid: 5, pending: 0 },
    { dueDate: '2099-01-22', amount: 25.5, paid: 0, pending: 0 },
    { dueDate: '2099-02-22', amount: 25.5, paid: 0, pending: 0 },
  ];
  await page.route(SCHEDULE, (route) => route.fulfill({ json: { planId: '1', planName: 'Care', payments } }));
  await page.goto('/view-patient/transactions');
  await page.getByRole('link', { name: 'Payment schedule' }).click();
  await expect
    .poll(() => rowsOf(page, 'Plan payments'))
    .toEqual([
      ['02/22/2020', 'Partly paid, past due', '$25.50', '$5.00', '$20.50'],
      ['01/22/2099', 'Due next', '$25.50', '$0.00', '$25.50'],
      ['02/22/2099', 'Upcoming', '$25.50', '$0.00', '$25.50'],
      ['01/22/2020', 'Paid', '$25.50', '$25.50', '$0.00'],
    ]);
  expect(await figures(page)).toEqual(['$20.50', '$25.50', '$71.50']);
});

it('ROUTE-8.8: a monthly plan shows what is paid, due, next and later', async ({ page }) => {
  await signInAt(page, SØREN);
  await page.goto('/view-patient/payment-arrangement-plans');
  const rows = () => rowsOf(page, 'Plan payments');
  await expect
    .poll(async () => [...new Set((await rows()).map(([, state]) => state))])
    .toEqual(['Partly paid, past due', 'Due next', 'Upcoming', 'Paid']);
  const due = (await rows()).filter(([, state]) => state === 'Partly paid, past due');
  expect(due.map(([, , ...amounts]) => amounts)).toEqual([['$91.00', '$61.00', '$30.00']]);
  const [next] = (await rows()).filter(([, state]) => state === 'Due next');
  const [owed, toCome] = await figures(page);
  expect([owed, toCome]).toEqual(['$30.00', next?.[2]]);
});
