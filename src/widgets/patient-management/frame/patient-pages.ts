import type { ComponentType } from 'react';
import { type PageName, type PatientPageName, pageAt } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { PlanSelectionRef } from '#machines/plan-selection/plan-selection.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** What a page about a patient is given. It begins anew for another plan. */
export interface PatientPageProps {
  host: WidgetHost;
  member: Member;
  /** The selected plan; `amountDue` is 0 until `isDueKnown`. */
  plan: Plan;
  isDueKnown: boolean;
  /** To choose another plan, and to say that something has changed: `patient.refresh`. */
  selection: PlanSelectionRef;
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}

export type LoadPatientPage = () => Promise<{ default: ComponentType<PatientPageProps> }>;

const managePayments: LoadPatientPage = async () => ({
  default: (await import('../manage-payments/ManagePaymentsPage.tsx')).ManagePaymentsPage,
});

const memberEdit: LoadPatientPage = async () => ({
  default: (await import('../member-edit/MemberEditPage.tsx')).MemberEdit,
});

const marketplace: LoadPatientPage = async () => ({
  default: (await import('../marketplace/MarketplacePage.tsx')).MarketplacePage,
});

/** What stands on each page about a patient, fetched when it is opened. */
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
  comparePlans: marketplace,
  patientExplorePlans: marketplace,
  patientPurchasePlan: marketplace,
  managePayments,
  paymentMethod: managePayments,
};

const isAboutPatient = (page: PageName): page is PatientPageName => page in PATIENT_PAGES;

/** The page about a patient at a path; the overview where the path is of another page. */
export function patientPageAt(path: string): PatientPageName {
  const page = pageAt(path);
  return page !== undefined && isAboutPatient(page) ? page : 'overview';
}

/** The form that changes a patient is about none of their plans: what is typed in it stays when another one is chosen. */
export const isAboutPlan = (page: PageName): boolean => page !== 'memberEdit' && page !== 'editMember';
