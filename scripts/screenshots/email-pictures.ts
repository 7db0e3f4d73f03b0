// cspell:ignore Ghostscript NOPAUSE
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import { dialogIsOpen, ofPatient, type Picture, press, see, steps } from './picture.ts';

const OUTBOX = '/dev/outbox';
const openTransactions = steps(
  (page) => page.goto('/'),
  ofPatient('/view-patient/transactions', 'of 15 charges', '10000031').show,
);
const isGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

const sendReceipt = steps(
  openTransactions,
  (page) =>
    page
      .getByRole('button', { name: /^Actions for transaction \d+$/ })
      .first()
      .click(),
  press('menuitem', 'Email receipt'),
  dialogIsOpen,
  press('button', 'Send receipt'),
  isGone,
);
const sendStatement = steps(
  openTransactions,
  press('button', 'Email statement'),
  dialogIsOpen,
  press('button', 'Send statement'),
  isGone,
);
const sendReminder = steps(
  (page) => page.goto('/search-patients?view=pastDue'),
  (page) => page.locator('.table-body .checkbox-label').first().click(),
  press('button', 'Send reminder'),
  press('button', 'Send 1 reminder'),
  isGone,
);
/** Opens the newest email with this subject in the outbox. Sends one if there is none. */
const openEmail = (subject: RegExp, send: (page: Page) => Promise<unknown>) => async (page: Page) => {
  const email = page.getByRole('navigation', { name: 'Emails' }).getByRole('link', { name: subject }).first();
  await page.goto(OUTBOX);
  if (!(await email.isVisible())) {
    await send(page);
    await page.goto(OUTBOX);
  }
  await email.click();
  await page.frameLocator('iframe').locator('h1').waitFor();
};

export const openPasswordEmail = openEmail(
  /Choose a new/,
  steps(
    (page) => page.goto(PASSWORD_RESET_PATH),
    (page) => page.getByLabel('Email').fill('frontdesk@bridgework.test'),
    (page) => page.getByLabel('Email').press('Enter'),
    see('Check your email'),
  ),
);

const openReceipt = openEmail(/Your receipt for/, sendReceipt);

/** The first page of the receipt's file, drawn by Ghostscript. */
async function showReceiptFile(page: Page): Promise<void> {
  await openReceipt(page);
  const file = await page.getByRole('link', { name: /\.pdf$/ }).getAttribute('href');
  const pdf = await page.request.get(file ?? '');
  const options = [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-dLastPage=1',
    '-sDEVICE=png16m',
    '-r110',
    '-dTextAlphaBits=4',
  ];
  const image = execFileSync('gs', [...options, '-sOutputFile=-', '-'], { input: await pdf.body() });
  await page.route('**/receipt-file', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body style="margin:0;display:grid;justify-items:center;background:#5f6877"><img alt="Receipt" style="max-width:100%" src="data:image/png;base64,${image.toString('base64')}">`,
    }),
  );
  await page.goto('/receipt-file');
  await page.getByAltText('Receipt').waitFor();
}

/** Each kind of email, as the outbox shows it, and a receipt’s file. */
export const EMAIL_PICTURES: readonly Picture[] = [
  { name: 'email-receipt', at: OUTBOX, show: openReceipt },
  { name: 'email-statement', at: OUTBOX, show: openEmail(/Your statement from/, sendStatement) },
  { name: 'email-reminder', at: OUTBOX, show: openEmail(/Your payment of/, sendReminder) },
  { name: 'email-password', at: OUTBOX, show: openPasswordEmail },
  { name: 'receipt-file', at: OUTBOX, show: showReceiptFile },
];
