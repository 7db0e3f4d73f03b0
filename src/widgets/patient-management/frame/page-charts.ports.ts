import type { PatientPageName } from '#domain/navigation/routes.ts';
import { benefitsChart } from '../benefit-summary/benefits.ports.ts';
import { paymentAccountsChart } from '../manage-payments/payment-accounts.ports.ts';
import { memberEditChart } from '../member-edit/member-edit.ports.ts';
import { patientActivityChart } from '../notes/patient-activity.ports.ts';
import { patientNotesChart } from '../notes/patient-notes.ports.ts';
import { membershipChart } from '../overview/membership.ports.ts';
import { newCardChart } from '../payment/new-card.ports.ts';
import { paymentFactsChart } from '../payment/payment-facts.ports.ts';
import { takePaymentChart } from '../payment/take-payment.ports.ts';
import { planRecordChart } from '../plan-record/plan-record.ports.ts';
import { receiptEmailChart } from '../transactions/receipt-email.ports.ts';
import { reversalChart } from '../transactions/reversal.ports.ts';
import { transactionFileChart } from '../transactions/transaction-file.ports.ts';
import { transactionsChart } from '../transactions/transactions.ports.ts';
import type { PageChart, PageChartName } from './page-chart.ts';

export const PAGE_CHARTS: { readonly [Name in PageChartName]: PageChart<Name> } = {
  activity: patientActivityChart,
  benefits: benefitsChart,
  csvExport: transactionFileChart,
  memberEdit: memberEditChart,
  membership: membershipChart,
  newCard: newCardChart,
  notes: patientNotesChart,
  paymentAccounts: paymentAccountsChart,
  paymentFacts: paymentFactsChart,
  receiptEmail: receiptEmailChart,
  reversal: reversalChart,
  schedule: planRecordChart('schedule'),
  takePayment: takePaymentChart,
  transactions: transactionsChart,
  treatments: planRecordChart('treatments'),
};

const CHARTS_ON_PAGE: Partial<Record<PatientPageName, readonly PageChartName[]>> = {
  benefitSummary: ['benefits'],
  editMember: ['memberEdit'],
  managePayments: ['paymentAccounts'],
  memberEdit: ['memberEdit'],
  overview: ['membership', 'notes', 'activity'],
  payment: ['takePayment', 'newCard', 'receiptEmail', 'paymentFacts'],
  paymentArrangementPlans: ['schedule'],
  paymentMethod: ['paymentAccounts'],
  transactions: ['transactions', 'receiptEmail', 'csvExport', 'reversal'],
  treatmentSummary: ['treatments'],
};

export const chartsOn = (page: PatientPageName): readonly PageChartName[] => CHARTS_ON_PAGE[page] ?? [];
