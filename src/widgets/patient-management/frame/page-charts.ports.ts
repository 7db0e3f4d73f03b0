import type { PageChartName } from '#machines/patient/patient.pages.ts';
import { wireBenefits } from '../benefit-summary/benefits.ports.ts';
import { wirePaymentAccounts } from '../manage-payments/payment-accounts.ports.ts';
import { wireMemberEdit } from '../member-edit/member-edit.ports.ts';
import { wirePatientActivity } from '../notes/patient-activity.ports.ts';
import { wirePatientNotes } from '../notes/patient-notes.ports.ts';
import { wireMembership } from '../overview/membership.ports.ts';
import { wirePaymentCard } from '../payment/new-card.ports.ts';
import { wirePaymentFacts } from '../payment/payment-facts.ports.ts';
import { wirePlanPayment } from '../payment/take-payment.ports.ts';
import { wirePlanRecord } from '../plan-record/plan-record.ports.ts';
import { wireEmailOfPatient } from '../transactions/receipt-email.ports.ts';
import { wirePatientReversal } from '../transactions/reversal.ports.ts';
import { wireTransactionFile } from '../transactions/transaction-file.ports.ts';
import { wireTransactions } from '../transactions/transactions.ports.ts';
import type { WireChart } from './page-chart.ts';

export const PAGE_CHARTS: Readonly<Record<PageChartName, WireChart>> = {
  activity: ({ host }) => wirePatientActivity(host),
  benefits: ({ host }, planId) => wireBenefits(host, planId),
  csvExport: (parts) => wireTransactionFile(parts),
  memberEdit: ({ host }) => wireMemberEdit(host),
  membership: ({ host }, planId) => wireMembership(host, planId),
  newCard: (parts) => wirePaymentCard(parts),
  notes: ({ host }) => wirePatientNotes(host),
  paymentAccounts: (parts) => wirePaymentAccounts(parts),
  paymentFacts: ({ host }, planId) => wirePaymentFacts(host, planId),
  receiptEmail: ({ host }) => wireEmailOfPatient(host),
  reversal: (parts) => wirePatientReversal(parts),
  schedule: ({ host }, planId) => wirePlanRecord(host, planId, 'schedule'),
  takePayment: (parts, planId) => wirePlanPayment(parts, planId),
  transactions: (parts) => wireTransactions(parts),
  treatments: ({ host }, planId) => wirePlanRecord(host, planId, 'treatments'),
};
