import type { ComponentType } from 'react';
import { type PageName, type PatientPageName, pageAt } from '#domain/navigation/routes.ts';
import type { PatientPageProps } from './patient-page-props.ts';

export type LoadPatientPage = () => Promise<{ default: ComponentType<PatientPageProps> }>;

const managePayments: LoadPatientPage = async () => ({
  default: (await import('../manage-payments/ManagePaymentsPage.tsx')).ManagePaymentsPage,
});

const memberEdit: LoadPatientPage = async () => ({
  default: (await import('../member-edit/MemberEditPage.tsx')).MemberEdit,
});

export const PATIENT_PAGES: Record<PatientPageName, LoadPatientPage> = {
  editMember: memberEdit,
  memberEdit,
  benefitSummary: async () => ({
    default: (await import('../benefit-summary/BenefitSummaryPage.tsx')).BenefitSummaryPage,
  }),
  overview: async () => ({ default: (await import('../overview/OverviewPage.tsx')).PatientOverview }),
  treatmentSummary: async () => ({
    default: (await import('../plan-record/PlanRecordPages.tsx')).TreatmentPage,
  }),
  paymentArrangementPlans: async () => ({
    default: (await import('../plan-record/PlanRecordPages.tsx')).SchedulePage,
  }),
  transactions: async () => ({
    default: (await import('../transactions/TransactionsPage.tsx')).TransactionsPage,
  }),
  payment: async () => ({ default: (await import('../payment/TakePaymentPage.tsx')).TakePaymentPage }),
  managePayments,
  paymentMethod: managePayments,
};

const isAboutPatient = (page: PageName): page is PatientPageName => page in PATIENT_PAGES;

/** Returns the overview for any other path. */
export function patientPageAt(path: string): PatientPageName {
  const page = pageAt(path);
  return page !== undefined && isAboutPatient(page) ? page : 'overview';
}

/** The form that edits a patient depends on no plan, so its changes stay when the user selects another plan. */
export const isAboutPlan = (page: PageName): boolean => page !== 'memberEdit' && page !== 'editMember';
