import type { Page } from 'playwright-core';
import { SENT_BEFORE } from '#tests/machines/receipt-email.model.ts';
import {
  driveReceiptEmail,
  PATIENT_EMAILS,
  type ReceiptEmailSet,
  receiptEmailPage,
} from '#tests/support/pages/receipt-email.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { it } from '../support/journey.ts';
import { heldFetch } from './held-fetch.ts';
import { BUSY, patientStage, RECEIVED_TRANSACTIONS, tellHead } from './patient-head.ts';
import { walkOnPage } from './walk.ts';

/** The list of the page is asked for first; a statement is sent by a call that ends the same. */
const LIST = '/plan/transactions';
const HISTORY = '/plan/transaction/70001/emails';
const CALLS = { receipt: '/plan/transaction/70001/email', statement: LIST } as const;

const { to: emailAddress, ...sent } = SENT_BEFORE;
const TOLD = { results: [{ emailAddress, ...sent }] };

/** The built portal about one patient; the server sends emails, and tells of those that it sent, on command. */
async function receiptEmailSet(page: Page): Promise<ReceiptEmailSet> {
  const answer = await heldFetch(page, LIST, HISTORY, CALLS.receipt);
  let address = '';
  await tellHead(page, () => ({ ...RECEIVED_MEMBER, emailAddress: address }));
  return {
    async open(patient) {
      address = PATIENT_EMAILS[patient];
      await page.goto('about:blank');
      await page.goto('/view-patient/transactions');
      await answer(LIST, 200, RECEIVED_TRANSACTIONS);
      await page.locator('.pagination-range').waitFor();
    },
    answer: {
      told: () => answer(HISTORY, 200, TOLD),
      'history: server down': () => answer(HISTORY, 503, BUSY),
    },
    answerSent: {
      sent: (kind) => answer(CALLS[kind], 200, { message: 'Email sent successfully' }),
      'server down': (kind) => answer(CALLS[kind], 503, BUSY),
    },
  };
}

it('API-7, API-18: a receipt and a statement by email walk the tours of their chart and leave no transition out', async ({
  page,
  troubles,
}) => {
  const stage = await patientStage(page, troubles);
  await walkOnPage(receiptEmailPage, driveReceiptEmail(stage, await receiptEmailSet(page)));
});
