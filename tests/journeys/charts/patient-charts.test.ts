import { describe } from 'vitest';
import { benefitsPage, driveBenefits } from '#tests/support/pages/benefits.ts';
import { csvExportPage, driveCsvExport } from '#tests/support/pages/csv-export.ts';
import { driveMemberEdit, memberEditPage } from '#tests/support/pages/member-edit.ts';
import { driveMembership, membershipPage } from '#tests/support/pages/membership.ts';
import { drivePatient, patientPage } from '#tests/support/pages/patient.ts';
import { drivePaymentAccounts, paymentAccountsPage } from '#tests/support/pages/payment-accounts.ts';
import { drivePlanRecord, planRecordPage } from '#tests/support/pages/plan-record.ts';
import { driveReceiptEmail, receiptEmailPage } from '#tests/support/pages/receipt-email.ts';
import { driveRecentPatients, recentPatientsPage } from '#tests/support/pages/recent-patients.ts';
import { driveTakePayment, takePaymentPage } from '#tests/support/pages/take-payment.ts';
import { driveTextToPay, textToPayPage } from '#tests/support/pages/text-to-pay.ts';
import { driveTransactions, transactionsPage } from '#tests/support/pages/transactions.ts';
import { it } from '../support/journey.ts';
import { deskOnPage } from './built-desk.ts';
import { walkOnPage } from './walk.ts';

describe('each chart of the patient pages is walked on the built page, every transition of it', () => {
  it('API-15: the benefits of a patient', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(benefitsPage, await driveBenefits(adapter, desk));
  });

  it('API-5, API-18: the CSV files of patients and of transactions', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(csvExportPage, await driveCsvExport(adapter, desk));
  });

  it('API-8, SCHEMA-3: the form that changes a patient', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(memberEditPage, await driveMemberEdit(adapter, desk));
  });

  it('API-12: the membership of a plan', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(membershipPage, await driveMembership(adapter, desk));
  });

  it('PATIENT-2, PATIENT-3, PATIENT-4, PATIENT-5: the page of a patient', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(patientPage, await drivePatient(adapter, desk));
  });

  it('API-9, FRAME-5: the payment methods of a patient', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(paymentAccountsPage, await drivePaymentAccounts(adapter, desk));
  });

  it('ROUTE-8: the treatment summary and the payment arrangement', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(planRecordPage, await drivePlanRecord(adapter, desk));
  });

  it('API-7, API-18: a receipt and a statement by email', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(receiptEmailPage, await driveReceiptEmail(adapter, desk));
  });

  it('API-5, SESSION-5: the recently viewed patients', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(recentPatientsPage, await driveRecentPatients(adapter, desk));
  });

  it('API-10, SCHEMA-1: taking a payment', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(takePaymentPage, await driveTakePayment(adapter, desk));
  });

  it('DIALOG-1, FIELD-1: Text To Pay', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(textToPayPage, await driveTextToPay(adapter, desk));
  });

  it('API-18: the transactions of a patient', async ({ page, pageErrors }) => {
    const { adapter, desk } = await deskOnPage(page, pageErrors);
    await walkOnPage(transactionsPage, await driveTransactions(adapter, desk));
  });
});
