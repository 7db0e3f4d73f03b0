import type { Page } from 'playwright-core';
import { accountsOf, TEST_BANK_ACCOUNT, TEST_CARD } from '#tests/journeys/accounts-page.ts';
import {
  answering,
  dialogIsOpen,
  FAILED,
  ofPatient,
  type Picture,
  press,
  see,
  seeList,
  steps,
} from './picture.ts';

const TAKEN = {
  transactionId: '70001',
  receiptUrl: '/api/receipt',
  paidAt: '2026-03-16T16:00:00.000Z',
  paymentType: 'Credit Card',
  cardType: 3,
  lastFour: '0133',
};
const DECLINED = {
  status: 422,
  json: {
    status: 422,
    reason: 'Unprocessable Content',
    code: 'cardDeclined',
    message: 'The card was declined: insufficient funds. Try another card.',
  },
};
const NO_TRANSACTIONS = {
  info: { records: 0, pages: 0 },
  results: [],
  totals: { paid: 0, refunded: 0, voided: 0, pending: 0 },
};
const PENDING = { state: 'Pending', message: null, payment: null };

const { show: pay } = ofPatient('/payment', 'Review payment');
const { show: openAccounts } = ofPatient('/view-patient/manage-payments', 'Add card');
const { show: openTransactions } = ofPatient('/view-patient/transactions', 'of 15 charges', '10000031');
const review = steps(pay, press('button', 'Review payment'), see('Confirm payment'));
const charge = press('button', /^Charge/);
const actOnAccount = (item: string) =>
  steps(openAccounts, press('button', /^Actions for/), press('menuitem', item), dialogIsOpen);

const actOnFirstPayment = (item: string) =>
  steps(
    openTransactions,
    (page) =>
      page
        .getByRole('button', { name: /^Actions for transaction \d+$/ })
        .first()
        .click(),
    press('menuitem', item),
    dialogIsOpen,
  );

/** The server's answer with a change. */
const changing = (address: string, change: (body: Lists) => Partial<Lists>) => (page: Page) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Lists;
    await route.fulfill({ response, json: { ...body, ...change(body) } });
  });
interface Lists {
  results: readonly { transactionId?: string }[];
  payments: readonly { amount: number }[];
}

/** A payment can be voided on its day. */
const paidToday = changing('**/plan/transactions*', ({ results }) => ({
  results: results.map((entry) => ({ ...entry, voidable: true })),
}));
const ofToday = { id: TAKEN.transactionId, charge: 30, datePaid: '2026-03-16', paymentType: 'Credit Card' };
const pending = changing('**/payment/schedule', ({ payments }) => ({
  payments: payments.map((payment) => ({ ...payment, pending: payment.amount })),
}));
const settled = steps(
  changing('**/payment/schedule', ({ payments }) => ({
    payments: payments.map((payment) => ({ ...payment, paid: payment.amount })),
  })),
  changing('**/plan/transactions*', ({ results }) => ({
    results: [...results.slice(0, 1).map((entry) => ({ ...entry, ...ofToday })), ...results],
  })),
  answering('payment/due', { json: { amountDue: 0 } }),
);

/** Payment methods, each state of taking a payment, and the transactions. */
export const PAYMENT_PICTURES: readonly Picture[] = [
  { name: 'accounts', ...ofPatient('/view-patient/manage-payments', 'Add card') },
  {
    name: 'accounts-none',
    ...ofPatient('/view-patient/manage-payments', 'No payment methods on file', '10000086'),
  },
  {
    name: 'accounts-failed',
    answers: { 'payment-accounts': FAILED },
    ...ofPatient('/view-patient/manage-payments', 'Couldn’t load payment methods'),
  },
  { name: 'account-edit', at: '/', show: actOnAccount('Edit') },
  { name: 'account-remove', at: '/', show: actOnAccount('Remove') },
  {
    name: 'card-add',
    at: '/',
    show: steps(openAccounts, press('button', 'Add card'), (page) => accountsOf(page).fillCard(TEST_CARD)),
  },
  {
    name: 'bank-add',
    at: '/',
    show: steps(openAccounts, press('button', 'Add bank account'), (page) =>
      accountsOf(page).fillBankAccount(TEST_BANK_ACCOUNT),
    ),
  },
  {
    name: 'card-kinds',
    at: '/',
    show: steps(openAccounts, press('button', 'Add card'), press('button', /Card type$/), seeList('listbox')),
  },
  {
    name: 'card-add-errors',
    at: '/',
    show: steps(
      openAccounts,
      press('button', 'Add card'),
      (page) => accountsOf(page).fields.getByLabel('Card number').waitFor(),
      (page) => accountsOf(page).button('Add card').click(),
      (page) => accountsOf(page).fields.getByText('Card number is required').waitFor(),
    ),
  },

  { name: 'payment', ...ofPatient('/payment', 'Review payment') },
  {
    name: 'payment-list',
    at: '/',
    show: steps(pay, press('button', /Payment method$/), seeList('listbox')),
  },
  {
    name: 'payment-other',
    at: '/',
    show: steps(
      pay,
      (page) => page.getByText('Other amount').click(),
      (page) => page.getByRole('textbox', { name: 'Amount to charge' }).fill('31'),
      press('button', 'Review payment'),
      see('Enter $30.00 or less.'),
    ),
  },
  { name: 'payment-review', at: '/', show: review },
  {
    name: 'payment-paying',
    at: '/',
    answers: { 'take-payment': null },
    show: steps(review, charge, (page) => page.locator('.button[data-loading]').waitFor()),
  },
  {
    name: 'payment-approved',
    at: '/',
    answers: { 'take-payment': { json: TAKEN } },
    show: steps(review, settled, charge, see('Payment received'), see('Nothing due')),
  },
  {
    name: 'payment-declined',
    at: '/',
    answers: { 'take-payment': DECLINED },
    show: steps(review, charge, see('Nothing was charged')),
  },
  {
    name: 'payment-checking',
    at: '/',
    answers: { 'take-payment': { status: 202, json: TAKEN }, '/state': { json: PENDING } },
    show: steps(review, pending, charge, see('Checking this payment')),
  },
  {
    name: 'payment-not-checked',
    at: '/',
    answers: { 'take-payment': { status: 202, json: TAKEN }, '/state': FAILED },
    show: steps(review, pending, charge, press('button', 'Check status'), see('Bridgework couldn’t check')),
  },
  {
    name: 'payment-not-received',
    at: '/',
    answers: { 'take-payment': { status: 202, json: TAKEN } },
    show: steps(review, charge, press('button', 'Check status'), see('wasn’t charged')),
  },
  {
    name: 'payment-no-account',
    answers: { 'payment-accounts': { json: { info: { records: 0, pages: 0 }, results: [] } } },
    at: '/',
    show: steps(pay, see('No payment method on file. Add')),
  },
  { name: 'payment-nothing-due', ...ofPatient('/payment', 'No balance due on this plan', '10000053') },
  {
    name: 'payment-failed',
    answers: { 'payment-accounts': FAILED },
    ...ofPatient('/payment', 'Couldn’t load payment methods'),
  },

  { name: 'transactions', at: '/', show: openTransactions },
  {
    name: 'transactions-none',
    answers: { 'plan/transactions': { json: NO_TRANSACTIONS } },
    ...ofPatient('/view-patient/transactions', 'No payments yet'),
  },
  {
    name: 'transactions-failed',
    answers: { 'plan/transactions': FAILED },
    ...ofPatient('/view-patient/transactions', 'Couldn’t load transactions', '10000053'),
  },
  {
    name: 'transactions-rows',
    at: '/',
    show: steps(openTransactions, (page) => page.getByLabel('Rows per page').scrollIntoViewIfNeeded()),
  },
  {
    name: 'transactions-menu',
    at: '/',
    show: steps(
      openTransactions,
      (page) =>
        page
          .getByRole('button', { name: /^Actions for transaction \d+$/ })
          .first()
          .click(),
      (page) => page.getByRole('menu').waitFor(),
    ),
  },
  { name: 'void', at: '/', show: steps(paidToday, actOnFirstPayment('Void')) },
  { name: 'refund', at: '/', show: actOnFirstPayment('Refund') },
  {
    name: 'receipt-email',
    at: '/',
    show: steps(actOnFirstPayment('Email receipt'), (page) =>
      page.locator('.transactions-history .skeleton').waitFor({ state: 'detached' }),
    ),
  },
  {
    name: 'statement-email',
    at: '/',
    show: steps(
      openTransactions,
      press('button', 'Email statement'),
      dialogIsOpen,
      (page) => page.getByText('Another email').click(),
      (page) => page.getByRole('textbox', { name: 'Email' }).fill('jordan.novak@mail.test'),
    ),
  },
];
