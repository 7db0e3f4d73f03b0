import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PaymentIntent } from '#domain/payment.ts';
import { VISA } from '#tests/machines/payment-accounts.model.ts';
import { INTENT } from '#tests/machines/take-payment.model.ts';
import {
  driveTakePayment,
  type Kept,
  type TakePaymentSet,
  takePaymentPage,
} from '#tests/support/pages/take-payment.ts';
import { it } from '../support/journey.ts';
import { goOutside } from './accounts.ts';
import { fillStorage, makeRoom } from './full-storage.ts';
import { heldFetch } from './held-fetch.ts';
import { tellDebtor, workOnPatient } from './patient-head.ts';
import { builtStage } from './stage.ts';
import { walkOnPage } from './walk.ts';

const ACCOUNTS = '/payment-accounts';
const PAY = '/take-payment';
const RECEIPT = '/transaction/70001/get';
const LONG_AGO = -3_600_000;
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
const TAKEN = { transactionId: '70001', receiptUrl: '/api/receipt' };
const refused = (status: number, message: string) => ({ status, reason: 'Refused', message });
const listed = (...results: object[]) => ({ info: { records: results.length, pages: 1 }, results });
/** What a browser keeps of a payment that was begun, in its storage and under its lock. */
function keptIn(page: Page, item: string) {
  const keep = (kept: PaymentIntent | null) =>
    page.evaluate(
      ([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)),
      [item, kept && JSON.stringify(kept)] as const,
    );
  return {
    keep,
    lock: () => page.evaluate(holdLock, item),
    letGo: () => page.evaluate(() => globalThis.letGo?.()),
  };
}

/** Runs in the page: ends once the lock is its. */
function holdLock(name: string): Promise<void> {
  return new Promise((taken) => {
    void navigator.locks.request(name, () => {
      taken();
      return new Promise<void>((resolve) => {
        globalThis.letGo = resolve;
      });
    });
  });
}

/** The built portal about one patient; the server answers on command, and so does what the browser keeps. */
async function takePaymentSet(page: Page, userId: string): Promise<TakePaymentSet> {
  const answer = await heldFetch(page, ACCOUNTS, PAY, RECEIPT);
  const { keep, lock, letGo } = keptIn(page, `payment.${userId}.10000001.20001`);
  await tellDebtor(page);
  const begun: Record<Kept, PaymentIntent | null> = {
    nothing: null,
    'one of just now': INTENT,
    'an old one': { ...INTENT, begunAt: LONG_AGO },
  };
  return {
    async open() {
      for (const tab of page.context().pages()) if (tab !== page) await tab.close();
      await goOutside(page);
      await page.goto('/payment');
    },
    async keep(kept) {
      await makeRoom(page);
      await keep(begun[kept]);
    },
    async holdClaims() {
      await makeRoom(page);
      await lock();
    },
    async openReceipt() {
      const tab = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Open receipt' }).click();
      await tab;
      await page.bringToFront();
    },
    answer: {
      'two accounts': () =>
        answer(ACCOUNTS, 200, listed({ ...VISA, id: '302', expirationDate: '10/26' }, VISA)),
      'no account': () => answer(ACCOUNTS, 200, listed()),
      'accounts: server down': () => answer(ACCOUNTS, 503, BUSY),
      own: letGo,
      async 'of another tab'() {
        await keep({ ...INTENT, key: 'key-2' });
        await letGo();
      },
      async 'not kept'() {
        await fillStorage(page, 'local');
        await letGo();
      },
      approved: () => answer(PAY, 200, TAKEN),
      pending: () => answer(PAY, 202, TAKEN),
      declined: () => answer(PAY, 422, refused(422, 'The card was declined: insufficient funds.')),
      'another pending': () =>
        answer(PAY, 409, refused(409, 'A payment on this plan is still pending. Wait until it is settled.')),
      lost: () => answer(PAY, 503, BUSY),
      receipt: () => answer(RECEIPT, 200, {}),
      'no receipt': () => answer(RECEIPT, 503, BUSY),
    },
  };
}

it('API-10, SCHEMA-1: the page on which a payment is taken walks the tours of its chart and leaves no transition out', async ({
  page,
  troubles,
}) => {
  const { id } = await workOnPatient(page);
  const stage = await builtStage(page, troubles);
  await walkOnPage(takePaymentPage, driveTakePayment(stage, await takePaymentSet(page, id)));
  // The head of the page, which elsewhere leads here, does not lead to itself.
  await page.getByText('Past due').waitFor();
  expect(await page.getByRole('link', { name: 'Take payment' }).count()).toBe(0);
});
