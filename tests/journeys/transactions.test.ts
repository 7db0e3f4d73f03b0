import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isClean } from './audited.ts';
import { focusedWords, logOut } from './shell-page.ts';
import { it } from './support/journey.ts';
import { openAs } from './support/signed-in.ts';
import {
  blockTabs,
  centsIn,
  keepFiles,
  madeFiles,
  openedReceipt,
  sumOf,
  transactionsOf,
} from './transactions-page.ts';

/** Has a refund, a void and two declined charges. */
const LUCÍA = '10000031';
const INGRID = '10000053';
/** With 24 charges. */
const MONTHLY_PAYER = '10000134';

async function openTransactions(page: Page, memberId: string) {
  await openAs(page, 'frontdesk@bridgework.test', { at: '/view-patient/transactions', memberId });
  const list = transactionsOf(page);
  await list.rows.first().waitFor();
  return list;
}

it('API-18, ENTITY-7: a charge and its refund or void are listed together, each with its net; totals and CSV file equal the rows, and the file name contains no patient', async ({
  page,
}) => {
  const list = await openTransactions(page, LUCÍA);
  await list.pageSize.selectOption('25');
  await list.seesRange('1–15 of 15 charges');
  await expect.poll(() => list.column('Transaction').then((all) => all.length)).toBe(17);
  const [kinds, nets] = [await list.column('Type'), await list.column('Net')];
  const back = kinds.flatMap((kind, place) => (/^(Refund|Void)/.test(kind) ? [place] : []));
  expect(back).toHaveLength(2);
  for (const place of back) {
    expect(kinds[place - 1]).toMatch(/ (payment|membership)$/);
    expect(sumOf([nets[place - 1] ?? '', nets[place] ?? ''])).toBe(0);
  }
  await expect.poll(async () => centsIn(await list.total('Voided'))).toBeGreaterThan(0);
  const paid = centsIn(await list.total('Paid'));
  const refunded = centsIn(await list.total('Refunded'));
  const voided = centsIn(await list.total('Voided'));
  expect(sumOf(nets)).toBe(paid - refunded - voided);
  expect(centsIn(await list.total('Net'))).toBe(paid - refunded - voided);
  expect(sumOf(await list.column('Refund or void'))).toBe(-refunded - voided);
  const statuses = await list.column('Status');
  const DECLINED = 'Failed Insufficient funds';
  expect(new Set(statuses)).toEqual(new Set(['Paid', 'Refunded', DECLINED, 'Voided']));
  const days = await list.column('Date paid');
  expect(days.filter((_, place) => statuses[place] === DECLINED)).toEqual([
    expect.stringMatching(/^Tried \d\d\/\d\d\/\d{4}$/),
    expect.stringMatching(/^Tried \d\d\/\d\d\/\d{4}$/),
  ]);
  const failed = nets.filter((_, place) => statuses[place] === DECLINED);
  expect(failed).toEqual(['$0.00', '$0.00']);
  await keepFiles(page);
  const [file] = await Promise.all([page.waitForEvent('download'), list.button('Download CSV').click()]);
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByText('Exported 15 charges.').waitFor();
  const [text = ''] = await madeFiles(page);
  const lines = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','));
  expect(lines[0]).toEqual([
    'Transaction',
    'Refund of',
    'Entry',
    'Voided',
    'Plan',
    'Type',
    'Status',
    'Date paid',
    'Due date',
    'Card',
    'Check number',
    'Note',
    'Charge',
    'Refund',
    'Net',
  ]);
  const rows = lines.slice(1, -1);
  expect(rows.map(([id]) => id)).toEqual(await list.column('Transaction'));
  const net = rows.reduce((sum, row) => sum + Math.round(Number(row[14]) * 100), 0);
  expect(net).toBe(centsIn(await list.total('Net')));
});

it('API-18.1: the server sorts and pages transactions, 10, 25 and 50 to a page', async ({ page }) => {
  const list = await openTransactions(page, MONTHLY_PAYER);
  await list.seesRange('1–10 of 24 charges');
  await expect.poll(() => list.column('Transaction')).toHaveLength(10);
  await list.nextPage.click();
  await list.seesRange('11–20 of 24 charges');
  await expect.poll(() => list.column('Transaction').then((all) => all.length)).toBe(10);
  await list.pageSize.selectOption('25');
  await list.seesRange('1–24 of 24 charges');
  await expect.poll(() => list.column('Transaction').then((all) => all.length)).toBe(24);
  await list.head('Transaction').click();
  const up = [...(await list.column('Transaction'))].map(Number).sort((a, b) => a - b);
  await expect.poll(() => list.column('Transaction')).toEqual(up.map(String));
  await list.head('Transaction').click();
  await expect.poll(() => list.column('Transaction')).toEqual(up.reverse().map(String));
});

it('API-18.2, API-18.7, SESSION-5.4: with the mouse, a receipt opens as PDF in a new tab, at an address with the file name and without a token; if the browser blocks the tab, the page says what to do; a saved receipt has a name; a sign-out closes the receipt, which says how to open it', async ({
  page,
  pageErrors,
}) => {
  const list = await openTransactions(page, INGRID);
  const open = async () => {
    await list.menu.click();
    await list.item('Open receipt').click();
  };
  const { address, name, text, cookie } = await openedReceipt(page, open);
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(name).toMatch(/^Receipt \d+ 20\d\d-\d\d-\d\d\.pdf$/);
  expect(decodeURIComponent(address.pathname.split('/').at(-1) ?? '')).toBe(name);
  expect(address.search + address.hash).toBe('');
  expect(cookie).toEqual({ path: address.pathname.split('/').slice(0, 3).join('/'), sameSite: 'Strict' });

  await blockTabs(page, true);
  await open();
  await page.getByText('Allow pop-ups for this site, then try again.').waitFor();
  await blockTabs(page, false);
  const retried = await openedReceipt(page, () => list.button('Try again').click());
  expect(retried.text).toMatch(/^%PDF-1\.7/);
  await page.getByText('Couldn’t open the receipt').waitFor({ state: 'detached' });

  const save = async () => {
    await list.menu.click();
    await list.item('Save receipt').click();
  };
  const [saved] = await Promise.all([page.waitForEvent('download'), save()]);
  expect(saved.suggestedFilename()).toBe(name);

  pageErrors.expect(/410 \(Gone\)/);
  await logOut(page);
  await page.getByRole('heading', { name: 'Welcome to Bridgework' }).waitFor();
  const left = await page.context().cookies(address.href);
  expect(left.map((each) => each.name)).not.toContain('receipt');
  await page.goto(address.pathname);
  await page.getByRole('heading', { name: 'Open the receipt again' }).waitFor();
  await isClean(page, 'closed receipt');
});

it('API-18.3, API-7.1: with the keyboard, a receipt is emailed to another address and its history shown, and a statement is emailed', async ({
  page,
}) => {
  const list = await openTransactions(page, INGRID);
  await list.menu.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedWords(page)).toBe('Open receipt');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedWords(page)).toBe('Email receipt');
  await page.keyboard.press('Enter');
  await list.dialog.getByText('This receipt hasn’t been emailed yet.').waitFor();
  const own = list.dialog.getByRole('radio', { name: /^Patient’s email/ });
  await expect.poll(() => own.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  const field = list.dialog.getByRole('textbox', { name: 'Email' });
  await field.waitFor();
  await field.press('Enter');
  await list.dialog.getByText('Email is required', { exact: true }).waitFor();
  await field.fill('front-desk');
  await list.dialog.getByText('Invalid email', { exact: true }).waitFor();
  await field.fill('front-desk+receipts@mail.test');
  await field.press('Enter');
  await list.isClosed();
  await list.seesToast('Email sent successfully');
  await list.seesToast('To front-desk+receipts@mail.test.');
  await expect.poll(() => list.menu.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await list.item('Email receipt').press('Enter');
  const sent = list.dialog.getByRole('listitem');
  await expect
    .poll(() => sent.innerText())
    .toMatch(/^front-desk\+receipts@mail\.test\n(Sending|Sent)\n\d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M E[SD]T$/);
  await page.keyboard.press('Escape');
  await list.isClosed();

  await list.button('Email statement').focus();
  await page.keyboard.press('Enter');
  await list.dialog.getByText('Sends every payment and refund').waitFor();
  await list.button('Send statement').press('Enter');
  await list.isClosed();
  await list.seesToast('Email sent successfully');
});
