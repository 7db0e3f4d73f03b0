import { describe, it } from 'vitest';
import { csvExportPage, driveCsvExport } from '#tests/support/pages/csv-export.ts';
import { driveMembership, membershipPage } from '#tests/support/pages/membership.ts';
import { drivePaymentAccounts, paymentAccountsPage } from '#tests/support/pages/payment-accounts.ts';
import { driveReceiptEmail, receiptEmailPage } from '#tests/support/pages/receipt-email.ts';
import { driveTakePayment, takePaymentPage } from '#tests/support/pages/take-payment.ts';
import { driveTextToPay, textToPayPage } from '#tests/support/pages/text-to-pay.ts';
import { driveTransactions, transactionsPage } from '#tests/support/pages/transactions.ts';
import { csvExportSet } from '#tests/support/sets/csv-export.ts';
import { membershipSet } from '#tests/support/sets/membership.ts';
import { paymentAccountsSet } from '#tests/support/sets/payment-accounts.ts';
import { receiptEmailSet } from '#tests/support/sets/receipt-email.ts';
import { takePaymentSet } from '#tests/support/sets/take-payment.ts';
import { textToPaySet } from '#tests/support/sets/text-to-pay.ts';
import { transactionsSet } from '#tests/support/sets/transactions.ts';
import { mountedDesk } from './mounted-desk.ts';
import { mountedStage } from './stage.ts';
import { walkMounted } from './walk-mounted.ts';

describe('the widget of the patients that is mounted alone walks the same tours of money as the built page', () => {
  it('API-10, SCHEMA-1: the page on which a payment is taken', async () => {
    const stage = mountedStage();
    await walkMounted(
      takePaymentPage,
      driveTakePayment(stage, await takePaymentSet(stage, mountedDesk(stage))),
    );
  });

  it('API-9, FRAME-5: the page of the payment accounts', async () => {
    const stage = mountedStage();
    await walkMounted(
      paymentAccountsPage,
      drivePaymentAccounts(stage, await paymentAccountsSet(stage, mountedDesk(stage))),
    );
  });

  it('DIALOG-1, FIELD-1: Text To Pay', async () => {
    const stage = mountedStage();
    await walkMounted(textToPayPage, driveTextToPay(stage, await textToPaySet(stage, mountedDesk(stage))));
  });

  it('API-12: the membership of a plan', async () => {
    const stage = mountedStage();
    await walkMounted(membershipPage, driveMembership(stage, await membershipSet(mountedDesk(stage))));
  });

  it('API-18: a patient’s transactions', async () => {
    const stage = mountedStage();
    await walkMounted(transactionsPage, driveTransactions(stage, await transactionsSet(mountedDesk(stage))));
  });

  it('API-7, API-18: a receipt and a statement by email', async () => {
    const stage = mountedStage();
    await walkMounted(
      receiptEmailPage,
      driveReceiptEmail(stage, await receiptEmailSet(stage, mountedDesk(stage))),
    );
  });

  it('API-5, API-18: the files of patients and of transactions', async () => {
    const stage = mountedStage();
    await walkMounted(csvExportPage, driveCsvExport(stage, await csvExportSet(stage, mountedDesk(stage))));
  });
});
