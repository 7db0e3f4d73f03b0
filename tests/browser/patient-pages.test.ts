import { describe, it } from 'vitest';
import { benefitsPage, driveBenefits } from '#tests/support/pages/benefits.ts';
import { csvExportPage, driveCsvExport } from '#tests/support/pages/csv-export.ts';
import { driveMemberEdit, memberEditPage } from '#tests/support/pages/member-edit.ts';
import { driveMembership, membershipPage } from '#tests/support/pages/membership.ts';
import { drivePaymentAccounts, paymentAccountsPage } from '#tests/support/pages/payment-accounts.ts';
import { drivePlanRecord, planRecordPage } from '#tests/support/pages/plan-record.ts';
import { drivePlanSelection, planSelectionPage } from '#tests/support/pages/plan-selection.ts';
import { driveReceiptEmail, receiptEmailPage } from '#tests/support/pages/receipt-email.ts';
import { driveRecentPatients, recentPatientsPage } from '#tests/support/pages/recent-patients.ts';
import { driveTakePayment, takePaymentPage } from '#tests/support/pages/take-payment.ts';
import { driveTransactions, transactionsPage } from '#tests/support/pages/transactions.ts';
import { benefitsSet } from '#tests/support/sets/benefits.ts';
import { csvExportSet } from '#tests/support/sets/csv-export.ts';
import { memberEditSet } from '#tests/support/sets/member-edit.ts';
import { membershipSet } from '#tests/support/sets/membership.ts';
import { paymentAccountsSet } from '#tests/support/sets/payment-accounts.ts';
import { planRecordSet } from '#tests/support/sets/plan-record.ts';
import { planSelectionSet } from '#tests/support/sets/plan-selection.ts';
import { receiptEmailSet } from '#tests/support/sets/receipt-email.ts';
import { recentPatientsSet } from '#tests/support/sets/recent-patients.ts';
import { takePaymentSet } from '#tests/support/sets/take-payment.ts';
import { transactionsSet } from '#tests/support/sets/transactions.ts';
import { mountedDesk } from './mounted-desk.ts';
import { mountedStage } from './stage.ts';
import { walkMounted } from './walk-mounted.ts';

describe('the widget of the patients that is mounted alone walks the same tours as the built page', () => {
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

  it('API-12: the membership of a plan', async () => {
    const stage = mountedStage();
    await walkMounted(membershipPage, driveMembership(stage, await membershipSet(mountedDesk(stage))));
  });

  it('API-8, SCHEMA-3: the form that changes a patient', async () => {
    const stage = mountedStage();
    await walkMounted(memberEditPage, driveMemberEdit(stage, await memberEditSet(stage, mountedDesk(stage))));
  });

  it('API-15: the benefits of a patient', async () => {
    const stage = mountedStage();
    await walkMounted(benefitsPage, driveBenefits(stage, await benefitsSet(mountedDesk(stage))));
  });

  it('PATIENT-2, PATIENT-3, PATIENT-4, PATIENT-5: the page of a patient', async () => {
    const stage = mountedStage();
    await walkMounted(
      planSelectionPage,
      drivePlanSelection(stage, await planSelectionSet(stage, mountedDesk(stage))),
    );
  });

  it('ROUTE-8: what a plan has seen, and what falls due on it', async () => {
    const stage = mountedStage();
    await walkMounted(planRecordPage, drivePlanRecord(stage, await planRecordSet(mountedDesk(stage))));
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

  it('API-5, SESSION-5: the patients whom somebody looked at last', async () => {
    const stage = mountedStage();
    await walkMounted(
      recentPatientsPage,
      driveRecentPatients(stage, await recentPatientsSet(stage, mountedDesk(stage))),
    );
  });
});
